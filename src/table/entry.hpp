#pragma once

// One entry of the table: what is proven about one call.
//
//     bits 0..25   a number that only rises: in a table of calls the bound, no answer costs less;
//                  in a table of least costs how far the cost known has fallen
//     bits 26..29  effort: about log2 of the work behind it     (what is forgotten first)
//     bit  30      dead: there is no answer at all
//     bit  31      busy: some worker is evaluating this call    (a hint; may be stale)
//
// A table is used for bounds or for costs, not for both. Bounds that do not fit are clamped to the
// weaker side, so an entry never claims too much; a cost that does not fit must not be given.

#include <algorithm>
#include <bit>
#include <cstdint>

namespace tabkeeper::table {

using Cost = std::uint32_t;

inline constexpr unsigned cost_bits = 26;
inline constexpr Cost no_cost = (Cost{1} << cost_bits) - 1;  ///< no answer is known
inline constexpr Cost highest_bound = no_cost - 1;           ///< bounds above are kept as this
inline constexpr Cost dead_bound = no_cost;                  ///< this and more: there is no answer
inline constexpr unsigned highest_effort = 15;

class Entry {
public:
    static constexpr Cost highest_cost = no_cost - 1;

    Entry() = default;
    explicit Entry(Cost bound) { raise_bound(bound); }

    Cost bound() const { return is_dead() ? dead_bound : number(); }
    Cost cost() const { return no_cost - number(); }
    unsigned effort() const { return bits_ >> cost_bits & highest_effort; }
    bool is_dead() const { return (bits_ & dead_bit) != 0; }
    bool is_busy() const { return (bits_ & busy_bit) != 0; }

    void raise_bound(Cost bound) {
        if (bound >= dead_bound) {
            bits_ |= dead_bit;
        } else {
            raise_number(bound);
        }
    }
    void lower_cost(Cost cost) { raise_number(no_cost - std::min(cost, no_cost)); }
    void set_busy(bool busy) { bits_ = busy ? bits_ | busy_bit : bits_ & ~busy_bit; }

    /// `work` is any count of steps that does not shrink as calls get harder.
    void note_work(std::uint64_t work) {
        set_effort(std::max(effort(), static_cast<unsigned>(std::bit_width(work >> 1U))));
    }
    void set_effort(unsigned effort) {
        bits_ = (bits_ & ~(highest_effort << cost_bits)) | std::min(effort, highest_effort)
                                                               << cost_bits;
    }

    /// Min mode: the stronger of two sets of facts, whatever their order.
    void merge(const Entry& other) {
        raise_number(other.number());
        bits_ |= other.bits_ & dead_bit;
        set_effort(std::max(effort(), other.effort()));
    }

private:
    static constexpr std::uint32_t number_mask = no_cost;
    static constexpr std::uint32_t dead_bit = 1U << 30U;
    static constexpr std::uint32_t busy_bit = 1U << 31U;

    Cost number() const { return bits_ & number_mask; }
    void raise_number(Cost number) {
        bits_ = (bits_ & ~number_mask) | std::max(this->number(), number);
    }

    std::uint32_t bits_ = 0;
};

static_assert(sizeof(Entry) == 4 && alignof(Entry) == 4);

}  // namespace tabkeeper::table
