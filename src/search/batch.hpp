#pragma once

// The states of a layer that are expanded next: taken out of the open list, where they are but
// names, and found again in the table.
//
// The first worker takes the names; finding their keys is shared out by the parts of the table, and
// each worker writes what belongs to its parts and nothing else.

#include <cstdint>
#include <random>
#include <vector>

#include "board/packing.hpp"
#include "board/price.hpp"
#include "search/buckets.hpp"
#include "search/crew.hpp"
#include "search/picking.hpp"
#include "search/problem.hpp"
#include "search/state_list.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Batch {
public:
    /// The table has all states of the open list, and loses none.
    Batch(const Problem& problem, const table::Table& table, Crew& crew);

    /// Takes states of a layer that has any. Those whose cost has fallen since they were put in are
    /// dropped. `expanded`: so many were taken before.
    void take(Buckets& open, board::Price f, std::uint64_t expanded);

    /// Puts those from this one on back where they were.
    void put_back(std::size_t from, Buckets& open, board::Price f) const;

    std::size_t size() const { return items_.size(); }
    const StateList::State& operator[](std::size_t item) const { return states_[items_[item]]; }
    const board::Word* key(std::size_t item) const { return states_.key(items_[item]); }

    /// What the choice of the next ones depends on besides, for a run that goes on later.
    std::uint64_t random_state() const;
    static bool is_random_state(std::uint64_t number);
    void set_random_state(std::uint64_t number);

private:
    /// A second state with the name of one that was taken out, and the same cost.
    struct Namesake {
        std::uint32_t of;
        std::vector<board::Word> key;

        friend auto operator<=>(const Namesake&, const Namesake&) = default;
    };
    struct alignas(128) Worker {
        std::vector<table::Name> names;
        std::vector<Namesake> namesakes;
    };

    void take_names(Buckets& open, board::Price f, std::uint64_t expanded);
    void find_keys_of(std::size_t part, Worker& at_work);
    void add_namesakes();

    const Problem& problem_;
    const table::Table& table_;
    Crew& crew_;
    std::vector<Worker> workers_;
    StateList states_;
    std::vector<Picked> picked_;
    std::vector<table::Name> names_;    // of the states
    std::vector<std::uint32_t> items_;  // those of the states that are worth expanding
    std::minstd_rand random_;           // always the same: runs of one thread can be repeated
};

}  // namespace tabkeeper::search
