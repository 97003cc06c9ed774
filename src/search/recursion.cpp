// The tabled recursion, with its stack on the heap: budgets may be deeper than a thread's stack.
//
// plan(S, budget) tries every child with what its push leaves of the budget. Each push costs
// something, so budgets shrink, the recursion is well-founded on any graph, and "no plan within b"
// is a fact about S alone, whatever path led here: it can be tabled at once. The steps:
//   1. admit:   the table may know that the bound exceeds the budget, or that another worker is at
//               it (then the caller takes other children first)
//   2. expand:  generate the children that can fit the budget, best bound first; of the others only
//               the least bound is kept
//   3. try:     a solved child ends the search
//   4. return:  children that were busy the first time are now insisted on
//   5. table:   the least cost + bound over the children is the state's new bound
// Leaving early (a stop) leaves nothing wrong behind: what is tabled is proven when it is tabled.

#include "search/recursion.hpp"

#include <algorithm>
#include <utility>

namespace tabkeeper::search {

Recursion::Recursion(const Problem& problem, table::Table& table, Control& control,
                     Evaluator& evaluator, OnTableFull on_table_full,
                     std::size_t most_bytes_of_children)
    : measure_(problem.measure()),
      table_(table),
      control_(control),
      on_table_full_(on_table_full),
      most_bytes_of_children_(most_bytes_of_children),
      evaluator_(evaluator),
      key_words_(problem.packing().words()) {}

Result Recursion::plan(board::Price bound, board::Price budget, table::Patience patience) {
    calls_.clear();
    children_.clear();
    const Admitted start = begin_call({{}, 0, bound}, no_location, budget, patience);
    if (start.admission == table::Admission::Answered) return {Outcome::Failed, start.bound};
    if (start.admission == table::Admission::Busy) return {Outcome::Busy, bound};
    while (true) {
        if (control_.stopping()) return {Outcome::Stopped, bound};
        control_.rest();  // what is tabled is true whenever it is looked at
        Call& call = calls_.back();
        if (call.next < call.end) {
            if (try_next_child()) return {Outcome::Found, 0};
        } else if (call.postponed > 0) {
            call.next = call.begin;
            call.end = call.begin + std::exchange(call.postponed, 0);
            call.patience = table::Patience::Insist;
        } else {
            const board::Price price = call.price;
            const board::Price proven = end_call();
            if (calls_.empty()) return {Outcome::Failed, proven};
            back_up(board::plus(price, proven));
        }
    }
}

Recursion::Admitted Recursion::admit(board::Price bound, board::Price budget,
                                     table::Patience patience, table::Word* key) {
    evaluator_.locate(key);
    const table::Admitted admitted =
        table_.enter(key, measure_.entry_of(bound), measure_.entry_of(budget), patience);
    if (admitted.admission == table::Admission::Answered) hits_.add(1);
    if (on_table_full_ == OnTableFull::Stop && table_.has_refused()) {
        control_.stop(StopReason::Table);
    }
    return {admitted.admission, measure_.price_of_entry(admitted.bound)};
}

void Recursion::leave(const table::Word* key, board::Price bound, std::uint64_t work) {
    table_.leave(key, measure_.entry_of(bound), work);
}

Recursion::Admitted Recursion::begin_call(const Child& child, Location player_before,
                                          board::Price budget, table::Patience patience) {
    const std::size_t depth = calls_.size();
    if (keys_.size() < (depth + 1) * key_words_) keys_.resize((depth + 1) * key_words_ * 2);
    const Admitted admitted = admit(child.bound, budget, patience, key_of(depth));
    if (admitted.admission != table::Admission::Admitted) return admitted;
    Call call;
    call.push = child.push;
    call.price = child.price;
    call.player_before = player_before;
    call.budget = budget;
    call.work_before = evaluator_.expanded();
    call.begin = call.next = children_.size();
    call.backed_up = evaluator_.expand(children_, budget);
    call.end = children_.size();
    if (children_.size() * sizeof(Child) > most_bytes_of_children_) {
        control_.stop(StopReason::Memory);
    }
    calls_.push_back(call);
    return admitted;
}

/// Tables what the innermost call proved and goes back to the state it came from.
board::Price Recursion::end_call() {
    const Call call = calls_.back();
    calls_.pop_back();
    leave(key_of(calls_.size()), call.backed_up, evaluator_.expanded() - call.work_before);
    children_.resize(call.begin);
    if (!calls_.empty()) evaluator_.undo(call.push, call.player_before);
    return call.backed_up;
}

/// True where the child completes a plan.
bool Recursion::try_next_child() {
    Call& call = calls_.back();
    const Child child = children_[call.next++];
    if (child.bound == 0) {
        path_.clear();
        for (std::size_t depth = 1; depth < calls_.size(); ++depth) {
            path_.push_back(calls_[depth].push);
        }
        path_.push_back(child.push);
        return true;
    }
    const Location player = evaluator_.position().player();
    evaluator_.apply(child.push);
    const Admitted admitted = begin_call(child, player, call.budget - child.price, call.patience);
    if (admitted.admission == table::Admission::Admitted) return false;
    evaluator_.undo(child.push, player);
    if (admitted.admission == table::Admission::Busy) {
        children_[call.begin + call.postponed++] = child;
    } else {
        back_up(board::plus(child.price, admitted.bound));
    }
    return false;
}

}  // namespace tabkeeper::search
