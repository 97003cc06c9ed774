#include "board/naming.hpp"

#include <algorithm>
#include <random>

namespace tabkeeper::board {

Naming::Naming(const Packing& packing, const std::vector<Symmetry>& symmetries)
    : packing_(packing), symmetries_(symmetries), sums_(symmetries.size()) {
    if (symmetries.size() == 1) return;
    const std::size_t locations = symmetries.front().image.size();
    std::mt19937_64 random;  // always the same: runs can be repeated
    std::vector<std::uint64_t> weight_of(locations);
    for (std::uint64_t& weight : weight_of) weight = random();
    weights_.reserve(locations * symmetries.size());
    for (std::size_t location = 0; location < locations; ++location) {
        for (const Symmetry& symmetry : symmetries) {
            weights_.push_back(weight_of[symmetry(static_cast<Location>(location))]);
        }
    }
}

void Naming::sum_up(std::span<const Location> boxes) {
    std::fill(sums_.begin(), sums_.end(), 0);
    for (const Location box : boxes) {
        const std::uint64_t* weights = &weights_[box * sums_.size()];
        for (std::size_t symmetry = 0; symmetry < sums_.size(); ++symmetry) {
            sums_[symmetry] += weights[symmetry];
        }
    }
}

void Naming::map(std::span<const Location> boxes, std::size_t symmetry,
                 std::vector<Location>& image) const {
    image.clear();
    for (const Location box : boxes) image.push_back(symmetries_[symmetry](box));
    std::sort(image.begin(), image.end());
}

}  // namespace tabkeeper::board
