// The states of a layer that have come farthest may all be lost without any rule having noticed,
// and below each of them are many more of that kind. So most are picked among those that have cost
// equally much so far: with the same f they also have the same to pay, and there the one that has
// come farthest is the best guess. Every cost gets its turn, which makes it a search with a beam
// that never drops what it leaves aside. Some come from anywhere.

#include "search/picking.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tabkeeper::search {

namespace {

// By the states that ten XSokoban levels take: those that need the search of their last layer most.
// The rest is the best of all. With 5 to 20 and 60 to 90 percent they took 0.94 to 1.38 times as
// many; without a turn for each cost five of them were not solved in 40 s.
constexpr std::size_t percent_of_any = 10;
constexpr std::size_t percent_of_each_cost = 60;

Picked take(Layer::iterator cost, Homes::iterator home) {
    const Picked picked{{home->first, cost->first}, home->second.top()};
    home->second.pop();
    if (home->second.empty()) cost->second.erase(home);
    return picked;
}

Homes::iterator best_of(Homes& homes) { return std::prev(homes.end()); }

template <class Map>
typename Map::iterator any_of(Map& map, std::minstd_rand& random) {
    return std::next(map.begin(), static_cast<std::ptrdiff_t>(random() % map.size()));
}

}  // namespace

void pick_any(Layer& layer, std::size_t count, std::minstd_rand& random,
              std::vector<Picked>& picked) {
    for (; count > 0 && !layer.empty(); --count) {
        const auto cost = any_of(layer, random);
        const auto home = any_of(cost->second, random);
        home->second.raise(random() % home->second.size());
        picked.push_back(take(cost, home));
        if (cost->second.empty()) layer.erase(cost);
    }
}

void pick_best_of_each_cost(Layer& layer, std::size_t count, std::minstd_rand& random,
                            std::vector<Picked>& picked) {
    if (count == 0 || layer.empty()) return;
    auto cost = any_of(layer, random);
    for (; count > 0 && !layer.empty(); --count) {
        if (cost == layer.end()) cost = layer.begin();
        picked.push_back(take(cost, best_of(cost->second)));
        cost = cost->second.empty() ? layer.erase(cost) : std::next(cost);
    }
}

void pick_best(Layer& layer, std::size_t count, std::vector<Picked>& picked) {
    if (count == 0) return;
    std::vector<Layer::iterator> costs;
    for (auto cost = layer.begin(); cost != layer.end(); ++cost) costs.push_back(cost);
    const auto is_worse = [](Layer::iterator one, Layer::iterator other) {
        return std::tuple(one->second.rbegin()->first, one->first) <
               std::tuple(other->second.rbegin()->first, other->first);
    };
    std::make_heap(costs.begin(), costs.end(), is_worse);
    while (count > 0 && !costs.empty()) {
        std::pop_heap(costs.begin(), costs.end(), is_worse);
        const auto cost = costs.back();
        picked.push_back(take(cost, best_of(cost->second)));
        --count;
        if (cost->second.empty()) {
            layer.erase(cost);
            costs.pop_back();
        } else {
            std::push_heap(costs.begin(), costs.end(), is_worse);
        }
    }
}

void pick(Layer& layer, std::size_t count, std::minstd_rand& random, std::vector<Picked>& picked) {
    const std::size_t any = count * percent_of_any / 100;
    const std::size_t of_each_cost = count * percent_of_each_cost / 100;
    pick_any(layer, any, random, picked);
    pick_best_of_each_cost(layer, of_each_cost, random, picked);
    pick_best(layer, count - any - of_each_cost, picked);
}

}  // namespace tabkeeper::search
