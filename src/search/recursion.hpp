#pragma once

// plan(state, budget) by one worker, memoised in the shared table.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "search/control.hpp"
#include "search/evaluator.hpp"
#include "search/result.hpp"
#include "tabkeeper/plan.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Recursion {
public:
    Recursion(const Problem& problem, table::Table& table, Control& control, Evaluator& evaluator,
              OnTableFull on_table_full, std::size_t most_bytes_of_children);

    /// Is there a plan with cost <= budget from the evaluator's state, whose bound is given?
    Result plan(board::Price bound, board::Price budget, table::Patience patience);

    struct Admitted {
        table::Admission admission;
        board::Price bound;
    };

    /// Locates the evaluator's state and asks the table whether it is still worth evaluating.
    Admitted admit(board::Price bound, board::Price budget, table::Patience patience,
                   table::Word* key);

    /// Tables what a call proved.
    void leave(const table::Word* key, board::Price bound, std::uint64_t work);

    const Plan& path() const { return path_; }
    Evaluator& evaluator() { return evaluator_; }
    std::uint64_t hits() const { return hits_.read(); }

private:
    /// A call that is under way: the push that led to it and what is left of its children.
    struct Call {
        Push push;
        board::Price price = 0;  // of that push
        Location player_before = no_location;
        board::Price budget = 0;
        board::Price backed_up =
            board::infinite_price;  // least cost + bound over the children done so far
        table::Patience patience = table::Patience::Defer;
        std::size_t begin = 0;  // children, in `children_`
        std::size_t next = 0;
        std::size_t end = 0;
        std::size_t postponed = 0;      // how many at the front were busy
        std::uint64_t work_before = 0;  // the worker's expansions when it began
    };

    Admitted begin_call(const Child& child, Location player_before, board::Price budget,
                        table::Patience patience);
    board::Price end_call();
    bool try_next_child();

    void back_up(board::Price bound) {
        calls_.back().backed_up = std::min(calls_.back().backed_up, bound);
    }

    table::Word* key_of(std::size_t depth) { return keys_.data() + depth * key_words_; }

    const Measure& measure_;
    table::Table& table_;
    Control& control_;
    const OnTableFull on_table_full_;
    const std::size_t most_bytes_of_children_;  // of all calls under way
    Evaluator& evaluator_;
    const std::size_t key_words_;
    std::vector<Call> calls_;
    std::vector<Child> children_;    // of all calls under way, one after another
    std::vector<table::Word> keys_;  // of all calls under way
    Plan path_;
    Counter hits_;
};

}  // namespace tabkeeper::search
