#pragma once

// Which parts of the table a list of states belongs to. A batch of a small instance is a few states
// in as many parts, so whoever goes through the parts leaves out those that have none.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "search/crew.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class PartSet {
public:
    void add(std::size_t part) { bits_ |= std::uint64_t{1} << part; }
    bool has(std::size_t part) const { return (bits_ >> part & 1U) != 0; }
    PartSet& operator|=(const PartSet& other) {
        bits_ |= other.bits_;
        return *this;
    }

    /// Calls `visit(part)` for each, in order.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
            visit(static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    /// Calls `work(part, worker)` for each, shared out among the workers.
    template <class Work>
    void spread(Crew& crew, const Work& work) const {
        std::array<std::uint8_t, table::Table::parts> listed;
        std::size_t count = 0;
        for_each([&](std::size_t part) { listed[count++] = static_cast<std::uint8_t>(part); });
        crew.spread(0, count, 1, [&](std::size_t first, std::size_t last, std::size_t worker) {
            for (; first < last; ++first) work(std::size_t{listed[first]}, worker);
        });
    }

private:
    static_assert(table::Table::parts == 64);

    std::uint64_t bits_ = 0;
};

}  // namespace tabkeeper::search
