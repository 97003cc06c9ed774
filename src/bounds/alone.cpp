#include "bounds/alone.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

void Alone::guess(Relaxation& relaxation, const Affordable& affordable,
                  const board::Region& region) {
    std::fill(at_.begin(), at_.end(), 0);
    come_to_.assign(relaxation.nodes(), 0);
    const auto boxes = affordable.boxes();
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        if (affordable.is_wall(boxes[box])) continue;
        follow(box, relaxation, affordable.slack_of(box), region);
    }
}

void Alone::follow(std::size_t box, Relaxation& relaxation, Assignment::Value slack,
                   const board::Region& region) {
    const auto is_free = [&](Location location) {
        const Relaxation::BoxIndex there = relaxation.box_at(location);
        return there == Relaxation::no_box || there == box;
    };
    places_.assign(1, {relaxation.beginning_of(box), 0});
    for (std::size_t head = 0; head < places_.size(); ++head) {
        const Place from = places_[head];
        const Relaxation::Ways ways = relaxation.ways_of(from.node);
        bool is_blocked = false;
        for (std::uint32_t index = ways.begin; index < ways.end; ++index) {
            const Relaxation::Way& way = relaxation.way(index);
            is_blocked = (is_blocked && way.is_further) || !is_free(way.to);
            if (is_blocked || !is_free(way.behind)) continue;
            if (head == 0 && !region.contains(way.behind)) continue;
            const Assignment::Value excess = from.excess + way.excess;
            if (excess > slack) continue;
            at_[way.to] |= only_box(box);
            at_[way.behind] |= only_box(box);
            if ((come_to_[way.node] & only_box(box)) != 0) continue;
            come_to_[way.node] |= only_box(box);
            places_.push_back({way.node, excess});
        }
    }
}

}  // namespace tabkeeper::bounds
