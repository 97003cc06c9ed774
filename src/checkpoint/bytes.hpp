#pragma once

// Numbers as bytes, the lowest first, whatever the machine does; and the checksum over them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace tabkeeper::checkpoint {

template <class Number>
void put(std::string& out, Number number) {
    using Bits = std::make_unsigned_t<Number>;
    const auto bits = static_cast<Bits>(number);
    char bytes[sizeof(Number)];
    for (std::size_t byte = 0; byte < sizeof(Number); ++byte) {
        bytes[byte] = static_cast<char>(static_cast<std::uint64_t>(bits) >> 8U * byte & 0xFFU);
    }
    out.append(bytes, sizeof(Number));
}

/// Takes numbers from the front of bytes that may be too few: then it says so and gives zeros.
class Cursor {
public:
    explicit Cursor(std::string_view bytes) : left_(bytes) {}

    template <class Number>
    Number take() {
        using Bits = std::make_unsigned_t<Number>;
        const std::string_view bytes = take_bytes(sizeof(Number));
        std::uint64_t bits = 0;
        for (std::size_t byte = 0; byte < bytes.size(); ++byte) {
            bits |= std::uint64_t{static_cast<unsigned char>(bytes[byte])} << 8U * byte;
        }
        return static_cast<Number>(static_cast<Bits>(bits));
    }

    std::string_view take_bytes(std::size_t count) {
        if (count > left_.size()) {
            is_short_ = true;
            left_ = {};
            return {};
        }
        const std::string_view bytes = left_.substr(0, count);
        left_.remove_prefix(count);
        return bytes;
    }

    std::size_t left() const { return left_.size(); }
    bool is_short() const { return is_short_; }

private:
    std::string_view left_;
    bool is_short_ = false;
};

/// Against accidents, not against malice. Each step can be undone for a given word, so a change of
/// eight bytes in a row is always seen.
class Checksum {
public:
    explicit Checksum(std::uint64_t seed = 0) : sum_(0x9E37'79B9'7F4A'7C15ULL + seed) {}

    void add(std::string_view bytes) {
        Cursor cursor(bytes);
        while (cursor.left() >= sizeof(std::uint64_t)) mix(cursor.take<std::uint64_t>());
        std::uint64_t rest = cursor.left();
        while (cursor.left() > 0) rest = rest << 8U | cursor.take<std::uint8_t>();
        mix(rest ^ std::uint64_t{bytes.size()} << 56U);
    }
    template <class Number>
    void add_number(Number number) {
        mix(static_cast<std::uint64_t>(number));
    }
    std::uint64_t value() const { return sum_ ^ sum_ >> 29U; }

private:
    void mix(std::uint64_t word) {
        sum_ = (sum_ ^ word) * 0xBF58'476D'1CE4'E5B9ULL;
        sum_ ^= sum_ >> 32U;
    }

    std::uint64_t sum_;
};

inline std::uint64_t checksum_of(std::string_view bytes) {
    Checksum checksum;
    checksum.add(bytes);
    return checksum.value();
}

}  // namespace tabkeeper::checkpoint
