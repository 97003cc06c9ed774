// The recursion in continuation-passing style.
//
// A task evaluates one call: it generates the children, starts a task for each and ends. Nobody
// waits for a child: the last child to be done completes its parent. So there is one task group,
// waited on at the root, and no lock is ever held across a spawn. Calls with a small budget are
// left to one worker, where a task each would cost more than the work.
//
// A child that another worker is busy with goes on its parent's list of postponed ones and is
// started again, insistently, once the other children are done: by then its answer is often in the
// table.
//
// When a run is stopped the remaining tasks hand back the bounds they were born with. Those are
// true as well, only weaker, so nothing needs to be cancelled or unwound.

#include "search/task_tree.hpp"

#include <algorithm>
#include <atomic>
#include <new>
#include <utility>

namespace tabkeeper::search {

namespace {

// Below this much of the budget one worker goes on alone. Chosen so that a task has hundreds of
// states to search on average while a thief still finds work at the top.
constexpr board::Price least_pushes_for_tasks = 6;
constexpr board::Price share_of_budget_alone = 2;

// What the calls that wait for a worker may take: part of the documented constant. With more of
// them workers go on alone until some are done; there is enough for all to do.
// Two workers rarely come near their limit, and going on alone takes longer ways through memory.
constexpr std::size_t bytes_of_nodes = 8U << 20U;
constexpr std::size_t bytes_of_nodes_of_two = 40U << 20U;
constexpr std::size_t bytes_of_task = 256;  // oneTBB's, and malloc's own

// What a call that was worth tasks counts as when the table must forget: most of all.
constexpr std::uint64_t work_of_a_task = 1U << table::highest_effort;

void lower_to(std::atomic<board::Price>& value, board::Price candidate) {
    board::Price known = value.load(std::memory_order_relaxed);
    while (candidate < known && !value.compare_exchange_weak(known, candidate)) {
    }
}

}  // namespace

/// A call that is under way. Lives until its last child has reported.
struct TaskTree::Node {
    Node* parent = nullptr;
    Child child;
    board::Price budget = 0;
    table::Patience patience = table::Patience::Defer;
    Node* next_postponed = nullptr;

