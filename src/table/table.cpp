// Chooses the narrowest slot that holds the key.

#include "table/table.hpp"

#include <stdexcept>

#include "table/flat_table.hpp"

namespace tabkeeper::table {

namespace {

template <class Held, std::size_t Width, std::size_t... Wider>
std::unique_ptr<Table> narrowest(KeySize key, Space& space, WhenFull when_full) {
    if (key.halves <= Width) {
        return std::make_unique<FlatTable<Width, Held>>(key, space, when_full);
    }
    if constexpr (sizeof...(Wider) > 0) {
        return narrowest<Held, Wider...>(key, space, when_full);
    } else {
        throw std::invalid_argument("a table key is too wide");
    }
}

constexpr std::size_t widest_short_key = 8;

}  // namespace

std::unique_ptr<Table> make_table(KeySize key, Space& space, WhenFull when_full, Holds holds) {
    if (holds == Holds::ShortCosts && key.halves <= widest_short_key) {
        return narrowest<ShortCost, 2, 3, 4, 5, 6, 7, widest_short_key>(key, space, when_full);
    }
    return narrowest<Entry, 2, 4, 6, 8, 16, 64, 256, 2 * most_key_words>(key, space, when_full);
}

}  // namespace tabkeeper::table
