#pragma once

// A run of the search in this process, against the truth.

#include <array>
#include <cstdint>
#include <memory>

#include "agreement/variants.hpp"
#include "soak/comparison.hpp"

namespace tabkeeper::soak {

enum class Question : std::uint8_t {
    Optimum,
    WithinOptimum,  ///< decide, with a limit of just what is needed
    WithinMore,     ///< or a little more
    WithinLess,     ///< or a little less
};

inline constexpr std::array all_questions{Question::Optimum, Question::WithinOptimum,
                                          Question::WithinMore, Question::WithinLess};

const char* name_of(Question question);

std::unique_ptr<Comparison> make_solving(testing::Variant variant, Question question);

}  // namespace tabkeeper::soak
