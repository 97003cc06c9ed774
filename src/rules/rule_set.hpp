#pragma once

// The one list of rules, and a selection of them that counts what each of them does.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "board/board.hpp"
#include "board/own_lines.hpp"
#include "board/position.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

struct KnownRule {
    const RuleInfo& info;
    bool in_default;
    std::unique_ptr<Rule> (*make)(const board::Board&);
};

/// Every rule there is, in the order in which they are tried: cheap ones first.
std::span<const KnownRule> known_rules();

/// Reads `none`, `default`, `all`, names, and `-name` to take one away, from left to right; a list
/// that begins with `-name` takes it from the default. `default` and `all` mean those that are
/// sound for the cost; one that is not and is asked for by name is refused. Returns indices into
/// `rules`; throws std::invalid_argument with what could be meant.
std::vector<std::size_t> select_rules(std::string_view selection, CostKind cost,
                                      std::span<const KnownRule> rules = known_rules());

/// How often a rule was asked and how often it pruned. Written by one worker, read by any thread.
class RuleTally {
public:
    void count(bool pruned) {
        bump(tried_);
        if (pruned) bump(pruned_);
    }
    std::uint64_t tried() const { return tried_.load(std::memory_order_relaxed); }
    std::uint64_t pruned() const { return pruned_.load(std::memory_order_relaxed); }

private:
    static void bump(std::atomic<std::uint64_t>& counter) {
        counter.store(counter.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    }
    std::atomic<std::uint64_t> tried_{0};
    std::atomic<std::uint64_t> pruned_{0};
};

/// Of one worker: one for each rule of a set.
using RuleTallies = board::OwnVector<RuleTally>;

class RuleSet {
public:
    RuleSet(const board::Board& board, const std::vector<std::size_t>& selection);

    std::size_t size() const { return rules_.size(); }
    std::string_view name(std::size_t rule) const;
    bool has(std::string_view name) const;

    /// Whether there are narrowing rules.
    bool narrows() const { return !narrowing_.empty(); }

    /// Asks them one after another until one narrows; which one, by its place among the rules.
    std::optional<std::size_t> narrow(const board::Position& position, const board::Region& region,
                                      std::vector<FirstPush>& enough) const {
        for (const std::size_t rule : narrowing_) {
            if (rules_[rule]->narrow(position, region, enough)) return rule;
        }
        return std::nullopt;
    }

    /// The committing rule, if there is one.
    std::optional<std::size_t> committing() const { return committing_; }

    /// The merging rule, if there is one.
    std::optional<std::size_t> merging() const { return merging_; }

    /// Asks the rules one after another until one prunes. `tallies` has one for each rule.
    bool prunes(const board::Position& after, const Push& push, RuleTallies& tallies) const {
        for (const std::size_t rule : pruning_) {
            const bool pruned = rules_[rule]->prunes(after, push);
            tallies[rule].count(pruned);
            if (pruned) return true;
        }
        return false;
    }

private:
    std::vector<std::size_t> selection_;
    std::vector<std::unique_ptr<Rule>> rules_;
    std::vector<std::size_t> pruning_;
    std::vector<std::size_t> narrowing_;
    std::optional<std::size_t> merging_;
    std::optional<std::size_t> committing_;
};

}  // namespace tabkeeper::rules
