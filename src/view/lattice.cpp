// Every piece of the graph is walked breadth first, and each location put where its step leads or,
// if that is taken, as near as possible. Then locations move, or change places with another, as
// long as that shortens the ways between where steps lead and where they should. A step that leads
// round a ring can never be right, so a way counts no more than a few places: the ring stays open
// there instead of crumpling.

#include "view/lattice.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace tabkeeper::view {

namespace {

constexpr std::array<LatticePoint, 4> offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr int longest_way = 6;
constexpr int rounds = 40;
/// How far from where it should be a location is put; a wider look takes too long in big tangles.
constexpr int farthest = 20;
/// Looking for better places takes too long for more; they are drawn too small to tell.
constexpr std::size_t most_to_improve = 3'000;

LatticePoint plus(const LatticePoint& one, const LatticePoint& other) {
    return {one.first + other.first, one.second + other.second};
}

LatticePoint beside(const LatticePoint& point, Direction direction) {
    return plus(point, offsets[index_of(direction)]);
}

class Piece {
public:
    Piece(const Instance& instance, std::vector<LatticePoint>& at) : instance_(instance), at_(at) {}

    void place_from(Location first, std::vector<bool>& placed) {
        put(first, {0, 0}, placed);
        for (std::size_t head = 0; head < members_.size(); ++head) {
            for (const Direction direction : all_directions) {
                const Location next = instance_.step(members_[head], direction);
                if (next == no_location || placed[next]) continue;
                put(next, nearest_free(beside(at_[members_[head]], direction)), placed);
            }
        }
    }

    void improve() {
        if (members_.size() > most_to_improve) return;
        for (int round = 0; round < rounds; ++round) {
            bool better = false;
            for (const Location location : members_) better = find_better(location) || better;
            if (!better) return;
        }
    }

    /// Moves the piece to the top, with its left edge there; gives its right edge.
    int move_to(int left) const {
        close_gaps(&LatticePoint::first);
        close_gaps(&LatticePoint::second);
        int right = left;
        for (const Location location : members_) {
            at_[location].first += left;
            right = std::max(right, at_[location].first);
        }
        return right;
    }

private:
    void put(Location location, const LatticePoint& point, std::vector<bool>& placed) {
        placed[location] = true;
        at_[location] = point;
        there_.emplace(point, location);
        members_.push_back(location);
    }

    LatticePoint nearest_free(const LatticePoint& wanted) {
        for (int distance = 0; distance <= farthest; ++distance) {
            for (int right = -distance; right <= distance; ++right) {
                const int down = distance - std::abs(right);
                for (const int sign : {1, -1}) {
                    const LatticePoint point = plus(wanted, {right, sign * down});
                    if (there_.count(point) == 0) return point;
                }
            }
        }
        // A crowd. The rest goes below all others, row by row; closing the gaps brings it nearer.
        constexpr int row_length = 200;
        const auto row = static_cast<int>(max_locations) + crowded_out_ / row_length;
        return {crowded_out_++ % row_length, row};
    }

    /// Takes out the rows, or columns, in which nothing is.
    void close_gaps(int LatticePoint::*coordinate) const {
        std::map<int, int> used;
        for (const Location location : members_) used.emplace(at_[location].*coordinate, 0);
        int next = 0;
        for (auto& [old, now] : used) now = next++;
        for (const Location location : members_) {
            int& value = at_[location].*coordinate;
            value = used.at(value);
        }
    }

    /// How far the steps of a location are from leading to the place beside it.
    int error_of(Location location) const {
        int error = 0;
        for (const Direction direction : all_directions) {
            const Location next = instance_.step(location, direction);
            if (next == no_location) continue;
            const LatticePoint ideal = beside(at_[location], direction);
            const int way =
                std::abs(ideal.first - at_[next].first) + std::abs(ideal.second - at_[next].second);
            error += std::min(way, longest_way);
        }
        return error;
    }

    bool find_better(Location location) {
        if (error_of(location) == 0) return false;
        for (const Direction direction : all_directions) {
            const Location next = instance_.step(location, direction);
            if (next == no_location || next == location) continue;
            const LatticePoint ideal = beside(at_[next], opposite(direction));
            if (try_at(location, ideal)) return true;
            for (const LatticePoint& offset : offsets) {
                if (try_at(location, plus(ideal, offset))) return true;
            }
        }
        return false;
    }

    /// Goes there, to the place of another if need be, and back if that is no better.
    bool try_at(Location location, const LatticePoint& point) {
        const auto found = there_.find(point);
        const Location other = found == there_.end() ? no_location : found->second;
        if (other == location) return false;
        const auto error = [&] {
            return error_of(location) + (other == no_location ? 0 : error_of(other));
        };
        const LatticePoint before = at_[location];
        const int error_before = error();
        change(location, point, other, before);
        if (error() < error_before) return true;
        change(location, before, other, point);
        return false;
    }

    void change(Location location, const LatticePoint& to, Location other,
                const LatticePoint& other_to) {
        there_.erase(at_[location]);
        if (other != no_location) {
            there_[other_to] = other;
            at_[other] = other_to;
        }
        there_[to] = location;
        at_[location] = to;
    }

    const Instance& instance_;
    std::vector<LatticePoint>& at_;
    std::vector<Location> members_;
    std::map<LatticePoint, Location> there_;
    int crowded_out_ = 0;
};

}  // namespace

std::vector<LatticePoint> lattice_of(const Instance& instance) {
    std::vector<LatticePoint> at(instance.size());
    std::vector<bool> placed(instance.size(), false);
    int left = 0;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (placed[index]) continue;
        Piece piece(instance, at);
        piece.place_from(static_cast<Location>(index), placed);
        piece.improve();
        constexpr int gap = 2;
        left = piece.move_to(left) + gap;
    }
    return at;
}

}  // namespace tabkeeper::view
