#pragma once

// One HTML file that replays a plan and asks nothing of the network.

#include <string>

#include "view/scene.hpp"

namespace tabkeeper::view {

std::string page_of(const Subject& subject);

}  // namespace tabkeeper::view
