#pragma once

// One function for each format that can be read.

#include "formats/source.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::formats {

Instance read_asp_facts(Source& source);

Plan read_asp_plan(Source& source, const Instance& instance);
Plan read_json_plan(Source& source, const Instance& instance);

/// Finds a location by its name; throws InputError.
class Names {
public:
    explicit Names(const Instance& instance);
    Location find(const std::string& name, const Place& place) const;

private:
    const Instance& instance_;
    std::vector<Location> by_name_;
};

}  // namespace tabkeeper::formats
