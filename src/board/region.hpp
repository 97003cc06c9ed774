#pragma once

// The locations that the player can reach without pushing. Scratch memory of one worker: a flood
// replaces the one before it.
//
// A set of locations is a bit each. On small boards the neighbours of a location are such a set,
// too, and are taken in at once; on others a queue goes from one location to the next.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "board/own_lines.hpp"
#include "board/position.hpp"
#include "board/rings.hpp"

namespace tabkeeper::board {

class Region {
public:
    explicit Region(const Board& board);

    /// Finds the player's region and returns its anchor.
    Location flood(const Board& board, const Position& position) {
        fill(board, position);
        return anchor();
    }

    /// The same as a flood of `position`, which `push` led to from one with the region `before`;
    /// mostly without one.
    Location follow(const Region& before, const Board& board, const Rings& rings,
                    const Position& position, const Push& push) {
        if (!opens_nothing(before, board, position, push.from) ||
            (before.contains(push.to) && rings.may_part(position, push.to))) {
            return flood(board, position);
        }
        words_ = before.words_;
        words_[push.from / 64] |= bit_of(push.from);
        words_[push.to / 64] &= ~bit_of(push.to);
        return anchor();
    }

    /// Only the anchor that follow() returns, for which it need not find the whole region; what
    /// this one holds afterwards is of no use.
    Location anchor_after(const Region& before, const Board& board, const Rings& rings,
                          const Position& position, const Push& push) {
        const Location anchor = before.anchor();
        if (anchor == push.to || !opens_nothing(before, board, position, push.from)) {
            return flood(board, position);
        }
        // Nothing is new but where the box stood.
        const Location least = std::min(anchor, push.from);
        if (least == push.from || !before.contains(push.to) || !rings.may_part(position, push.to)) {
            return least;
        }
        fill(board, position, least);
        return this->anchor();
    }

    bool contains(Location location) const {
        return (words_[location / 64] & bit_of(location)) != 0;
    }

    /// The smallest location in it.
    Location anchor() const {
        std::size_t word = 0;
        while (words_[word] == 0) ++word;
        return static_cast<Location>(word * 64 +
                                     static_cast<std::size_t>(std::countr_zero(words_[word])));
    }

    /// A bit for each location.
    std::span<const std::uint64_t> words() const { return words_; }

    std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t word : words_) {
            count += static_cast<std::size_t>(std::popcount(word));
        }
        return count;
    }

    template <class Visit>
    void for_each(Visit&& visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
                visit(static_cast<Location>(word * 64 +
                                            static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
    }

private:
    static std::uint64_t bit_of(Location location) { return std::uint64_t{1} << location % 64; }

    /// Whether the location that a box has left leads to nothing that was out of reach.
    static bool opens_nothing(const Region& before, const Board& board, const Position& position,
                              Location left) {
        for (const Direction direction : all_directions) {
            const Location near = board.step(left, direction);
            if (!position.has_box_or_wall(near) && !before.contains(near) && near != left) {
                return false;
            }
        }
        return true;
    }

    /// Ends early where it comes to the location `until`.
    void fill(const Board& board, const Position& position, Location until = no_location);
    template <std::size_t Words>
    void flood_words(const Position& position, Location until);
    void flood_queue(const Board& board, const Position& position, Location until);

    OwnVector<std::uint64_t> words_;
    std::vector<std::uint64_t> neighbours_;  // a set for each location of a small board
    std::vector<Location> queue_;
};

}  // namespace tabkeeper::board
