#pragma once

// Best-first search in layers over the same states, rules, bounds and table: the fast engine while
// memory lasts.

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <random>
#include <vector>

#include "search/buckets.hpp"
#include "search/control.hpp"
#include "search/crew.hpp"
#include "search/evaluator.hpp"
#include "search/result.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Layered {
public:
    Layered(const Problem& problem, table::Space& space, const Control& control,
            const Evaluators& evaluators);

    /// Is there a plan with cost <= most? `on_layer` is told every bound that is proven on the way.
    /// Full: the space is used up; the bound is what was proven until then.
    Result plan(board::Price bound, board::Price most,
                const std::function<void(board::Price)>& on_layer);

    const Plan& path() const { return path_; }
    const table::Table& table() const { return *table_; }

private:
    /// States that belong to one part of the table.
    struct Bin {
        std::vector<board::Word> keys;
        std::vector<table::Cost> costs;       // as the table holds them
        std::vector<board::Price> prices;     // cost so far
        std::vector<board::Price> bounds;     // on what is left
        std::vector<std::uint32_t> on_goals;  // boxes
        std::vector<std::uint8_t> chosen;     // what the table said

        std::size_t size() const { return costs.size(); }
        void clear();
    };
    using Bins = std::array<Bin, table::Table::parts>;

    /// Where a state lies among the bins.
    struct Item {
        std::uint32_t part;
        std::uint32_t index;
    };

    struct Worker {
        Bins children;
        std::vector<Item> order;  // the children as they were found
        std::vector<Location> boxes;
        std::vector<board::Word> key;
        std::size_t most_children = 1;
    };

    void take_batch(board::Price f);
    std::size_t slice_size() const;
    void expand(const Item& item, board::Price f, std::size_t worker);
    Item add(Bins& bins, const board::Word* key, const Rank& rank, board::Price bound) const;
    bool settle(board::Price f);
    bool is_full() const;

    const Problem& problem_;
    table::Space& space_;
    const Control& control_;
    const Evaluators& evaluators_;
    const std::size_t key_words_;
    const Crew crew_;
    std::unique_ptr<table::Table> table_;
    Buckets open_;
    const std::size_t most_children_;  // of the states that are expanded at a time
    std::vector<Worker> workers_;
    Bins batch_;
    std::vector<Item> items_;  // those of the batch that are worth expanding
    std::uint64_t expanded_ = 0;
    std::minstd_rand random_;  // always the same: runs of one thread can be repeated
    std::atomic<bool> too_deep_{false};
    std::atomic<bool> too_wide_{false};
    std::vector<board::Word> goal_;  // key of a solved state, once there is one
    Plan path_;
};

}  // namespace tabkeeper::search
