// A block is section, content, two zero bytes, its number, the length of what it holds, that, and
// the checksum of all of it. The number is in the checksum, so blocks cannot change places; how
// many there are and where the file ends is in the header.

#include "checkpoint/blocks.hpp"

#include <utility>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::checkpoint {

namespace {

constexpr std::size_t bytes_before = 16;  // section, content, zeros, number, length
constexpr std::size_t bytes_after = 8;    // the checksum
// Large enough that a block costs nothing beside what it holds, small beside the constant of the
// memory promise.
constexpr std::size_t full_payload = 256U << 10U;
constexpr std::size_t most_payload = 1U << 20U;

std::uint64_t size_of(std::istream& bytes) {
    bytes.seekg(0, std::ios::end);
    const auto end = bytes.tellg();
    bytes.seekg(0);
    return end < 0 ? 0 : static_cast<std::uint64_t>(end);
}

}  // namespace

Writer::Writer(const std::filesystem::path& file, Header header)
    : header_(std::move(header)), file_(file) {
    file_.append(encode(header_));
}

void Writer::add_progress(Section section, const Progress& progress) {
    turn_to(section, Content::Progress);
    put(payload_, progress.layer);
    put(payload_, progress.expanded_before);
    put(payload_, progress.expanded);
    put(payload_, progress.random);
    flush();
}

void Writer::add_entry(Section section, const Word* key, std::uint32_t number) {
    turn_to(section, Content::Entries);
    put_key(key);
    put(payload_, number);
    ++header_.counts[static_cast<std::size_t>(section)].entries;
    if (payload_.size() >= full_payload) flush();
}

void Writer::add_open(Section section, const OpenRank& rank, const Word* key) {
    turn_to(section, Content::Open);
    if (!run_at_ || rank != rank_) {
        end_run();
        rank_ = rank;
        put(payload_, rank.f);
        put(payload_, rank.home);
        put(payload_, rank.g);
        run_at_ = payload_.size();
        put(payload_, std::uint32_t{0});
    }
    put_key(key);
    ++run_count_;
    ++header_.counts[static_cast<std::size_t>(section)].open;
    if (payload_.size() >= full_payload) flush();
}

void Writer::turn_to(Section section, Content content) {
    if (section == section_ && content == content_) return;
    flush();
    section_ = section;
    content_ = content;
}

void Writer::put_key(const Word* key) {
    for (std::uint32_t word = 0; word < header_.key_words; ++word) put(payload_, key[word]);
}

void Writer::end_run() {
    if (!run_at_) return;
    std::string count;
    put(count, std::exchange(run_count_, 0));
    payload_.replace(*run_at_, count.size(), count);
    run_at_.reset();
}

void Writer::flush() {
    end_run();
    if (payload_.empty()) return;
    std::string before;
    put(before, static_cast<std::uint8_t>(section_));
    put(before, static_cast<std::uint8_t>(content_));
    put(before, std::uint16_t{0});
    put(before, header_.blocks++);
    put(before, static_cast<std::uint32_t>(payload_.size()));
    Checksum checksum;
    checksum.add(before);
    checksum.add(payload_);
    std::string after;
    put(after, checksum.value());
    file_.append(before);
    file_.append(payload_);
    file_.append(after);
    payload_.clear();
}

void Writer::finish() {
    flush();
    header_.file_bytes = file_.size();
    file_.rewrite(0, encode(header_));
    file_.place();
}

Reader::Reader(std::istream& bytes, std::string name)
    : bytes_(bytes),
      name_(std::move(name)),
      size_(size_of(bytes)),
      header_(read_header(bytes, size_, name_)),
      position_(static_cast<std::uint64_t>(bytes.tellg())) {
    if (header_.key_words == 0 || header_.key_words > most_key_words) {
        fail("has keys of " + std::to_string(header_.key_words) + " words; expected 1 to " +
             std::to_string(most_key_words));
    }
    key_.resize(header_.key_words);
}

std::optional<Block> Reader::next() {
    if (number_ == header_.blocks) {
        if (position_ != size_) fail("is damaged: bytes after its last block; expected none");
        if (counts_ != header_.counts) {
            fail("is damaged: it does not hold as many states as it says; expected a whole one");
        }
        return std::nullopt;
    }
    const std::uint64_t left = size_ - position_;
    if (left < bytes_before + bytes_after) fail_block();
    buffer_.resize(bytes_before);
    bytes_.read(buffer_.data(), bytes_before);
    Cursor cursor(buffer_);
    const auto section = cursor.take<std::uint8_t>();
    const auto content = cursor.take<std::uint8_t>();
    const auto zeros = cursor.take<std::uint16_t>();
    const auto number = cursor.take<std::uint64_t>();
    const auto length = cursor.take<std::uint32_t>();
    if (!bytes_ || number != number_ || length > most_payload ||
        length > left - bytes_before - bytes_after || zeros != 0 || section >= sections ||
        content > static_cast<std::uint8_t>(Content::Open)) {
        fail_block();
    }
    buffer_.resize(bytes_before + length + bytes_after);
    bytes_.read(buffer_.data() + bytes_before, static_cast<std::streamsize>(length + bytes_after));
    if (!bytes_) fail_block();
    const std::string_view all(buffer_);
    const std::string_view payload = all.substr(bytes_before, length);
    Checksum checksum;
    checksum.add(all.substr(0, bytes_before));
    checksum.add(payload);
    Cursor seal(all.substr(bytes_before + length));
    if (seal.take<std::uint64_t>() != checksum.value()) fail_block();
    ++number_;
    position_ += buffer_.size();
    return Block{static_cast<Section>(section), static_cast<Content>(content), payload};
}

Progress Reader::progress_of(const Block& block) const {
    Cursor cursor(block.payload);
    Progress progress;
    progress.layer = cursor.take<std::uint64_t>();
    progress.expanded_before = cursor.take<std::uint64_t>();
    progress.expanded = cursor.take<std::uint64_t>();
    progress.random = cursor.take<std::uint64_t>();
    if (cursor.is_short() || cursor.left() > 0) fail_block();
    return progress;
}

void Reader::skip(const Block& block) {
    switch (block.content) {
        case Content::Progress: progress_of(block); break;
        case Content::Entries: for_each_entry(block, [](auto&&...) {}); break;
        case Content::Open: for_each_open(block, [](auto&&...) {}); break;
    }
}

void Reader::take_key(Cursor& cursor) {
    for (Word& word : key_) word = cursor.take<Word>();
}

void Reader::fail(const std::string& what) const {
    throw CheckpointError(printable(name_) + ": " + what);
}

void Reader::fail_block() const {
    fail("is damaged: block " + std::to_string(number_ + 1) + " of " +
         std::to_string(header_.blocks) + "; expected a whole checkpoint");
}

}  // namespace tabkeeper::checkpoint
