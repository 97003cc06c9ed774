#pragma once

// One function for each format that can be read. They throw InputError.

#include "formats/source.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::formats {

Instance read_asp_facts(Source& source);
Instance read_asp2013_facts(Source& source);
Instance read_thesis_facts(Source& source);
Instance read_b_facts(Source& source);
/// Checks the domain file, too, where the options name one.
Instance read_pddl(Source& source);
/// Boards as text or XML, one or many; all of them, whatever the options choose.
Collection read_sokoban(Source& source);

/// The format of the text that the source begins with; it stays unread. Throws InputError with what
/// was expected where it looks like none.
InstanceFormat recognise_instance(Source& source);

WrittenPlan read_asp_plan(Source& source, const Instance& instance);
WrittenPlan read_asp2013_plan(Source& source, const Instance& instance);
WrittenPlan read_thesis_plan(Source& source, const Instance& instance);
WrittenPlan read_ipc_plan(Source& source, const Instance& instance);
WrittenPlan read_lurd(Source& source, const Instance& instance);
WrittenPlan read_json_plan(Source& source, const Instance& instance);

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
