// Every length is held against the size of the file before anything is allocated, and every enum
// against its range: a checksum keeps accidents out, not somebody who can add.

#include "checkpoint/header.hpp"

#include "checkpoint/bytes.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::checkpoint {

namespace {

constexpr std::size_t before_length = 16;  // magic, format, length of the header
constexpr std::size_t bytes_of_push = 5;
constexpr std::size_t bytes_of_checksum = 8;
// A plan of a hundred million pushes: more than an entry of the table can say.
constexpr std::uint32_t longest_header = 512U << 20U;
constexpr std::int64_t latest = std::int64_t{1} << 33U;  // in 2242; a clock's nanoseconds hold it

[[noreturn]] void fail(const std::string& name, const std::string& what) {
    throw CheckpointError(printable(name) + ": " + what);
}

template <class Enum>
Enum take_enum(Cursor& cursor, Enum last, bool& is_good) {
    const auto number = cursor.take<std::uint8_t>();
    if (number > static_cast<std::uint8_t>(last)) is_good = false;
    return is_good ? static_cast<Enum>(number) : Enum{};
}

std::string read_bytes(std::istream& bytes, std::size_t count) {
    std::string text(count, '\0');
    bytes.read(text.data(), static_cast<std::streamsize>(count));
    text.resize(static_cast<std::size_t>(bytes.gcount()));
    return text;
}

constexpr std::size_t sections_of(std::uint32_t format) { return format == 1 ? 3 : sections; }

Header decode(std::string_view body, std::uint32_t format, bool& is_good) {
    Cursor cursor(body);
    Header header;
    header.format = format;
    header.file_bytes = cursor.take<std::uint64_t>();
    header.blocks = cursor.take<std::uint64_t>();
    header.written = cursor.take<std::int64_t>();
    header.instance.high = cursor.take<std::uint64_t>();
    header.instance.low = cursor.take<std::uint64_t>();
    header.naming = cursor.take<std::uint64_t>();
    header.lower_bound = cursor.take<std::uint64_t>();
    header.upper_bound = cursor.take<std::uint64_t>();
    header.expanded = cursor.take<std::uint64_t>();
    header.table_space = cursor.take<std::uint64_t>();
    for (std::size_t section = 0; section < sections_of(format); ++section) {
        header.counts[section].entries = cursor.take<std::uint64_t>();
        header.counts[section].open = cursor.take<std::uint64_t>();
    }
    header.locations = cursor.take<std::uint32_t>();
    header.boxes = cursor.take<std::uint32_t>();
    header.key_words = cursor.take<std::uint32_t>();
    header.condition = take_enum(cursor, GoalCondition::Store, is_good);
    header.cost = take_enum(cursor, CostKind::LinesMoves, is_good);
    header.bound = take_enum(cursor, BoundKind::Uncovered, is_good);
    header.phase = take_enum(cursor, CheckpointPhase::Recursion, is_good);
    header.direction = take_enum(cursor, Direction::Backward, is_good);
    header.rules = cursor.take_bytes(cursor.take<std::uint32_t>());
    header.program = cursor.take_bytes(cursor.take<std::uint32_t>());
    const auto pushes = cursor.take<std::uint32_t>();
    is_good = is_good && cursor.left() / bytes_of_push == pushes &&
              cursor.left() % bytes_of_push == 0 && header.lower_bound < no_price &&
              header.upper_bound <= no_price && (pushes == 0 || header.upper_bound < no_price) &&
              header.written >= 0 && header.written <= latest;
    if (!is_good) return header;
    header.plan.resize(pushes);
    for (Push& push : header.plan) {
        push.from = cursor.take<Location>();
        push.direction = take_enum(cursor, tabkeeper::Direction::Left, is_good);
        push.to = cursor.take<Location>();
    }
    is_good = is_good && !cursor.is_short() && cursor.left() == 0;
    return header;
}

}  // namespace

