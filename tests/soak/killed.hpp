#pragma once

// A run of the real program that is killed at a random moment and resumed from its checkpoint, as
// often as it takes.

#include <memory>
#include <string>

#include "agreement/variants.hpp"
#include "soak/comparison.hpp"
#include "support/dice.hpp"

namespace tabkeeper::soak {

bool can_be_resumed(const std::string& program);

/// When it is killed is drawn from the dice. The folder of `tools` takes the facts and the
/// checkpoint.
std::unique_ptr<Comparison> make_killed(testing::Variant variant, testing::Dice dice,
                                        const Tools& tools);

}  // namespace tabkeeper::soak
