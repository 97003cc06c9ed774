// Small enough that a few changed bytes make another plan, and not only a broken one.

#include "fuzz/scenes.hpp"

#include <sstream>

#include "support/draw.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::fuzz {

namespace {

Scene board() {
    const Instance instance = testing::draw({"@$ .", " $ ."});
    const auto line = [&](int row) {
        return Push{testing::at(instance, 1, row), Direction::Right, testing::at(instance, 3, row)};
    };
    return {"board", instance, {line(0), line(1)}};
}

Scene facts(const std::string& name, const std::string& text, const Plan& plan) {
    std::istringstream stream(text);
    return {name, read_instance(stream, name), plan};
}

}  // namespace

const std::vector<Scene>& plan_scenes() {
    static const std::vector<Scene> scenes{
        board(),
        facts("corridor",
              "right(a,b). right(b,c). right(c,d). top(e,b). box(b). solution(d). sokoban(a)."
              "step(t0). step(t1). step(t2). next(t0,t1). next(t1,t2).",
              {{1, Direction::Right, 2}, {2, Direction::Right, 3}}),
        facts("ring",
              "right(a,b). right(b,c). right(c,d). right(d,a). box(b). solution(d). sokoban(a).",
              {{1, Direction::Right, 3}}),
    };
    return scenes;
}

}  // namespace tabkeeper::fuzz