    // From here on only when its children are tasks.
    std::vector<Location> boxes;
    Location player = no_location;
    std::vector<table::Word> key;
    std::atomic<board::Price> backed_up{board::infinite_price};
    std::atomic<std::size_t> pending{0};
    std::atomic<Node*> postponed{nullptr};
};

TaskTree::TaskTree(const Problem& problem, Control& control, const Workers& workers)
    : problem_(problem),
      control_(control),
      workers_(workers),
      most_nodes_((workers.size() > 2 ? bytes_of_nodes : bytes_of_nodes_of_two) /
                  (sizeof(Node) + bytes_of_task)),
      parallelism_(tbb::global_control::max_allowed_parallelism, workers.size()),
      arena_(static_cast<int>(workers.size())) {}

Result TaskTree::plan(board::Price bound, board::Price budget) {
    sequential_budget_ = std::max(least_pushes_for_tasks * problem_.tariff().cheapest_push(),
                                  budget / share_of_budget_alone);
    found_ = false;
    auto root = std::make_unique<Node>();
    root->child.bound = bound;
    root->budget = budget;
    root->patience = table::Patience::Insist;
    run_all_from(root.release());
    if (found_) return {Outcome::Found, 0};
    return {root_bound_ > budget ? Outcome::Failed : Outcome::Stopped, root_bound_};
}

/// Where oneTBB runs out of memory, here or in spawn(), it is in no state to go on and the tree
/// cannot be completed by anybody: the program ends with what is known.
void TaskTree::run_all_from(Node* root) noexcept {
    arena_.execute([&] {
        spawn(root);
        group_.wait();
    });
}

void TaskTree::spawn(Node* node) noexcept {
    group_.run([this, node] { evaluate(node); });
}

void TaskTree::evaluate(Node* node) {
    if (control_.stopping()) return complete(node, node->child.bound);
    try {
        const auto thread = static_cast<std::size_t>(tbb::this_task_arena::current_thread_index());
        Recursion& worker = *workers_[thread];
        if (node->parent == nullptr) {
            worker.evaluator().set(problem_.instance().boxes, problem_.instance().player);
        } else {
            worker.evaluator().set(node->parent->boxes, node->parent->player);
            worker.evaluator().apply(node->child.push);
        }
        if (node->budget <= sequential_budget_ || nodes_ > most_nodes_) {
            evaluate_alone(node, worker);
        } else {
            evaluate_by_tasks(node, worker);
        }
    } catch (const std::bad_alloc&) {
        control_.stop(StopReason::Memory);
        complete(node, node->child.bound);
    }
}

void TaskTree::evaluate_alone(Node* node, Recursion& worker) {
    const Result result = worker.plan(node->child.bound, node->budget, node->patience);
    if (result.outcome == Outcome::Busy) return postpone(node);
    if (result.outcome == Outcome::Found) announce(node, worker.path());
    complete(node, result.outcome == Outcome::Failed ? result.bound : node->child.bound);
}

void TaskTree::evaluate_by_tasks(Node* node, Recursion& worker) {
    control_.rest();
    node->key.resize(problem_.packing().words());
    const Recursion::Admitted admitted =
        worker.admit(node->child.bound, node->budget, node->patience, node->key.data());
    if (admitted.admission == table::Admission::Busy) return postpone(node);
    if (admitted.admission == table::Admission::Answered) return complete(node, admitted.bound);

    const auto boxes = worker.evaluator().position().boxes();
    node->boxes.assign(boxes.begin(), boxes.end());
    node->player = worker.evaluator().position().player();
    std::vector<Child> children;
    node->backed_up = worker.evaluator().expand(children, node->budget);
    if (control_.stopping()) return complete(node, node->child.bound);

    const auto solved = std::find_if(children.begin(), children.end(),
                                     [](const Child& child) { return child.bound == 0; });
    if (solved != children.end()) {
        announce(node, {solved->push});
        return complete(node, node->child.bound);
    }
    if (children.empty()) {
        const board::Price proven = node->backed_up;
        worker.leave(node->key.data(), proven, work_of_a_task);
        return complete(node, proven);
    }
    std::vector<std::unique_ptr<Node>> nodes;
    // The last one started is the first one run, so the best child comes last.
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        nodes.push_back(std::make_unique<Node>());
        nodes.back()->parent = node;
        nodes.back()->child = *child;
        nodes.back()->budget = node->budget - child->price;
    }
    node->pending = nodes.size();
    nodes_ += nodes.size();
    for (auto& child : nodes) spawn(child.release());
}

void TaskTree::postpone(Node* node) {
    Node* parent = node->parent;
    node->patience = table::Patience::Insist;
    node->next_postponed = parent->postponed.load(std::memory_order_relaxed);
    while (!parent->postponed.compare_exchange_weak(node->next_postponed, node)) {
    }
    if (Node* done = child_done(parent)) {
        const board::Price proven = done->backed_up;
        complete(done, proven);
    }
}

/// Reports a call's bound to its parent, and so on upwards as long as that was the last child.
void TaskTree::complete(Node* node, board::Price bound) {
    while (node != nullptr) {
        const std::unique_ptr<Node> ended(node);
        Node* parent = node->parent;
        if (parent == nullptr) {
            root_bound_ = bound;
            return;
        }
        --nodes_;
        lower_to(parent->backed_up, board::plus(node->child.price, bound));
        node = child_done(parent);
        if (node != nullptr) bound = node->backed_up;
    }
}

/// Returns the parent if all its children are done and its bound is tabled.
TaskTree::Node* TaskTree::child_done(Node* parent) {
    if (parent->pending.fetch_sub(1) != 1) return nullptr;
    Node* postponed = parent->postponed.exchange(nullptr);
    if (postponed == nullptr) {
        workers_.front()->leave(parent->key.data(), parent->backed_up, work_of_a_task);
        return parent;
    }
    std::size_t count = 0;
    for (const Node* node = postponed; node != nullptr; node = node->next_postponed) ++count;
    parent->pending = count;
    while (postponed != nullptr) spawn(std::exchange(postponed, postponed->next_postponed));
    return nullptr;
}

void TaskTree::announce(const Node* node, const Plan& rest) {
    Plan path = rest;
    for (; node->parent != nullptr; node = node->parent) {
        path.insert(path.begin(), node->child.push);
    }
    const std::scoped_lock lock(path_mutex_);
    if (found_) return;
    found_ = true;
    path_ = std::move(path);
    control_.finish();
}

}  // namespace tabkeeper::search
