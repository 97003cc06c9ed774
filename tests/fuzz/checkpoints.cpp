// Loading a checkpoint. Random bytes never have the right checksum, so every input is read twice:
// as it is, and with lengths and checksums mended, as somebody would who means harm.

#include <sstream>
#include <string>

#include "checkpoint/blocks.hpp"
#include "checkpoint/bytes.hpp"
#include "fuzz/targets.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::fuzz {

namespace {

namespace cp = tabkeeper::checkpoint;

// docs/checkpoint.md has the bytes.
constexpr std::size_t at_format = 8;
constexpr std::size_t at_length = 12;
constexpr std::size_t at_file_bytes = 16;
constexpr std::size_t at_blocks = 24;
constexpr std::size_t least_header = 40;
constexpr std::size_t at_block_number = 4;
constexpr std::size_t at_block_length = 12;
constexpr std::size_t before_payload = 16;
constexpr std::size_t of_checksum = 8;

template <class Number>
void replace(std::string& bytes, std::size_t at, Number number) {
    std::string text;
    cp::put(text, number);
    bytes.replace(at, text.size(), text);
}

std::uint32_t word_at(const std::string& bytes, std::size_t at) {
    return cp::Cursor(std::string_view(bytes).substr(at)).take<std::uint32_t>();
}

void seal(std::string& bytes, std::size_t from, std::size_t to) {
    replace(bytes, to, cp::checksum_of(std::string_view(bytes).substr(from, to - from)));
}

/// Numbers and seals the blocks after the header, and gives how many there are.
std::uint64_t mend_blocks(std::string& bytes, std::size_t from) {
    std::uint64_t number = 0;
    while (bytes.size() - from >= before_payload + of_checksum) {
        const std::size_t room = bytes.size() - from - before_payload - of_checksum;
        const std::size_t length =
            std::min<std::size_t>(word_at(bytes, from + at_block_length), room);
        replace(bytes, from + at_block_length, static_cast<std::uint32_t>(length));
        replace(bytes, from + at_block_number, number++);
        seal(bytes, from, from + before_payload + length);
        from += before_payload + length + of_checksum;
    }
    bytes.resize(from);
    return number;
}

std::string mended(std::string bytes) {
    if (bytes.size() < least_header) return bytes;
    std::size_t length = word_at(bytes, at_length);
    if (length < least_header || length > bytes.size()) length = bytes.size();
    bytes.replace(0, cp::magic.size(), cp::magic);
    replace(bytes, at_format, cp::newest_format);
    replace(bytes, at_length, static_cast<std::uint32_t>(length));
    replace(bytes, at_blocks, mend_blocks(bytes, length));
    replace(bytes, at_file_bytes, std::uint64_t{bytes.size()});
    seal(bytes, 0, length - of_checksum);
    return bytes;
}

void load(const std::string& bytes) {
    std::istringstream stream(bytes);
    try {
        const CheckpointInfo info = verify_checkpoint(stream, "input");
        require(info.entries + info.open <= bytes.size(), "no more states than bytes", "");
    } catch (const CheckpointError& error) {
        require(printable(error.what()) == error.what(), "printable errors", error.what());
    }
}

}  // namespace

void fuzz_checkpoint(std::string_view input) {
    load(std::string(input));
    load(mended(std::string(input)));
}

}  // namespace tabkeeper::fuzz
