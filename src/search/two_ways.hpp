#pragma once

// The layered engine forward or backward, or both until it shows which of them is better; and
// forward with the committing rule or without it, by turns to the end, because that is never known.

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>

#include "checkpoint/blocks.hpp"
#include "search/control.hpp"
#include "search/layered.hpp"
#include "search/puller.hpp"
#include "search/turned_problem.hpp"
#include "tabkeeper/answer.hpp"
#include "tabkeeper/options.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

enum class Way : std::uint8_t { Forward, Backward, Better };

/// States that each way gets at a time, and in all, before one is chosen. Instances that need no
/// more than the first are done before the backward search begins; docs/engines.md has what was
/// measured.
struct Legs {
    std::uint64_t one = 2'000;
    std::uint64_t all = 16'000;
};

/// How the two forward searches take turns. Work is states, and relaxations of the rule, which take
/// about as long as a state each on XSokoban: so they share the time equally while they are in the
/// same layer, and the one that is ahead gets more.
struct Turns {
    std::uint64_t committed = 500;  ///< states at a time
    std::uint64_t times_ahead = 2;
    std::uint64_t begin_at = 50'000;  ///< states of the plain one, if it has not ended by then
};

class TwoWays {
public:
    TwoWays(Problem& problem, BoundKind bound_kind, table::Space& space, const Control& control,
            const Evaluators& evaluators, Legs legs = {}, Turns turns = {});

    /// Takes up the layers of a checkpoint that this way can use, so that plan() goes on from
    /// there. False where there are none, where they do not fit the space or where the run is being
    /// stopped: then plan() begins at the beginning. Throws CheckpointError.
    bool take_up(Way way, checkpoint::Reader& reader);

    /// Whether there is something that save() can write. One of two ways may be left out.
    bool is_whole() const;
    void save(checkpoint::Writer& writer) const;

    /// Is there a plan with cost <= most? No plan from the start costs less than `bound`.
    /// `on_layer` is told every bound that is proven on the way; Full: the space is used up.
    Result plan(Way way, board::Price bound, board::Price most,
                const std::function<void(board::Price)>& on_layer);

    const Plan& path() const { return path_; }

    /// Gives back all that the search took of the space; it cannot go on.
    void drop();

    /// Adds what is in the tables and what was done backward. Any thread may ask.
    void add_to(Statistics& statistics) const;

private:
    using OnLayer = std::function<void(board::Price)>;

    using Forward = std::unique_ptr<Layered<Evaluator>>;

    Forward made_forward(Commits commits) const;
    void make_forward();
    void make_committed();
    bool make_backward();
    void begin_forward(board::Price bound);
    void begin_committed();
    void begin_backward();
    bool has_whole_backward() const;
    bool load(checkpoint::Reader& reader);
    void drop_forward();
    void drop_committed();
    void drop_backward();
    void sharpen();
    bool commits_later() const;
    Result go_forward_to_the_end(board::Price most, const OnLayer& on_layer);
    std::uint64_t work_of_committed() const;
    std::uint64_t share_of_plain(std::uint64_t work) const;
    Result take_turns(board::Price most, const OnLayer& on_layer);
    Result go_forward(board::Price most, std::uint64_t states, const OnLayer& on_layer);
    Result go_backward(board::Price most, std::uint64_t states, const OnLayer& on_layer);
    Result race(board::Price bound, board::Price most, const OnLayer& on_layer);
    bool is_backward_ahead() const;
    std::uint64_t sharpen_at() const;

    Problem& problem_;
    const BoundKind bound_kind_;
    table::Space& space_;
    const Control& control_;
    const Evaluators& evaluators_;
    const Legs legs_;
    const Turns turns_;

    mutable std::mutex shared_;  // below is built and dropped under it
    Forward forward_;
    Forward committed_;  // the same from the start, with the committing rule
    std::unique_ptr<TurnedProblem> turned_;
    Layered<Puller>::Expanders pullers_;
    std::unique_ptr<Layered<Puller>> backward_;
    bool is_undecided_ = false;        // both ways may go on
    bool has_all_beginnings_ = false;  // of the backward one
    std::uint64_t pulled_from_ = 0;    // states, by pullers that are gone
    std::uint64_t pulled_to_ = 0;
    bool is_sharp_ = false;
    Plan path_;
};

}  // namespace tabkeeper::search
