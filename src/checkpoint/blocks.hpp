#pragma once

// The second part of a checkpoint: blocks of entries and of open states, each with its number and
// its checksum. What is written goes through one buffer, and so does what is read: neither takes
// memory that grows with the file.

#include <cstdint>
#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "checkpoint/bytes.hpp"
#include "checkpoint/header.hpp"
#include "checkpoint/placed_file.hpp"

namespace tabkeeper::checkpoint {

using Word = std::uint32_t;

enum class Content : std::uint8_t {
    Progress,  ///< how far it has come
    Entries,   ///< a key and a number each
    Open,      ///< runs of keys that share f and rank
};

/// How far a search in layers has come.
struct Progress {
    std::uint64_t layer = 0;
    std::uint64_t expanded_before = 0;
    std::uint64_t expanded = 0;
    std::uint64_t random = 0;  ///< where its random numbers are
};

/// What the states of a run share.
struct OpenRank {
    std::uint64_t f = 0;
    std::int32_t home = 0;
    std::uint64_t g = 0;

    friend bool operator==(const OpenRank&, const OpenRank&) = default;
};

/// One thread. Throws NotKept.
class Writer {
public:
    Writer(const std::filesystem::path& file, Header header);

    void add_progress(Section section, const Progress& progress);
    void add_entry(Section section, const Word* key, std::uint32_t number);
    void add_open(Section section, const OpenRank& rank, const Word* key);
    void set_direction(Direction direction) { header_.direction = direction; }

    /// Puts the file in its place. Nothing is there before.
    void finish();

private:
    void turn_to(Section section, Content content);
    void put_key(const Word* key);
    void end_run();
    void flush();

    Header header_;
    PlacedFile file_;
    Section section_ = Section::Forward;
    Content content_ = Content::Progress;
    std::string payload_;
    OpenRank rank_;
    std::optional<std::size_t> run_at_;  // where the count of the run at hand stands
    std::uint32_t run_count_ = 0;
};

struct Block {
    Section section = Section::Forward;
    Content content = Content::Progress;
    std::string_view payload;  ///< until the next one is read
};

/// Reads a checkpoint from any stream that can seek. Throws CheckpointError for whatever is wrong
/// with the bytes.
class Reader {
public:
    Reader(std::istream& bytes, std::string name);

    const Header& header() const { return header_; }

    /// Nothing after the last one.
    std::optional<Block> next();

    /// Takes a block apart. Throws CheckpointError where it does not hold what it should. A key is
    /// given as words that may be any.
    Progress progress_of(const Block& block) const;
    template <class Visit>
    void for_each_entry(const Block& block, Visit&& visit);  ///< visit(key, number)
    template <class Visit>
    void for_each_open(const Block& block, Visit&& visit);  ///< visit(OpenRank, key)

    /// Looks at a block only as far as it is well-formed.
    void skip(const Block& block);

    [[noreturn]] void fail(const std::string& what) const;

private:
    void take_key(Cursor& cursor);
    [[noreturn]] void fail_block() const;

    std::istream& bytes_;
    std::string name_;
    std::uint64_t size_;
    Header header_;
    std::uint64_t position_ = 0;
    std::uint64_t number_ = 0;
    std::array<Counts, sections> counts_{};
    std::string buffer_;
    std::string key_bytes_;
    std::vector<Word> key_;
};

/// The most that a key can have: as many as a table takes.
inline constexpr std::uint32_t most_key_words = 512;

template <class Visit>
void Reader::for_each_entry(const Block& block, Visit&& visit) {
    Cursor cursor(block.payload);
    while (cursor.left() > 0) {
        take_key(cursor);
        const auto number = cursor.take<std::uint32_t>();
        if (cursor.is_short()) fail_block();
        ++counts_[static_cast<std::size_t>(block.section)].entries;
        visit(static_cast<const Word*>(key_.data()), number);
    }
}

template <class Visit>
void Reader::for_each_open(const Block& block, Visit&& visit) {
    Cursor cursor(block.payload);
    while (cursor.left() > 0) {
        OpenRank rank;
        rank.f = cursor.take<std::uint64_t>();
        rank.home = cursor.take<std::int32_t>();
        rank.g = cursor.take<std::uint64_t>();
        const auto count = cursor.take<std::uint32_t>();
        if (cursor.is_short() || count > cursor.left() / (key_.size() * sizeof(Word))) fail_block();
        for (std::uint32_t state = 0; state < count; ++state) {
            take_key(cursor);
            ++counts_[static_cast<std::size_t>(block.section)].open;
            visit(static_cast<const OpenRank&>(rank), static_cast<const Word*>(key_.data()));
        }
    }
}

}  // namespace tabkeeper::checkpoint
