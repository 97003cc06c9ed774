// Opens what the user named, and recognises formats by content.

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <numeric>

#include "formats/readers.hpp"

namespace tabkeeper {

namespace formats {

namespace {

/// Calls `read(stream, name)` with the file or standard input.
template <class Read>
auto with_stream(const std::filesystem::path& file, Read&& read) {
    if (file == "-") return read(std::cin, std::string("<stdin>"));
    const std::string name = file.string();
    const Place start{name, 1, 1};
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        Source::fail(start, "is a directory; expected a file");
    }
    errno = 0;
    std::ifstream text(file, std::ios::binary);
    if (!text) {
        Source::fail(start, std::string("cannot be opened: ") +
                                (errno != 0 ? std::strerror(errno) : "unknown reason"));
    }
    return read(text, name);
}

}  // namespace

Names::Names(const Instance& instance) : instance_(instance), by_name_(instance.size()) {
    std::iota(by_name_.begin(), by_name_.end(), Location{0});
    std::sort(by_name_.begin(), by_name_.end(),
              [&](Location a, Location b) { return instance_.names[a] < instance_.names[b]; });
}

Location Names::find(const std::string& name, const Place& place) const {
    const auto found = std::lower_bound(by_name_.begin(), by_name_.end(), name,
                                        [&](Location location, const std::string& text) {
                                            return instance_.names[location] < text;
                                        });
    if (found == by_name_.end() || instance_.names[*found] != name) {
        Source::fail(place, "the instance has no location " + name);
    }
    return *found;
}

}  // namespace formats

Instance read_instance(const std::filesystem::path& file, const ReadOptions& options) {
    return formats::with_stream(file, [&](std::istream& text, const std::string& name) {
        return read_instance(text, name, options);
    });
}

Instance read_instance(std::istream& text, const std::string& file, const ReadOptions& options) {
    const auto source = std::make_unique<formats::Source>(text, file, options);
    Instance instance = formats::read_asp_facts(*source);
    instance.title = file;
    return instance;
}

Plan read_plan(const std::filesystem::path& file, const Instance& instance) {
    return formats::with_stream(file, [&](std::istream& text, const std::string& name) {
        return read_plan(text, name, instance);
    });
}

Plan read_plan(std::istream& text, const std::string& file, const Instance& instance) {
    const ReadOptions options;
    const auto source = std::make_unique<formats::Source>(text, file, options);
    while (source->peek() == ' ' || source->peek() == '\n' || source->peek() == '\r' ||
           source->peek() == '\t') {
        source->take();
    }
    const bool is_json = source->peek() == '{' || source->peek() == '[';
    return is_json ? formats::read_json_plan(*source, instance)
                   : formats::read_asp_plan(*source, instance);
}

}  // namespace tabkeeper
