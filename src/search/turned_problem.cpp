// A board whose goals are the starts: every one of them must be covered, and there are as many
// boxes as starts.

#include "search/turned_problem.hpp"

#include "board/live.hpp"
#include "bounds/start_matching.hpp"
#include "bounds/uncovered.hpp"
#include "search/solved_states.hpp"

namespace tabkeeper::search {

namespace {

// Each of them is a state to begin with for every region that the player may end in. With one spare
// box this allows for boards of four thousand locations, with two for ninety.
constexpr std::uint64_t most_solved = 4'096;

// Part of the documented constant by which a run's peak RSS may exceed its table space.
constexpr std::uint64_t turned_allowance = 8ULL << 20U;

board::Board turned(const Instance& instance) {
    Instance other;
    other.steps = instance.steps;
    other.boxes = instance.boxes;
    other.goals = instance.boxes;
    other.condition = GoalCondition::Cover;
    return board::Board(other);
}

}  // namespace

bool can_be_turned(const Instance& instance, const board::Tariff& tariff) {
    return tariff.is_uniform() && count_solved(instance) <= most_solved;
}

TurnedProblem::TurnedProblem(const Problem& problem, BoundKind bound, table::Space& space,
                             const Control& control)
    : problem_(problem),
      space_(space),
      board_(turned(problem.instance())),
      sides_(board_),
      can_have_box_(board::locations_pushed_to(board_, board_.goals())) {
    for (std::size_t index = 0; index < can_have_box_.size(); ++index) {
        const auto location = static_cast<Location>(index);
        if (!problem.packing().has_places_for({&location, 1})) can_have_box_[index] = false;
    }
    if (bound != BoundKind::Uncovered) distances_ = distances_within(control);
}

TurnedProblem::~TurnedProblem() { space_.give_back(taken_); }

std::optional<board::PullDistances> TurnedProblem::distances_within(const Control& control) {
    const std::uint64_t bytes = board::PullDistances::bytes_for(board_);
    if (bytes > turned_allowance) {
        if (bytes > space_.limit() / 4) return std::nullopt;
        taken_ = bytes;
        space_.take(bytes);
    }
    const auto travel =
        problem_.tariff().counts_lines() ? board::Travel::Lines : board::Travel::Pushes;
    return board::PullDistances(board_, sides_, travel, problem_.instance().player,
                                [&] { return control.stopping(); });
}

std::unique_ptr<bounds::Bound> TurnedProblem::make_bound() const {
    const board::Price unit = problem_.tariff().cheapest_push();
    if (!distances_) return std::make_unique<bounds::Uncovered>(board_, unit);
    return std::make_unique<bounds::StartMatching>(board_, sides_, *distances_, unit);
}

}  // namespace tabkeeper::search
