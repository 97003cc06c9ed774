#pragma once

// Gives a damaged checkpoint checksums that fit, so that what reads it has nothing else to go by.

#include <cstdint>
#include <string>

#include "checkpoint/bytes.hpp"
#include "checkpoint/header.hpp"

namespace tabkeeper::testing {

namespace reseal_parts {

inline std::uint64_t number_at(const std::string& bytes, std::size_t place, std::size_t count) {
    std::uint64_t number = 0;
    for (std::size_t byte = 0; byte < count; ++byte) {
        number |= std::uint64_t{static_cast<unsigned char>(bytes[place + byte])} << 8U * byte;
    }
    return number;
}

inline void write_at(std::string& bytes, std::size_t place, std::uint64_t number) {
    std::string text;
    checkpoint::put(text, number);
    bytes.replace(place, text.size(), text);
}

}  // namespace reseal_parts

/// As far as lengths lead; the size in the header is made to fit, too.
inline void reseal(std::string& bytes) {
    using namespace reseal_parts;
    constexpr std::size_t sum = 8;
    constexpr std::size_t before_block = 16;
    constexpr std::size_t file_bytes_at = 16;
    if (bytes.size() < 32) return;
    const std::size_t header = number_at(bytes, 12, 4);
    if (header < file_bytes_at + 2 * sum || header > bytes.size()) return;
    write_at(bytes, file_bytes_at, bytes.size());
    write_at(bytes, header - sum,
             checkpoint::checksum_of(std::string_view(bytes).substr(0, header - sum)));
    for (std::size_t block = header; block + before_block + sum <= bytes.size();) {
        const std::size_t length = number_at(bytes, block + 12, 4);
        if (length > bytes.size() - block - before_block - sum) return;
        checkpoint::Checksum checksum;
        checksum.add(std::string_view(bytes).substr(block, before_block));
        checksum.add(std::string_view(bytes).substr(block + before_block, length));
        write_at(bytes, block + before_block + length, checksum.value());
        block += before_block + length + sum;
    }
}

}  // namespace tabkeeper::testing
