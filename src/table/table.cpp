// Chooses the narrowest key type that holds the words.

#include "table/table.hpp"

#include <stdexcept>

#include "table/flat_table.hpp"

namespace tabkeeper::table {

namespace {

template <std::size_t Width, std::size_t... Wider>
std::unique_ptr<Table> narrowest(std::size_t key_words, Space& space, WhenFull when_full) {
    if (key_words <= Width) {
        return std::make_unique<FlatTable<Width>>(key_words, space, when_full);
    }
    if constexpr (sizeof...(Wider) > 0) {
        return narrowest<Wider...>(key_words, space, when_full);
    } else {
        throw std::invalid_argument("a table key is too wide");
    }
}

}  // namespace

std::unique_ptr<Table> make_table(std::size_t key_words, Space& space, WhenFull when_full) {
    return narrowest<1, 2, 3, 4, 8, 32, 128, most_key_words>(key_words, space, when_full);
}

}  // namespace tabkeeper::table
