// Plans as tabkeeper's own JSON: the object that `--format json` prints, an array with one such
// object, or the bare list of pushes.

#include <iterator>
#include <string>

#include <nlohmann/json.hpp>

#include "formats/readers.hpp"

namespace tabkeeper::formats {

namespace {

using nlohmann::json;

Place place_of(const std::string& text, std::size_t offset, Place place) {
    for (std::size_t index = 0; index < std::min(offset, text.size()); ++index) {
        place.column = text[index] == '\n' ? 1 : place.column + 1;
        place.line += text[index] == '\n' ? 1 : 0;
    }
    return place;
}

json parse(const std::string& text, const Place& start) try {
    return json::parse(text);
} catch (const json::parse_error& error) {
    Source::fail(place_of(text, error.byte > 0 ? error.byte - 1 : 0, start),
                 "not JSON here; expected a plan as `--format json` prints it");
}

const json& list_in(const json& value, const Place& place) {
    if (value.is_object() && value.contains("plan")) {
        if (value["plan"].is_null()) Source::fail(place, "there is no plan in this answer");
        if (value["plan"].is_array()) return value["plan"];
    }
    if (value.is_array() && value.size() == 1 && value[0].is_object() &&
        value[0].contains("plan")) {
        return list_in(value[0], place);
    }
    if (!value.is_array()) Source::fail(place, "expected a list \"plan\" of pushes");
    return value;
}

std::string text_in(const json& push, const char* key, std::size_t index, const Place& place) {
    if (!push.is_object() || !push.contains(key) || !push[key].is_string()) {
        Source::fail(place,
                     "push " + std::to_string(index + 1) + ": expected a text \"" + key + "\"");
    }
    return push[key].get<std::string>();
}

}  // namespace

WrittenPlan read_json_plan(Source& source, const Instance& instance) {
    const Place start = source.place();
    std::string text;
    while (source.peek() != Source::end) text += static_cast<char>(source.take());
    const json value = parse(text, start);
    const Names names(instance);
    Plan plan;
    for (const json& push : list_in(value, start)) {
        const std::size_t index = plan.size();
        const auto direction = direction_from(text_in(push, "direction", index, start));
        if (!direction) {
            Source::fail(start, "push " + std::to_string(index + 1) +
                                    ": expected the direction up, right, down or left");
        }
        plan.push_back({names.find(text_in(push, "from", index, start), start), *direction,
                        names.find(text_in(push, "to", index, start), start)});
    }
    return {std::move(plan), std::nullopt};
}

}  // namespace tabkeeper::formats
