#pragma once

// The checkpoint that a run goes on from. Everything throws CheckpointError where the file is not
// one of this instance, cost, bound and rules.

#include <fstream>
#include <optional>
#include <string>

#include "checkpoint/blocks.hpp"
#include "search/problem.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/options.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::search {

/// The rules of a run, as `--rules` takes them.
std::string rules_text(const rules::RuleSet& rules);

class Resumed {
public:
    Resumed(const Instance& instance, const Options& options);

    const checkpoint::Header& header() const { return reader_.header(); }
    checkpoint::Reader& reader() { return reader_; }

    void require_rules_of(const Problem& problem) const;

    /// Whether states have the keys that they had then. A bound that does not fit a small table
    /// space can make them others.
    bool has_keys_of(const Problem& problem) const;

    /// What the plan in it costs; nothing where there is none.
    std::optional<Cost> cost_of_plan(const Instance& instance) const;

private:
    std::ifstream bytes_;
    checkpoint::Reader reader_;
};

}  // namespace tabkeeper::search
