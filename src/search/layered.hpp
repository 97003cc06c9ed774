#pragma once

// Best-first search in layers over the same states, rules, bounds and table: the fast engine while
// memory lasts.
//
// It works in either direction. What a state's children are is up to the expander, which has
//     set(boxes, player)                the state at hand
//     look(), locate(key)               finds where the player can walk; the same and the key
//     for_each_child(most, visit)       calls visit(Child); a bound of 0 means: this is the end;
//                                       returns the state's own bound, and if that is more than
//                                       `most` it calls nothing
//     locate_child(key)                 the key of the child that is being visited
// and a rebuild_plan() that finds a plan between a beginning and the end that was reached.

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "checkpoint/blocks.hpp"
#include "search/buckets.hpp"
#include "search/control.hpp"
#include "search/crew.hpp"
#include "search/evaluator.hpp"
#include "search/puller.hpp"
#include "search/result.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

template <class Expander>
class Layered {
public:
    using Expanders = std::vector<std::unique_ptr<Expander>>;  // one for each worker

    Layered(const Problem& problem, table::Space& space, const Control& control,
            const Expanders& expanders);

    /// Adds a state to begin with, and a bound on what is to be paid from there to the end.
    void begin_at(std::span<const Location> boxes, Location player, board::Price bound);

    /// Is there a plan with cost <= most? `on_layer` is told every bound that is proven on the way.
    /// Full: the space is used up; the bound is what was proven until then. Paused: so many states
    /// were expanded in all; the next call goes on from there.
    Result plan(board::Price most, std::uint64_t states,
                const std::function<void(board::Price)>& on_layer);

    /// The layer at hand, and how many states had been expanded when it began.
    struct Progress {
        board::Price layer = 0;
        std::uint64_t expanded_before = 0;
    };
    const Progress& progress() const { return progress_; }

    const Plan& path() const { return path_; }
    const table::Table& table() const { return *table_; }

    /// Whether every state in the table was expanded, with its children in the table, or is in the
    /// open list. It is between batches, and after a stop; not any more once the space is used up.
    bool is_whole() const { return is_whole_ && !is_full(); }

    /// Writes all that is needed to go on; only where it is whole.
    void save(checkpoint::Writer& writer, checkpoint::Section section) const;

    /// Takes up what was saved, block by block, instead of begin_at(). False where the space is
    /// used up: then it is no good any more.
    bool take_up(checkpoint::Reader& reader, const checkpoint::Block& block);

private:
    /// States that belong to one part of the table.
    struct Bin {
        std::vector<board::Word> keys;
        std::vector<table::Cost> costs;    // as the table holds them
        std::vector<board::Price> prices;  // cost so far
        std::vector<board::Price> bounds;  // on what is left
        std::vector<std::int32_t> home;    // as a child has it
        std::vector<std::uint8_t> chosen;  // what the table said

        std::size_t size() const { return costs.size(); }
        void clear();
    };
    using Bins = std::array<Bin, table::Table::parts>;

    /// Where a state lies among the bins.
    struct Item {
        std::uint32_t part;
        std::uint32_t index;
    };

    struct alignas(128) Worker {
        Bins children;
        std::vector<Item> order;  // the children as they were found
        Bin later;                // states that turned out to belong to a later layer
        std::vector<Location> boxes;
        std::vector<board::Word> key;
        std::size_t most_children = 1;
    };

    void take_batch(board::Price f);
    std::size_t slice_size() const;
    void expand(const Item& item, board::Price f, std::size_t worker);
    Item add(Bins& bins, const board::Word* key, const Rank& rank, board::Price bound) const;
    void append(Bin& bin, const board::Word* key, const Rank& rank, board::Price bound) const;
    bool settle(board::Price f);
    void put_back(std::size_t from, board::Price f);
    bool is_full() const;

    const Problem& problem_;
    table::Space& space_;
    const Control& control_;
    const Expanders& expanders_;
    const std::size_t key_words_;
    Crew crew_;
    std::unique_ptr<table::Table> table_;
    const table::Cost highest_cost_;
    Buckets open_;
    const std::size_t most_children_;  // of the states that are expanded at a time
    std::vector<Worker> workers_;
    Bins batch_;
    std::vector<Item> items_;  // those of the batch that are worth expanding
    bool is_whole_ = true;
    std::uint64_t expanded_ = 0;
    Progress progress_;
    std::minstd_rand random_;  // always the same: runs of one thread can be repeated
    std::atomic<bool> too_deep_{false};
    std::atomic<bool> too_wide_{false};
    std::vector<board::Word> goal_;  // key of the end, once it is reached
    Plan path_;
};

extern template class Layered<Evaluator>;
extern template class Layered<Puller>;

}  // namespace tabkeeper::search
