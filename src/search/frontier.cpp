// Breadth-first iterative deepening (Zhou and Hansen 2006, "Breadth-first heuristic search").
//
// Within a budget, layer g holds the states that g pushes reach and whose bound still fits. A state
// that was in an earlier layer is left out, as far back as layers are remembered; one that comes
// back after its layer was dropped is searched again with less budget, which costs time and changes
// nothing. All pushes must cost 1, so this is for lines and for pushes. If no plan fits, the least
// cost + bound that was cut off is the next budget.
//
// The plan is rebuilt backwards: a state of layer g has a predecessor in layer g - 1. Where that
// layer was dropped, the sweep is made again up to there; each time the last layers are in memory.

#include "search/frontier.hpp"

#include <algorithm>
#include <utility>

#include "search/rebuild.hpp"
#include "search/worker_memory.hpp"

namespace tabkeeper::search {

namespace {
constexpr std::size_t batch = 1'024;
constexpr std::size_t frontier_grain = 16;
// What the workers may hold of a batch: only states with thousands of wide children come near it.
constexpr std::size_t bytes_of_harvests = 8U << 20U;
constexpr std::size_t most_bytes_of_harvest = 8U << 20U;
// Sorting a layer needs an index and a copy beside it.
constexpr std::uint64_t room_to_sort = 3;
}  // namespace

Frontier::Frontier(const Problem& problem, std::uint64_t bytes, const Control& control,
                   const Evaluators& evaluators)
    : problem_(problem),
      limit_(bytes),
      control_(control),
      evaluators_(evaluators),
      key_words_(problem.packing().words()),
      crew_(evaluators.size()),
      most_bytes_of_harvest_(
          share_of_each(bytes_of_harvests, most_bytes_of_harvest, evaluators.size())),
      harvests_(evaluators.size()) {
    for (Harvest& harvest : harvests_) {
        harvest.boxes.resize(problem.board().boxes());
        harvest.key.resize(key_words_);
    }
}

Result Frontier::plan(board::Price budget) {
    switch (sweep(budget, board::infinite_price)) {
        case Swept::Ended: return {Outcome::Failed, least_cut_};
        case Swept::Goal: return {rebuild(budget), budget};
        case Swept::Full: return {Outcome::Full, budget};
        case Swept::Reached:
        case Swept::Stopped: break;
    }
    return {Outcome::Stopped, budget};
}

/// Layer after layer, until a solved state turns up, layer `until` is complete, or none is left.
Frontier::Swept Frontier::sweep(board::Price budget, board::Price until) {
    layers_.clear();
    least_cut_ = board::infinite_price;
    Evaluator& first = *evaluators_.front();
    first.set(problem_.instance().boxes, problem_.instance().player);
    first.locate(harvests_.front().key.data());
    layers_.emplace_back(key_words_).append(harvests_.front().key);
    for (last_layer_ = 0; layers_.back().size() > 0; ++last_layer_) {
        if (last_layer_ == until) return Swept::Reached;
        KeyLayer next(key_words_);
        const Swept swept = expand_layer(last_layer_, budget, next);
        if (swept != Swept::Ended) return swept;
        layers_.push_back(std::move(next));
        count_space();
    }
    return Swept::Ended;
}

Frontier::Swept Frontier::expand_layer(board::Price g, board::Price budget, KeyLayer& next) {
    std::size_t compact_at = 4 * batch;
    const std::size_t size = layers_.back().size();
    for (std::size_t start = 0; start < size; start += batch) {
        const auto expand = [&](std::size_t begin, std::size_t end, std::size_t worker) {
            for (std::size_t index = begin; index < end && !control_.stopping(); ++index) {
                expand_state(layers_.back().at(index), g, budget, *evaluators_[worker],
                             harvests_[worker]);
            }
        };
        crew_.spread(start, std::min(start + batch, size), frontier_grain, expand);
        control_.rest();
        if (control_.stopping()) return Swept::Stopped;
        for (Harvest& harvest : harvests_) {
            if (!harvest.goal.empty()) return Swept::Goal;
            if (harvest.full) return Swept::Full;
            next.append(harvest.keys);
            harvest.keys.clear();
            least_cut_ =
                std::min(least_cut_, std::exchange(harvest.least_cut, board::infinite_price));
        }
        if (next.size() >= compact_at || held() + next.bytes() * room_to_sort > limit_) {
            next.compact();
            compact_at = std::max(compact_at, 2 * next.size());
        }
        if (!drop_old_layers(next.bytes() * room_to_sort)) return Swept::Full;
    }
    next.compact();
    for (const KeyLayer& layer : layers_) next.subtract(layer);
    return Swept::Ended;
}

void Frontier::expand_state(const board::Word* key, board::Price g, board::Price budget,
                            Evaluator& evaluator, Harvest& harvest) {
    const Location anchor = problem_.packing().unpack(key, harvest.boxes);
    evaluator.set(harvest.boxes, anchor);
    evaluator.look();
    // Without the committing rule: XSokoban 2 with 160K takes four times as long with it.
    const board::Price bound = evaluator.for_each_child(budget - g, [&](const Child& child) {
        if (child.total() > budget - g) {
            harvest.least_cut = std::min(harvest.least_cut, board::plus(g, child.total()));
            return;
        }
        harvest.full |= harvest.keys.size() * sizeof(board::Word) > most_bytes_of_harvest_;
        if (harvest.full) return;
        evaluator.locate_child(harvest.key.data());
        harvest.keys.insert(harvest.keys.end(), harvest.key.begin(), harvest.key.end());
        if (child.bound == 0 && harvest.goal.empty()) harvest.goal = harvest.key;
    });
    if (bound > budget - g) harvest.least_cut = std::min(harvest.least_cut, board::plus(g, bound));
}

/// Makes room for what is wanted beside the layer being expanded; false where even that is too
/// much.
bool Frontier::drop_old_layers(std::uint64_t wanted) {
    while (held() + wanted > limit_ && layers_.size() > 1) layers_.pop_front();
    return held() + wanted <= limit_;
}

/// Walks back from the solved state. `layers_` holds the layers up to the one it was reached from.
Outcome Frontier::rebuild(board::Price budget) {
    std::vector<board::Word> key;
    for (Harvest& harvest : harvests_) {
        if (!harvest.goal.empty()) key = harvest.goal;
        harvest.goal.clear();
        harvest.keys.clear();
    }
    path_.clear();
    Predecessors predecessors(problem_, *evaluators_.front(), key);
    board::Price cost = last_layer_ + 1;
    while (true) {
        while (cost > 0 && !layers_.empty()) {
            if (control_.stopping()) return Outcome::Stopped;
            const KeyLayer& layer = layers_.back();
            path_.push_back(predecessors.step_back(
                [&](const board::Word* before, board::Price) { return layer.contains(before); }));
            layers_.pop_back();
            --cost;
        }
        if (cost == 0) break;
        const Swept swept = sweep(budget, cost - 1);
        if (swept != Swept::Reached) return swept == Swept::Full ? Outcome::Full : Outcome::Stopped;
    }
    path_ = predecessors.from_start(std::move(path_));
    return Outcome::Found;
}

std::uint64_t Frontier::held() const {
    std::uint64_t bytes = 0;
    for (const KeyLayer& layer : layers_) bytes += layer.bytes();
    return bytes;
}

void Frontier::count_space() {
    std::uint64_t states = 0;
    for (const KeyLayer& layer : layers_) states += layer.size();
    states_.set(states);
    bytes_now_.set(held());
}

}  // namespace tabkeeper::search
