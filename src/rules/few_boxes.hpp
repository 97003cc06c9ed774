#pragma once

// A few boxes alone on the board: can all of them be brought to goals? Answered by a small search
// that gives up after a number of states. Other boxes only take ways away, so where these have no
// plan alone, they have none together with others.
//
// Scratch memory of one worker.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"
#include "board/region.hpp"

namespace tabkeeper::rules {

/// The boxes, sorted and filled up with no_location, and where the player is.
struct FewKey {
    static constexpr std::size_t most_boxes = 11;

    std::array<Location, most_boxes> boxes;
    Location player;

    FewKey() { boxes.fill(no_location); }
    FewKey(std::span<const Location> sorted_boxes, Location player_at);

    bool operator==(const FewKey&) const = default;
    std::uint64_t hash() const;
    std::size_t count() const;
};
static_assert(sizeof(FewKey) == 24);

enum class Outlook : std::uint8_t { Unknown, Open, Dead };

/// How far a box alone is from the nearest goal, in pushes, the player being anywhere.
std::vector<std::uint16_t> way_to_goals(const board::Board& board);
inline constexpr std::uint16_t no_way = 0xFFFF;

class FewBoxes {
public:
    /// `way` is way_to_goals(board); both must outlive this.
    FewBoxes(const board::Board& board, const std::vector<std::uint16_t>& way);

    /// The anchor of the player's region with only these boxes on the board.
    Location anchor(std::span<const Location> sorted_boxes, Location player);

    /// Open or Dead where that was found out within `most_states`. Open is also said, without
    /// looking further, once the player has got to more than half of `piece`: it was shut off, and
    /// what is open again mostly has a plan.
    Outlook outlook(std::span<const Location> sorted_boxes, Location player,
                    std::size_t most_states, std::span<const Location> piece = {});

private:
    struct Waiting {
        std::uint32_t to_go;
        std::uint32_t state;
    };

    bool meet(const FewKey& state);
    bool is_mostly_reached(std::span<const Location> piece) const;
    std::uint32_t to_go(std::span<const Location> boxes) const;
    void clear();

    const board::Board& board_;
    const std::vector<std::uint16_t>& way_;
    board::Position position_;
    board::Region region_;
    board::Region child_region_;
    std::vector<FewKey> met_;
    std::vector<std::uint32_t> slots_;  // into met_, plus one; a hash table with open addresses
    std::vector<Waiting> waiting_;      // a heap, the nearest to the goals first
};

}  // namespace tabkeeper::rules
