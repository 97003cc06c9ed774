#pragma once

// The matching bound: every goal gets a box of its own (or, where every box must be stored, every
// box a goal), as cheaply as boxes alone could be pushed there.
//
// Boxes that will never move again are walls for the others, if it is to look for them. There are
// only ever more of them, and walls only make ways longer.
//
// Surplus boxes are matched with goals that cost nothing, so the bound holds with them. It is
// consistent: a push moves one box, and the player stays on the same side of all others, so it
// changes one row and the total by at most the cost of the push.
//
// Once the costs of pairs are worked out, they are added, and then it is not consistent.

#include <memory>
#include <vector>

#include "board/freezing.hpp"
#include "board/price.hpp"
#include "bounds/assignment.hpp"
#include "bounds/bound.hpp"
#include "bounds/commitment.hpp"
#include "bounds/pair_extras.hpp"
#include "bounds/ways.hpp"

namespace tabkeeper::bounds {

/// Counts in the unit of its distances.
class Matching {
public:
    /// With `freezing`, frozen boxes are walls.
    Matching(const board::Board& board, WaysCache& cache, const board::Freezing* freezing);

    board::Price at(const board::Position& position);
    board::Price after(const board::Position& position, const Push& push);

    /// As a Bound narrows, with so much more to spend than at() said.
    bool narrow(const board::Position& position, const board::Region& region,
                Assignment::Value more, std::vector<board::FirstPush>& enough);

    std::uint64_t relaxations() const { return commitment_ ? commitment_->relaxations() : 0; }

private:
    /// The matching of one position.
    struct Solved {
        explicit Solved(std::size_t size) : assignment(size) {}

        Assignment assignment;
        std::shared_ptr<const WalledWays> walled;  // null without frozen boxes
        std::vector<Location> boxes;               // box i is row i
        std::vector<std::uint8_t> is_open;         // by row: the walls change none of its ways
        Assignment::Value rounded_up = 0;          // by how much the bound was
    };

    board::Price solve(const board::Position& position, Solved& solved, PairExtras& extras);
    Assignment::Value rounded_up(Assignment::Value bound, Assignment::Value total) const;
    bool keeps_ways(const WalledWays* walled, Location box, Location player,
                    const Assignment::Value* row) const;
    bool has_frozen(const board::Position& position, Location pushed);
    void fill(const WalledWays* walled, Location box, Location player,
              Assignment::Value* row) const;

    const board::Board& board_;
    WaysCache& cache_;
    const board::Freezing* freezing_;
    board::Freezing::Scratch frozen_;
    Solved here_;                    // the position last given to at()
    std::unique_ptr<Solved> other_;  // one with other walls, that a push led to
    std::vector<Assignment::Value> row_;
    PairExtras extras_;        // of here_
    PairExtras other_extras_;  // of other_
    std::vector<Assignment::Value> slack_;
    std::unique_ptr<Commitment> commitment_;  // made when it is first asked for
};

/// One matching as a price: so much for each unit that it counts.
class MatchingBound final : public Bound {
public:
    MatchingBound(Matching matching, board::Price unit)
        : matching_(std::move(matching)), unit_(unit) {}

    board::Price at(const board::Position& position) override {
        return board::times(matching_.at(position), unit_);
    }
    board::Price after(const board::Position& position, const Push& push) override {
        return board::times(matching_.after(position, push), unit_);
    }
    /// Where the pushes of a plan are all that it costs.
    bool narrow(const board::Position& position, const board::Region& region, board::Price more,
                std::vector<board::FirstPush>& enough) override {
        return unit_ == 1 &&
               matching_.narrow(position, region, static_cast<Assignment::Value>(more), enough);
    }
    std::uint64_t relaxations() const override { return matching_.relaxations(); }

private:
    Matching matching_;
    board::Price unit_;
};

/// Two matchings that count different things; where one is infinite so is the sum.
class PairBound final : public Bound {
public:
    PairBound(MatchingBound one, MatchingBound other)
        : one_(std::move(one)), other_(std::move(other)) {}

    board::Price at(const board::Position& position) override {
        return board::plus(one_.at(position), other_.at(position));
    }
    board::Price after(const board::Position& position, const Push& push) override {
        return board::plus(one_.after(position, push), other_.after(position, push));
    }

private:
    MatchingBound one_;
    MatchingBound other_;
};

}  // namespace tabkeeper::bounds
