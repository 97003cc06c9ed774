// A chain of 2x2 rooms. The next room lies beside the last one along a whole edge or half of it, so
// that two ways or one lead through. No room touches any but its two neighbours in the chain.
//
// The chain goes right, up and down and never back left, so a room straight to the right always has
// space and nothing has to be taken back. Afterwards the whole is turned and mirrored.

#include <array>
#include <cstdlib>
#include <set>

#include "generate/boards.hpp"

namespace tabkeeper::generator {

namespace {

/// Of the next room's top left place from the last one's.
constexpr std::array<Place, 7> ways_on{{{2, -1}, {2, 0}, {2, 1}, {0, -2}, {1, -2}, {0, 2}, {1, 2}}};

std::array<Place, 4> places_of(const Place& room) {
    const auto [column, row] = room;
    return {{{column, row}, {column + 1, row}, {column, row + 1}, {column + 1, row + 1}}};
}

bool is_in(const Place& place, const Place& room) {
    const int right = place.first - room.first;
    const int down = place.second - room.second;
    return right >= 0 && right < 2 && down >= 0 && down < 2;
}

bool has_space(const Place& room, const Place& last, const std::set<Place>& taken) {
    for (int down = -1; down <= 2; ++down) {
        for (int right = -1; right <= 2; ++right) {
            const bool is_diagonal = (right < 0 || right > 1) && (down < 0 || down > 1);
            const Place place(room.first + right, room.second + down);
            if (!is_diagonal && !is_in(place, last) && taken.count(place) > 0) return false;
        }
    }
    return true;
}

}  // namespace

Instance make_rooms(std::size_t rooms, Random& random) {
    std::set<Place> taken;
    Place last(0, 0);
    for (std::size_t room = 0; room < rooms; ++room) {
        if (room > 0) {
            std::vector<Place> open;
            for (const auto& [right, down] : ways_on) {
                const Place next(last.first + right, last.second + down);
                if (has_space(next, last, taken)) open.push_back(next);
            }
            last = random.any_of(open);
        }
        for (const Place& place : places_of(last)) taken.insert(place);
    }
    const bool transposed = random.one_in(2);
    const int to_right = random.one_in(2) ? -1 : 1;
    const int to_bottom = random.one_in(2) ? -1 : 1;
    std::vector<Place> places;
    for (const auto& [column, row] : taken) {
        const Place turned(to_right * column, to_bottom * row);
        places.push_back(transposed ? Place(turned.second, turned.first) : turned);
    }
    return board_of_places(std::move(places));
}

}  // namespace tabkeeper::generator
