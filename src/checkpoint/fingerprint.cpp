// Two checksums with different seeds over everything that the search looks at.

#include "checkpoint/bytes.hpp"
#include "tabkeeper/checkpoint.hpp"

namespace tabkeeper {

namespace {

void add_all(checkpoint::Checksum& sum, const std::vector<Location>& locations) {
    sum.add_number(locations.size());
    for (const Location location : locations) sum.add_number(location);
}

std::uint64_t half_of(const Instance& instance, std::uint64_t seed) {
    checkpoint::Checksum sum(seed);
    sum.add_number(instance.steps.size());
    for (const auto& steps : instance.steps) {
        std::uint64_t word = 0;
        for (const Location to : steps) word = word << 16U | to;
        sum.add_number(word);
    }
    add_all(sum, instance.boxes);
    add_all(sum, instance.goals);
    sum.add_number(instance.player);
    sum.add_number(static_cast<unsigned>(instance.condition));
    return sum.value();
}

}  // namespace

Fingerprint fingerprint_of(const Instance& instance) {
    return {half_of(instance, 1), half_of(instance, 2)};
}

std::string to_string(const Fingerprint& fingerprint) {
    std::string digits;
    for (const std::uint64_t half : {fingerprint.high, fingerprint.low}) {
        for (int shift = 60; shift >= 0; shift -= 4) {
            digits += "0123456789abcdef"[half >> static_cast<unsigned>(shift) & 0xFU];
        }
    }
    return digits;
}

}  // namespace tabkeeper
