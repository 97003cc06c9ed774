#pragma once

// Best-first search in layers over the same states, rules, bounds and table: the fast engine while
// memory lasts.
//
// It works in either direction. What a state's children are is up to the expander, which has
//     set(boxes, player)                the state at hand
//     bound()                           on what is left from there; 0 means: this is the end
//     look(), locate(key)               finds where the player can walk; the same and the key
//     for_each_child(most, visit, budget)  calls visit(Child); a bound of 0 means: this is the end;
//                                       returns the state's own bound, and if that is more than
//                                       `most` it calls nothing; may leave out what no plan within
//                                       the budget needs
//     left_out()                        what a plan costs at least that needs it
//     locate_child(key)                 the key of the child that is being visited
// and a rebuild_plan() that finds a plan between a beginning and the end that was reached.

#include <atomic>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "checkpoint/blocks.hpp"
#include "search/batch.hpp"
#include "search/buckets.hpp"
#include "search/control.hpp"
#include "search/crew.hpp"
#include "search/evaluator.hpp"
#include "search/puller.hpp"
#include "search/result.hpp"
#include "search/state_list.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

/// Whether, within the budget of a layer, pushes that can wait are left out.
enum class Commits : std::uint8_t { No, Yes };

template <class Expander>
class Layered {
public:
    using Expanders = std::vector<std::unique_ptr<Expander>>;  // one for each worker

    Layered(const Problem& problem, table::Space& space, const Control& control,
            const Expanders& expanders, Commits commits = Commits::No);

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

    /// States expanded so far.
    std::uint64_t expanded() const { return expanded_; }

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
    /// A range of a list.
    struct Range {
        std::size_t begin;
        std::size_t end;
    };
    /// Items that a worker expanded one after another, and what it found then.
    struct Turn {
        std::size_t first;
        std::size_t worker;
        Range children;
        Range later;
    };

    struct alignas(128) Worker {
        explicit Worker(std::size_t key_words)
            : children(key_words), later(key_words), key(key_words) {}

        StateList children;
        StateList later;  // states that turned out to belong to a later layer
        std::vector<Turn> turns;
        Bundle bundle;
        std::vector<std::span<const std::uint32_t>> of_part;  // children, of each worker
        std::vector<Location> boxes;
        std::vector<board::Word> key;
        std::size_t most_children = 0;  // of a state
    };

    std::size_t slice_size() const;
    void expand(std::size_t first, std::size_t last, board::Price f, std::size_t worker);
    void expand(std::size_t item, board::Price f, std::size_t worker);
    void add(StateList& states, const board::Word* key, const Rank& rank, board::Price bound) const;
    bool settle(board::Price f);
    void order_turns();
    void lower_costs_of(std::size_t part, Worker& at_work);
    bool open_children(board::Price f);
    void open_later();
    table::Cost held_cost(board::Price price) const { return problem_.measure().entry_of(price); }
    void put_back(std::size_t from, board::Price f);
    bool is_full() const;

    const Problem& problem_;
    table::Space& space_;
    const Control& control_;
    const Expanders& expanders_;
    const Commits commits_;
    const std::size_t key_words_;
    Crew crew_;
    std::unique_ptr<table::Table> table_;
    const table::Cost highest_cost_;
    Buckets open_;
    const std::size_t most_children_;  // of the states that are expanded at a time
    std::vector<Worker> workers_;
    Batch batch_;
    std::vector<Turn> turns_;  // of all workers, in the order of the items
    bool is_whole_ = true;
    std::uint64_t expanded_ = 0;
    Progress progress_;
    std::atomic<bool> too_deep_{false};
    std::atomic<bool> too_wide_{false};
    std::vector<board::Word> goal_;  // key of the end, once it is reached
    Plan path_;
};

extern template class Layered<Evaluator>;
extern template class Layered<Puller>;

}  // namespace tabkeeper::search