std::string encode(const Header& header) {
    std::string body;
    put(body, header.file_bytes);
    put(body, header.blocks);
    put(body, header.written);
    put(body, header.instance.high);
    put(body, header.instance.low);
    put(body, header.naming);
    put(body, header.lower_bound);
    put(body, header.upper_bound);
    put(body, header.expanded);
    put(body, header.table_space);
    for (const Counts& counts : header.counts) {
        put(body, counts.entries);
        put(body, counts.open);
    }
    put(body, header.locations);
    put(body, header.boxes);
    put(body, header.key_words);
    put(body, static_cast<std::uint8_t>(header.condition));
    put(body, static_cast<std::uint8_t>(header.cost));
    put(body, static_cast<std::uint8_t>(header.bound));
    put(body, static_cast<std::uint8_t>(header.phase));
    put(body, static_cast<std::uint8_t>(header.direction));
    for (const std::string* text : {&header.rules, &header.program}) {
        put(body, static_cast<std::uint32_t>(text->size()));
        body += *text;
    }
    put(body, static_cast<std::uint32_t>(header.plan.size()));
    for (const Push& push : header.plan) {
        put(body, push.from);
        put(body, static_cast<std::uint8_t>(push.direction));
        put(body, push.to);
    }
    std::string all(magic);
    put(all, newest_format);
    put(all, static_cast<std::uint32_t>(before_length + body.size() + bytes_of_checksum));
    all += body;
    put(all, checksum_of(all));
    return all;
}

Header read_header(std::istream& bytes, std::uint64_t size, const std::string& name) {
    std::string all = read_bytes(bytes, before_length);
    if (all.substr(0, magic.size()) != magic) {
        fail(name, "is no checkpoint; expected a file that --checkpoint wrote");
    }
    if (all.size() < before_length) fail(name, "is cut short; expected a whole checkpoint");
    Cursor start(std::string_view(all).substr(magic.size()));
    const auto format = start.take<std::uint32_t>();
    const auto length = start.take<std::uint32_t>();
    if (format > newest_format) {
        fail(name, "is a checkpoint of format " + std::to_string(format) + "; expected " +
                       std::to_string(newest_format) + " at most: a newer tabkeeper wrote it");
    }
    if (format == 0) fail(name, "is damaged: format 0; expected a whole checkpoint");
    if (length < before_length + bytes_of_checksum || length > longest_header) {
        fail(name, "is damaged: the length of its header; expected a whole checkpoint");
    }
    if (length > size) {
        fail(name, "is cut short: " + std::to_string(size) + " bytes; expected a whole checkpoint");
    }
    all += read_bytes(bytes, length - before_length);
    if (all.size() < length) fail(name, "is cut short; expected a whole checkpoint");
    const std::string_view sealed(all.data(), length - bytes_of_checksum);
    Cursor seal(std::string_view(all).substr(sealed.size()));
    if (seal.take<std::uint64_t>() != checksum_of(sealed)) {
        fail(name, "is damaged: the checksum of its header; expected a whole checkpoint");
    }
    bool is_good = true;
    Header header = decode(sealed.substr(before_length), format, is_good);
    if (!is_good) fail(name, "has a header that makes no sense; expected a whole checkpoint");
    if (header.file_bytes != size) {
        fail(name, (size < header.file_bytes ? "is cut short: " : "is too long: ") +
                       std::to_string(size) + " bytes; expected " +
                       std::to_string(header.file_bytes));
    }
    return header;
}

Cost cost_of(std::uint64_t price, CostKind kind) {
    if (!is_lexicographic(kind)) return static_cast<std::uint32_t>(price);
    return {static_cast<std::uint32_t>(price >> 32U), static_cast<std::uint32_t>(price)};
}

CheckpointInfo info_of(const Header& header) {
    CheckpointInfo info;
    info.format = header.format;
    info.program = header.program;
    info.written = std::chrono::system_clock::time_point(std::chrono::seconds(header.written));
    info.size = Bytes{header.file_bytes};
    info.instance = header.instance;
    info.locations = header.locations;
    info.boxes = header.boxes;
    info.condition = header.condition;
    info.cost = header.cost;
    info.bound = header.bound;
    info.rules = header.rules;
    info.phase = header.phase;
    info.lower_bound = cost_of(header.lower_bound, header.cost);
    if (header.upper_bound < no_price) info.upper_bound = cost_of(header.upper_bound, header.cost);
    info.expanded = header.expanded;
    for (const Counts& counts : header.counts) {
        info.entries += counts.entries;
        info.open += counts.open;
    }
    return info;
}

}  // namespace tabkeeper::checkpoint
