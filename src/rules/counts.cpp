// More boxes than goals in an area that no box can leave.
//
// The area of a location is everywhere that a box there could be pushed, were it alone and the
// player anywhere, dead locations left out. Along a wall it is a piece of the row or column, which
// is where the name comes from; a room whose door opens inwards is another. A box in an area ends
// on a goal of it or is lost, so at least boxes minus goals of them are, and more than the surplus
// mean no plan.
//
// Only areas that the push has just led into can have become too full. Areas that can never be too
// full, because they have as many goals as there are boxes or as they have locations, are forgotten
// when the board is known.

#include "rules/counts.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "board/live.hpp"

namespace tabkeeper::rules {

const RuleInfo counts_info{"counts", "more boxes than goals along a wall or where no box gets out",
                           "the row and column counts (WBTC) of the ASP thesis of 2018; for any "
                           "closed area: tabkeeper",
                           every_cost};

namespace {

// Areas times words, to be worked out and to be kept: 4 MiB.
constexpr std::size_t most_words_of_areas = 1U << 19U;
// Places of all areas together: another 4 MiB. Areas beyond are left out.
constexpr std::size_t most_places = 1U << 20U;

class Counts final : public Rule {
public:
    explicit Counts(const board::Board& board)
        : board_(board), words_((board.size() + 63) / 64), areas_at_(board.size()) {
        if (board.size() * words_ > most_words_of_areas) return;
        const std::vector<bool> live = board::live_locations(board);
        std::set<Set> seen;
        for (std::size_t index = 0; index < board.size(); ++index) {
            if (!live[index]) continue;
            const Set area = area_of(static_cast<Location>(index), live);
            if (seen.insert(area).second) keep(area);
        }
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        for (const std::uint32_t area : areas_at_[push.to]) {
            if (push.from != no_location && has(areas_[area].places, push.from)) continue;
            std::size_t boxes = 0;
            for (const Location box : after.boxes()) boxes += has(areas_[area].places, box) ? 1 : 0;
            if (boxes > areas_[area].room) return true;
        }
        return false;
    }

private:
    using Set = std::vector<std::uint64_t>;
    struct Area {
        Set places;
        std::size_t room;  // for so many boxes: goals, and those that may be lost
    };

    static bool has(const Set& set, Location location) {
        return (set[location / 64] >> location % 64 & 1U) != 0;
    }

    Set area_of(Location start, const std::vector<bool>& live) const {
        Set area(words_, 0);
        std::vector<Location> open;
        const auto reach = [&](Location location) {
            area[location / 64] |= std::uint64_t{1} << location % 64;
            open.push_back(location);
        };
        reach(start);
        while (!open.empty()) {
            const Location box = open.back();
            open.pop_back();
            for (const Direction direction : all_directions) {
                const Location to = board_.step(box, direction);
                const Location behind = board_.step(box, opposite(direction));
                if (to == no_location || behind == no_location || behind == box) continue;
                if (live[to] && !has(area, to)) reach(to);
            }
        }
        return area;
    }

    void keep(const Set& area) {
        std::size_t locations = 0;
        std::size_t room = board_.surplus();
        for (std::size_t index = 0; index < board_.size(); ++index) {
            const auto here = static_cast<Location>(index);
            if (!has(area, here)) continue;
            ++locations;
            room += board_.is_goal(here) ? 1 : 0;
        }
        if (room >= std::min(board_.boxes(), locations)) return;
        if (places_kept_ + locations > most_places) return;
        places_kept_ += locations;
        for (std::size_t index = 0; index < board_.size(); ++index) {
            if (!has(area, static_cast<Location>(index))) continue;
            areas_at_[index].push_back(static_cast<std::uint32_t>(areas_.size()));
        }
        areas_.push_back({area, room});
    }

    const board::Board& board_;
    std::size_t words_;  // of a set of locations
    std::vector<Area> areas_;
    std::vector<std::vector<std::uint32_t>> areas_at_;  // by location
    std::size_t places_kept_ = 0;
};

}  // namespace

std::unique_ptr<Rule> make_counts(const board::Board& board) {
    return std::make_unique<Counts>(board);
}

}  // namespace tabkeeper::rules
