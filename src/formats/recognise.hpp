#pragma once

// Telling notations apart by what they look like.

#include <cstdint>

#include "formats/source.hpp"

namespace tabkeeper::formats {

enum class PlanNotation : std::uint8_t { Json, Asp, Asp2013, Thesis, Ipc, Lurd, Sok };

/// The notation of the plan that the source begins with; it stays unread. Text that looks like none
/// is left to the reader of push/4 atoms, who says what was expected.
PlanNotation recognise_plan(Source& source);

}  // namespace tabkeeper::formats
