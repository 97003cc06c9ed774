#pragma once

// Breadth-first search within a budget that remembers whole layers of states and nothing else: the
// engine for a table space too small for the layered one.

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "search/control.hpp"
#include "search/crew.hpp"
#include "search/evaluator.hpp"
#include "search/key_layer.hpp"
#include "search/result.hpp"

namespace tabkeeper::search {

class Frontier {
public:
    Frontier(const Problem& problem, std::uint64_t bytes, const Control& control,
             const Evaluators& evaluators);

    /// Is there a plan with cost <= budget? Full: two layers do not fit the memory.
    Result plan(board::Price budget);

    const Plan& path() const { return path_; }
    std::uint64_t states() const { return states_.read(); }
    std::uint64_t bytes() const { return bytes_now_.read(); }

private:
    struct Harvest {
        std::vector<board::Word> keys;
        std::vector<board::Word> key;
        std::vector<board::Word> goal;
        std::vector<Location> boxes;
        board::Price least_cut = board::infinite_price;
        bool full = false;
    };

    enum class Swept : std::uint8_t { Ended, Goal, Reached, Full, Stopped };

    Swept sweep(board::Price budget, board::Price until);
    Swept expand_layer(board::Price g, board::Price budget, KeyLayer& next);
    void expand_state(const board::Word* key, board::Price g, board::Price budget,
                      Evaluator& evaluator, Harvest& harvest);
    bool drop_old_layers(std::uint64_t wanted);
    Outcome rebuild(board::Price budget);
    std::uint64_t held() const;
    void count_space();

    const Problem& problem_;
    const std::uint64_t limit_;
    const Control& control_;
    const Evaluators& evaluators_;
    const std::size_t key_words_;
    Crew crew_;
    const std::size_t most_bytes_of_harvest_;  // of one worker
    std::vector<Harvest> harvests_;
    std::deque<KeyLayer> layers_;  // the last ones, up to the one being expanded
    board::Price last_layer_ = 0;  // pushes made in the states of layers_.back()
    board::Price least_cut_ = board::infinite_price;
    Plan path_;
    Counter states_;
    Counter bytes_now_;
};

}  // namespace tabkeeper::search
