#pragma once

// Instances for which plans are read, each with a plan that solves it.

#include <string>
#include <vector>

#include "tabkeeper/plan.hpp"

namespace tabkeeper::fuzz {

struct Scene {
    std::string name;
    Instance instance;
    Plan plan;
};

/// A board with two boxes, a corridor with time points of its own, a ring that is no grid.
const std::vector<Scene>& plan_scenes();

}  // namespace tabkeeper::fuzz
