#pragma once

// What the processes of a soak share: counters, and where each of them is.
//
// Sharing: the memory is made before the first fork. Any process may count at any time (relaxed
// atomics). A lane's place is written by its worker and read by the supervisor when that worker has
// ended, or to see whether it still gets on.

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "soak/comparison.hpp"

namespace tabkeeper::soak {

inline constexpr std::size_t most_lanes = 64;

/// One worker's place.
struct Lane {
    std::atomic<std::uint64_t> seed{0};
    std::atomic<std::uint64_t> comparison{0};
    std::atomic<std::uint64_t> beats{0};
};

class Shared {
public:
    Shared();
    ~Shared();
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;

    struct Memory {
        std::atomic<std::uint64_t> taken{0};  ///< instances that a worker has begun
        std::atomic<std::uint64_t> instances{0};
        std::atomic<std::uint64_t> passed{0};
        std::atomic<std::uint64_t> open{0};
        std::atomic<bool> stopping{false};
        std::array<Lane, most_lanes> lanes;
        std::array<std::atomic<std::uint64_t>, 256> counts;
    };
    Memory* operator->() const { return memory_; }

    void count(const Label& label);

    /// One line a group: "engine  auto 12, layered 9".
    std::string table() const;

private:
    std::vector<Label> labels_;
    std::map<std::string, std::size_t> index_;
    Memory* memory_ = nullptr;
};

/// Counts what the instance is like, whatever it was drawn as.
void count_properties(Shared& shared, Case& subject);

}  // namespace tabkeeper::soak
