// Opens what the user named, and recognises formats by content.

#include <algorithm>
#include <istream>
#include <memory>
#include <numeric>

#include "formats/input_file.hpp"
#include "formats/levels.hpp"
#include "formats/readers.hpp"
#include "formats/recognise.hpp"
#include "formats/sok.hpp"

namespace tabkeeper {

namespace formats {

namespace {

/// Calls `read(stream, name)` with the file or standard input.
template <class Read>
auto with_stream(const std::filesystem::path& file, const ReadOptions& options, Read&& read) {
    const auto input = std::make_unique<InputFile>(file, options, "a file");
    return read(input->text(), input->name());
}

Instance read_one(Source& source, InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp2013: return read_asp2013_facts(source);
        case InstanceFormat::Thesis: return read_thesis_facts(source);
        case InstanceFormat::B: return read_b_facts(source);
        case InstanceFormat::Pddl: return read_pddl(source);
        case InstanceFormat::Asp:
        case InstanceFormat::Sokoban: break;
    }
    return read_asp_facts(source);
}

Instance the_only_level(Collection collection, const std::string& file) {
    if (collection.levels.size() != 1) {
        Source::fail({file, 1, 1}, "has " + std::to_string(collection.levels.size()) +
                                       " levels; expected one, or --level N");
    }
    if (const InputError* error = collection.levels.front().error()) throw *error;
    return std::get<Instance>(std::move(collection.levels.front().content));
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
        Source::fail(place, "the instance has no location " + printable(name));
    }
    return *found;
}

}  // namespace formats

Collection read_collection(const std::filesystem::path& file, const ReadOptions& options) {
    return formats::with_stream(file, options, [&](std::istream& text, const std::string& name) {
        return read_collection(text, name, options);
    });
}

Collection read_collection(std::istream& text, const std::string& file,
                           const ReadOptions& options) {
    const auto source = std::make_unique<formats::Source>(text, file, options);
    const InstanceFormat format =
        options.format ? *options.format : formats::recognise_instance(*source);
    Collection collection;
    if (format == InstanceFormat::Sokoban) {
        collection = formats::read_sokoban(*source);
    } else {
        collection.levels.push_back({1, formats::read_one(*source, format)});
    }
    collection.format = format;
    collection.size = collection.levels.size();
    if (!options.levels.empty()) formats::choose_levels(collection, options.levels, file);
    return collection;
}

Instance read_instance(const std::filesystem::path& file, const ReadOptions& options) {
    return formats::the_only_level(read_collection(file, options), file.string());
}

Instance read_instance(std::istream& text, const std::string& file, const ReadOptions& options) {
    return formats::the_only_level(read_collection(text, file, options), file);
}

WrittenPlan read_plan(const std::filesystem::path& file, const Instance& instance) {
    const ReadOptions options;
    return formats::with_stream(file, options, [&](std::istream& text, const std::string& name) {
        return read_plan(text, name, instance);
    });
}

WrittenPlan read_plan(std::istream& text, const std::string& file, const Instance& instance) {
    const ReadOptions options;
    const auto source = std::make_unique<formats::Source>(text, file, options);
    switch (formats::recognise_plan(*source)) {
        case formats::PlanNotation::Json: return formats::read_json_plan(*source, instance);
        case formats::PlanNotation::Asp: return formats::read_asp_plan(*source, instance);
        case formats::PlanNotation::Asp2013: return formats::read_asp2013_plan(*source, instance);
        case formats::PlanNotation::Thesis: return formats::read_thesis_plan(*source, instance);
        case formats::PlanNotation::Ipc: return formats::read_ipc_plan(*source, instance);
        case formats::PlanNotation::Lurd: return formats::read_lurd(*source, instance);
        case formats::PlanNotation::Sok: break;
    }
    return formats::read_sok_solution(*source, instance);
}

}  // namespace tabkeeper
