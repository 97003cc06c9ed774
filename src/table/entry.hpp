#pragma once

// One entry of the table: what is proven about one call.
//
//     bits 0..12   bound: no answer costs less than this        (only rises)
//     bits 13..25  cost of the cheapest answer known, or none   (only falls)
//     bits 26..29  effort: about log2 of the work behind it     (what is forgotten first)
//     bit  30      dead: there is no answer at all
//     bit  31      busy: some worker is evaluating this call    (a hint; may be stale)
//
// Numbers that do not fit are clamped to the weaker side, so an entry never claims too much.

#include <algorithm>
#include <bit>
#include <cstdint>

namespace tabkeeper::table {

using Cost = std::uint32_t;

inline constexpr Cost no_cost = 0x1FFF;            ///< no answer is known
inline constexpr Cost highest_bound = 0x1FFF - 1;  ///< bounds above are kept as this
inline constexpr Cost dead_bound = 0x3FFF'FFFF;    ///< this and more: there is no answer
inline constexpr unsigned highest_effort = 15;

class Entry {
public:
    Entry() = default;
    explicit Entry(Cost bound) { raise_bound(bound); }

    Cost bound() const { return is_dead() ? dead_bound : bits_ & number_mask; }
    Cost cost() const { return bits_ >> cost_shift & number_mask; }
    unsigned effort() const { return bits_ >> effort_shift & highest_effort; }
    bool is_dead() const { return (bits_ & dead_bit) != 0; }
    bool is_busy() const { return (bits_ & busy_bit) != 0; }

    void raise_bound(Cost bound) {
        if (bound >= dead_bound) {
            bits_ |= dead_bit;
        } else {
            const Cost kept = std::max(bits_ & number_mask, std::min(bound, highest_bound));
            bits_ = (bits_ & ~number_mask) | kept;
        }
    }
    void lower_cost(Cost cost) {
        const Cost kept = std::min(this->cost(), std::min(cost, no_cost));
        bits_ = (bits_ & ~(number_mask << cost_shift)) | kept << cost_shift;
    }
    void set_busy(bool busy) { bits_ = busy ? bits_ | busy_bit : bits_ & ~busy_bit; }

    /// `work` is any count of steps that does not shrink as calls get harder.
    void note_work(std::uint64_t work) {
        set_effort(std::max(effort(), static_cast<unsigned>(std::bit_width(work >> 1U))));
    }
    void set_effort(unsigned effort) {
        bits_ = (bits_ & ~(highest_effort << effort_shift)) | std::min(effort, highest_effort)
                                                                  << effort_shift;
    }

    /// Min mode: the stronger of two sets of facts, whatever their order.
    void merge(const Entry& other) {
        raise_bound(other.bound());
        lower_cost(other.cost());
        set_effort(std::max(effort(), other.effort()));
    }

private:
    static constexpr std::uint32_t number_mask = 0x1FFF;
    static constexpr unsigned cost_shift = 13;
    static constexpr unsigned effort_shift = 26;
    static constexpr std::uint32_t dead_bit = 1U << 30U;
    static constexpr std::uint32_t busy_bit = 1U << 31U;

    std::uint32_t bits_ = no_cost << cost_shift;
};

static_assert(sizeof(Entry) == 4 && alignof(Entry) == 4);

}  // namespace tabkeeper::table
