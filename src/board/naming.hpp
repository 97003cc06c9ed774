#pragma once

// Writes a state's key. Of all states that symmetries make of it the one that comes first gives its
// name to all, so that the table meets each of them once.
//
// Which comes first is decided by the sum of a random number for each box's location: quick to work
// out, and the same for all images. Where sums are equal the boxes themselves are compared, and
// where these are equal, too, the player.

#include <cstdint>
#include <span>
#include <vector>

#include "board/packing.hpp"
#include "board/region.hpp"
#include "board/symmetry.hpp"

namespace tabkeeper::board {

/// Scratch memory of one worker.
class Naming {
public:
    /// `symmetries` are a group, the one that changes nothing first.
    Naming(const Packing& packing, const std::vector<Symmetry>& symmetries);

    /// Whether the state may get its name from an image of it. Without, its anchor is enough.
    bool has_images() const { return symmetries_.size() > 1; }

    /// The player stands there. True where an image lends its name.
    bool write(std::span<const Location> boxes, Location player, Word* key) {
        return write_first(boxes, key, [&](std::size_t symmetry) {
            return symmetry == 0 ? player : symmetries_[symmetry](player);
        });
    }

    /// The player is anywhere in the region.
    bool write(std::span<const Location> boxes, const Region& region, Word* key) {
        return write_first(boxes, key, [&](std::size_t symmetry) {
            if (symmetry == 0) return region.anchor();
            Location least = no_location;
            region.for_each([&](Location location) {
                least = std::min(least, symmetries_[symmetry](location));
            });
            return least;
        });
    }

private:
    template <class PlayerIn>
    bool write_first(std::span<const Location> boxes, Word* key, const PlayerIn& player_in) {
        if (symmetries_.size() == 1) {
            packing_.pack(boxes, player_in(0), key);
            return false;
        }
        sum_up(boxes);
        std::size_t first = 0;
        for (std::size_t symmetry = 1; symmetry < sums_.size(); ++symmetry) {
            if (sums_[symmetry] < sums_[first]) first = symmetry;
        }
        map(boxes, first, image_);
        Location player = player_in(first);
        for (std::size_t symmetry = first + 1; symmetry < sums_.size(); ++symmetry) {
            if (sums_[symmetry] != sums_[first]) continue;
            map(boxes, symmetry, other_image_);
            if (image_ < other_image_) continue;
            const Location other_player = player_in(symmetry);
            if (other_image_ < image_ || other_player < player) {
                image_.swap(other_image_);
                player = other_player;
            }
        }
        packing_.pack(image_, player, key);
        return first != 0;
    }

    void sum_up(std::span<const Location> boxes);
    void map(std::span<const Location> boxes, std::size_t symmetry,
             std::vector<Location>& image) const;

    const Packing& packing_;
    const std::vector<Symmetry>& symmetries_;
    std::vector<std::uint64_t> weights_;  // by location, then symmetry
    std::vector<std::uint64_t> sums_;     // by symmetry
    std::vector<Location> image_;
    std::vector<Location> other_image_;
};

}  // namespace tabkeeper::board
