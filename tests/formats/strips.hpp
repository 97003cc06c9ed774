#pragma once

// The domain sokoban-sequential as its text says it: sets of facts, preconditions and effects.
// Knows nothing of boards.

#include <set>
#include <string>
#include <vector>

namespace tabkeeper::testing {

class Strips {
public:
    using Words = std::vector<std::string>;

    void add(const Words& fact) { facts_.insert(joined(fact)); }
    bool holds(const Words& fact) const { return facts_.count(joined(fact)) > 0; }

    /// Applies (move p from to dir) or (push-to-goal p s ppos from to dir) and so on; says what is
    /// wrong, or nothing.
    std::string apply(const Words& action) {
        if (action[0] == "move") {
            const auto &p = action[1], &from = action[2], &to = action[3], &dir = action[4];
            return apply({{"at", p, from}, {"clear", to}, {"move-dir", from, to, dir}},
                         {{"at", p, from}, {"clear", to}}, {{"at", p, to}, {"clear", from}});
        }
        const bool is_goal = action[0] == "push-to-goal";
        if (!is_goal && action[0] != "push-to-nongoal") return "no such action: " + action[0];
        const auto &p = action[1], &s = action[2], &ppos = action[3], &from = action[4],
                   &to = action[5], &dir = action[6];
        Facts removed{{"at", p, ppos}, {"at", s, from}, {"clear", to}};
        Facts added{{"at", p, from}, {"at", s, to}, {"clear", ppos}};
        (is_goal ? added : removed).push_back({"at-goal", s});
        ++cost_;
        return apply({{"at", p, ppos},
                      {"at", s, from},
                      {"clear", to},
                      {"move-dir", ppos, from, dir},
                      {"move-dir", from, to, dir},
                      {is_goal ? "is-goal" : "is-nongoal", to}},
                     removed, added);
    }

    int cost() const { return cost_; }

private:
    using Facts = std::vector<Words>;

    static std::string joined(const Words& words) {
        std::string text;
        for (const std::string& word : words) text += word + " ";
        return text;
    }

    std::string apply(const Facts& needed, const Facts& removed, const Facts& added) {
        for (const Words& fact : needed) {
            if (!holds(fact)) return "does not hold: " + joined(fact);
        }
        for (const Words& fact : removed) facts_.erase(joined(fact));
        for (const Words& fact : added) facts_.insert(joined(fact));
        return {};
    }

    std::set<std::string> facts_;
    int cost_ = 0;
};

}  // namespace tabkeeper::testing
