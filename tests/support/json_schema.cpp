// Every keyword is a check of its own; a value is valid if none of them complains.

#include "support/json_schema.hpp"

#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

namespace tabkeeper::testing {

namespace {

using nlohmann::json;

bool is_integer(const json& value) {
    return value.is_number_integer() ||
           (value.is_number_float() && std::floor(value.get<double>()) == value.get<double>());
}

bool has_type(const json& value, const std::string& type) {
    if (type == "null") return value.is_null();
    if (type == "boolean") return value.is_boolean();
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "number") return value.is_number();
    if (type == "integer") return is_integer(value);
    throw std::invalid_argument("schema: unknown type " + type);
}

class Validator {
public:
    explicit Validator(const json& root) : root_(root) {}

    const json& resolve(const std::string& reference) const {
        if (reference.empty() || reference.front() != '#') {
            throw std::invalid_argument("schema: reference " + reference + " is not local");
        }
        const json::json_pointer pointer(reference.substr(1));
        if (!root_.contains(pointer)) {
            throw std::invalid_argument("schema: reference " + reference + " leads nowhere");
        }
        return root_.at(pointer);
    }

    void validate(const json& schema, const json& value, const std::string& path) {
        if (schema.is_boolean()) {
            if (!schema.get<bool>()) complain(path, "is not allowed here");
            return;
        }
        if (!schema.is_object()) throw std::invalid_argument("schema: not an object");
        for (const auto& [keyword, argument] : schema.items()) {
            if (annotations().count(keyword) > 0) continue;
            const auto check = checks().find(keyword);
            if (check == checks().end()) {
                throw std::invalid_argument("schema: unknown keyword " + keyword);
            }
            (this->*check->second)(schema, argument, value, path);
        }
    }

    std::vector<std::string> complaints;

private:
    using Check = void (Validator::*)(const json&, const json&, const json&, const std::string&);

    static const std::set<std::string>& annotations() {
        static const std::set<std::string> words{"$schema", "$id", "$defs", "title", "description"};
        return words;
    }

    static const std::map<std::string, Check>& checks() {
        static const std::map<std::string, Check> map{
            {"$ref", &Validator::follow},
            {"type", &Validator::check_type},
            {"const", &Validator::check_const},
            {"enum", &Validator::check_enum},
            {"minimum", &Validator::check_minimum},
            {"required", &Validator::check_required},
            {"properties", &Validator::check_properties},
            {"additionalProperties", &Validator::check_others},
            {"items", &Validator::check_items},
            {"minItems", &Validator::check_least_items},
            {"maxItems", &Validator::check_most_items},
            {"anyOf", &Validator::check_any},
            {"oneOf", &Validator::check_one},
        };
        return map;
    }

    void complain(const std::string& path, const std::string& what) {
        complaints.push_back((path.empty() ? "/" : path) + ": " + what);
    }

    void follow(const json&, const json& reference, const json& value, const std::string& path) {
        validate(resolve(reference.get<std::string>()), value, path);
    }

    void check_type(const json&, const json& types, const json& value, const std::string& path) {
        const json list = types.is_array() ? types : json::array({types});
        for (const json& type : list) {
            if (has_type(value, type.get<std::string>())) return;
        }
        complain(path, "expected " + types.dump() + ", found " + value.dump());
    }

    void check_const(const json&, const json& wanted, const json& value, const std::string& path) {
        if (value != wanted)
            complain(path, "expected " + wanted.dump() + ", found " + value.dump());
    }

    void check_enum(const json&, const json& list, const json& value, const std::string& path) {
        for (const json& wanted : list) {
            if (value == wanted) return;
        }
        complain(path, "expected one of " + list.dump() + ", found " + value.dump());
    }

    void check_minimum(const json&, const json& least, const json& value, const std::string& path) {
        if (value.is_number() && value < least) {
            complain(path, "expected at least " + least.dump() + ", found " + value.dump());
        }
    }

    void check_required(const json&, const json& names, const json& value,
                        const std::string& path) {
        if (!value.is_object()) return;
        for (const json& name : names) {
            if (!value.contains(name.get<std::string>())) complain(path, "lacks " + name.dump());
        }
    }

    void check_properties(const json&, const json& properties, const json& value,
                          const std::string& path) {
        if (!value.is_object()) return;
        for (const auto& [name, schema] : properties.items()) {
            if (value.contains(name)) validate(schema, value[name], path + "/" + name);
        }
    }

    void check_others(const json& schema, const json& others, const json& value,
                      const std::string& path) {
        if (!value.is_object()) return;
        const json known = schema.value("properties", json::object());
        for (const auto& [name, member] : value.items()) {
            if (!known.contains(name)) validate(others, member, path + "/" + name);
        }
    }

    void check_items(const json&, const json& schema, const json& value, const std::string& path) {
        if (!value.is_array()) return;
        for (std::size_t index = 0; index < value.size(); ++index) {
            validate(schema, value[index], path + "/" + std::to_string(index));
        }
    }

    void check_least_items(const json&, const json& least, const json& value,
                           const std::string& path) {
        if (value.is_array() && value.size() < least) complain(path, "has too few items");
    }

    void check_most_items(const json&, const json& most, const json& value,
                          const std::string& path) {
        if (value.is_array() && value.size() > most) complain(path, "has too many items");
    }

    /// How many of the schemas the value is valid for; `why` collects what the others say.
    std::size_t matches(const json& schemas, const json& value, const std::string& path,
                        std::string& why) const {
        std::size_t count = 0;
        for (const json& schema : schemas) {
            Validator attempt(root_);
            attempt.validate(schema, value, path);
            if (attempt.complaints.empty()) {
                ++count;
            } else {
                why += " [" + attempt.complaints.front() + "]";
            }
        }
        return count;
    }

    void check_any(const json&, const json& schemas, const json& value, const std::string& path) {
        std::string why;
        if (matches(schemas, value, path, why) == 0) complain(path, "fits nothing of anyOf:" + why);
    }

    void check_one(const json&, const json& schemas, const json& value, const std::string& path) {
        std::string why;
        const std::size_t count = matches(schemas, value, path, why);
        if (count != 1) complain(path, "fits " + std::to_string(count) + " of oneOf:" + why);
    }

    const json& root_;
};

}  // namespace

std::vector<std::string> violations(const json& schema, const json& document,
                                    const std::string& start) {
    Validator validator(schema);
    validator.validate(validator.resolve(start), document, "");
    return validator.complaints;
}

}  // namespace tabkeeper::testing
