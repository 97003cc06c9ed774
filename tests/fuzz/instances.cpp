// Instance readers. What is accepted is a sound instance that no terminal can be hurt by; written
// in its own format it is recognised and is the same again, and any other format either refuses it
// or holds the same puzzle.

#include <sys/mman.h>
#include <unistd.h>

#include <optional>
#include <sstream>
#include <string>

#include "formats/readers.hpp"
#include "fuzz/targets.hpp"
#include "support/same_instance.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::fuzz {

namespace {

/// Larger ones are read and not written: comparing pieces takes the square of their number.
constexpr std::size_t most_compared = 2'000;

void require_printable(const std::string& text, const char* what) {
    require(printable(text) == text, "printable text", what + (": " + text));
}

ReadOptions options_for(std::optional<InstanceFormat> format) {
    ReadOptions options;
    options.format = format;
    options.warn = [](const Place& place, const std::string& message) {
        require_printable(to_string(place) + message, "warning");
    };
    return options;
}

std::optional<Collection> read(const std::string& text, const ReadOptions& options) {
    std::istringstream stream(text);
    try {
        return read_collection(stream, "input", options);
    } catch (const InputError& error) {
        require_printable(error.what(), "error");
        return std::nullopt;
    }
}

/// What the format has no words for: empty locations that no step leads to, or whole pieces on
/// which nothing stands.
Instance what_is_kept(const Instance& instance, InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp: return testing::without_empty_islands(instance);
        case InstanceFormat::Asp2013:
        case InstanceFormat::Pddl: return testing::in_play(instance);
        case InstanceFormat::Thesis:
        case InstanceFormat::B:
        case InstanceFormat::Sokoban: break;
    }
    return instance;
}

/// Written and read again; nothing where the format cannot hold it.
std::optional<Instance> through(InstanceFormat format, const Instance& instance) {
    std::stringstream text;
    try {
        write_instance(text, instance, format);
    } catch (const CannotWrite& why) {
        require_printable(why.what(), "refusal to write");
        require(text.str().empty(), "a refusal writes nothing", why.what());
        return std::nullopt;
    }
    const auto collection = read(text.str(), options_for(std::nullopt));
    require(collection.has_value(), "what is written can be read", text.str());
    require(collection->format == format, "what is written is recognised", text.str());
    require(collection->levels.size() == 1, "one instance is written as one", text.str());
    const Level& level = collection->levels.front();
    require(level.instance() != nullptr, "what is written can be read", text.str());
    return *level.instance();
}

/// A dozen letters make a million time points, which take 40 MB to write: the first will do.
Instance with_fewer_steps(const Instance& instance) {
    Instance rest = instance;
    const std::size_t left_out = instance.step_labels.size() - most_compared;
    rest.step_labels.resize(most_compared);
    *rest.allowed -= static_cast<std::uint32_t>(left_out);
    return rest;
}

void examine(const Instance& instance) {
    if (instance.step_labels.size() > most_compared) return examine(with_fewer_steps(instance));
    const auto defect = defect_of(instance);
    require(!defect, "an instance without defects", defect.value_or(""));
    require_printable(instance.title, "title");
    require_printable(instance.author, "author");
    for (const std::string& name : instance.names) require_printable(name, "name");
    if (instance.size() > most_compared) return;
    // Its own format, and one of the others in turn: all of them every time would be slow.
    const auto other = all_instance_formats[instance.size() % all_instance_formats.size()];
    for (const InstanceFormat format : {instance.format, other}) {
        const auto again = through(format, instance);
        const bool is_own = format == instance.format;
        if (!again) {
            require(!is_own, "a format holds what was read from it",
                    std::string(to_string(format)));
            continue;
        }
        // A board names locations by rows and columns, and its margins are not kept.
        const bool same_names = is_own && format != InstanceFormat::Sokoban;
        const auto names = same_names ? testing::NamesCount::Yes : testing::NamesCount::No;
        const auto what = testing::difference(what_is_kept(instance, format), *again, names);
        require(what.empty(), "written and read again it is the same",
                std::string(to_string(format)) + ": " + what);
        if (!is_own) continue;
        require(instance.allowed == again->allowed, "the limit is kept", "");
        require(instance.step_labels == again->step_labels, "the labels are kept", "");
    }
}

void examine(const std::optional<Collection>& collection) {
    if (!collection) return;
    require_printable(collection->title, "title");
    require(collection->size == collection->levels.size(), "all levels are read", "");
    for (const Level& level : collection->levels) {
        if (level.error() != nullptr) {
            require_printable(level.error()->what(), "error");
        } else {
            examine(*level.instance());
        }
    }
}

void read_as(InstanceFormat format, std::string_view input) {
    examine(read(std::string(input), options_for(format)));
}

/// The input as a file that is only in memory, for what takes a path.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view text) : file_(::memfd_create("input", MFD_CLOEXEC)) {
        const auto written = ::write(file_, text.data(), text.size());
        require(written == static_cast<ssize_t>(text.size()), "room for the input", "");
    }
    ~MemoryFile() { ::close(file_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

private:
    int file_;
};

constexpr const char* small_problem =
    "(define (problem p) (:domain sokoban-sequential)\n"
    "(:objects dir-up dir-down dir-left dir-right - direction p - player s - stone a b c - "
    "location)\n"
    "(:init (IS-NONGOAL a) (IS-NONGOAL b) (IS-GOAL c) (at p a) (at s b) (clear c)\n"
    "(MOVE-DIR a b dir-right) (MOVE-DIR b a dir-left) (MOVE-DIR b c dir-right)\n"
    "(MOVE-DIR c b dir-left) (= (total-cost) 0))\n"
    "(:goal (and (at-goal s))) (:metric minimize (total-cost)))\n";

}  // namespace

void fuzz_asp(std::string_view input) { read_as(InstanceFormat::Asp, input); }
void fuzz_asp2013(std::string_view input) { read_as(InstanceFormat::Asp2013, input); }
void fuzz_thesis(std::string_view input) { read_as(InstanceFormat::Thesis, input); }
void fuzz_b(std::string_view input) { read_as(InstanceFormat::B, input); }
void fuzz_board(std::string_view input) { read_as(InstanceFormat::Sokoban, input); }

/// Collections in XML begin with '<', which inputs of the target board rarely do.
void fuzz_slc(std::string_view input) {
    read_as(InstanceFormat::Sokoban, "<" + std::string(input));
}

/// As a problem, and as the domain of a good one.
void fuzz_pddl(std::string_view input) {
    read_as(InstanceFormat::Pddl, input);
    const MemoryFile domain(input);
    ReadOptions options = options_for(InstanceFormat::Pddl);
    options.domain = domain.path();
    examine(read(small_problem, options));
}

void fuzz_instance(std::string_view input) {
    examine(read(std::string(input), options_for(std::nullopt)));
}

}  // namespace tabkeeper::fuzz
