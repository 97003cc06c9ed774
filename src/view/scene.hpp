#pragma once

// All that a replay shows, as data for the page. docs/output.md says what is seen of it.

#include <string>

#include "report/json.hpp"
#include "report/record.hpp"

namespace tabkeeper::view {

/// What a page is about: a run, and the word for how it ended.
struct Subject {
    report::Record record;  ///< with its instance; a plan in it is correct
    std::string status;     ///< "OPTIMUM FOUND", or "CORRECT" for a plan that was given
    std::string source;     ///< where instance and plan come from, for people
};

/// The instance's own title, or the name of its file.
std::string title_of(const Subject& subject);

report::Json scene_of(const Subject& subject);

}  // namespace tabkeeper::view
