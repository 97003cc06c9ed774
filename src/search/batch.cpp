// A name may stand for several states; then all that cost the same are expanded, and so none is
// missed.

#include "search/batch.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <sstream>
#include <string>

namespace tabkeeper::search {

namespace {

// The last layer is searched a batch at a time, each one push deeper than the one before it, so it
// costs about a batch for every push of a plan. A batch that is this share of what was expanded
// before, divided by the pushes of a plan, costs that share in all; beyond that larger ones are
// better to share out.
constexpr std::uint64_t share_of_last_layer = 8;
// The same for any number of workers, who then expand the same states.
constexpr std::size_t fewest_states = 16;
constexpr std::size_t most_states_of_batch = 8'192;

// What the states of a batch may take: part of the documented constant.
constexpr std::size_t bytes_of_batch = 4U << 20U;

}  // namespace

Batch::Batch(const Problem& problem, const table::Table& table, Crew& crew)
    : problem_(problem),
      table_(table),
      crew_(crew),
      workers_(crew.size()),
      states_(problem.packing().words()) {}

void Batch::take(Buckets& open, board::Price f, std::uint64_t expanded) {
    take_names(open, f, expanded);
    states_.sort_by_part();
    states_.parts().spread(crew_, [&](std::size_t part, std::size_t at_work) {
        find_keys_of(part, workers_[at_work]);
    });
    items_.clear();
    for (std::uint32_t index = 0; index < states_.size(); ++index) {
        if (states_.is_chosen(index)) items_.push_back(index);
    }
    add_namesakes();
}

void Batch::take_names(Buckets& open, board::Price f, std::uint64_t expanded) {
    states_.clear();
    names_.clear();
    for (Worker& worker : workers_) worker.namesakes.clear();
    const std::size_t most = std::min(
        most_states_of_batch, bytes_of_batch / StateList::bytes_of_state(states_.key_words()));
    const std::uint64_t pushes = f / problem_.tariff().cheapest_push() + 1;
    const std::size_t wanted = std::clamp<std::size_t>(expanded / share_of_last_layer / pushes,
                                                       std::min(most, fewest_states), most);
    picked_.clear();
    pick(*open.layer(f), wanted, random_, picked_);
    for (const auto& [rank, name] : picked_) {
        names_.push_back(name);
        states_.add({rank.g, 0, rank.home, static_cast<std::uint32_t>(table_.part_of_name(name))});
    }
}

/// Chooses the states that still cost what they did when they were put in the open list.
void Batch::find_keys_of(std::size_t part, Worker& at_work) {
    const std::span<const std::uint32_t> of_part = states_.of_part(part);
    at_work.names.clear();
    for (const std::uint32_t index : of_part) at_work.names.push_back(names_[index]);
    const auto choose = [&](std::size_t number, const board::Word* key, table::Cost least) {
        const std::uint32_t index = of_part[number];
        if (problem_.measure().entry_of(states_[index].price) != least) return;
        if (states_.is_chosen(index)) {
            at_work.namesakes.push_back({index, {key, key + states_.key_words()}});
        } else {
            states_.set_key(index, key);
            states_.verdict(index) = 1;
        }
    };
    table_.find_named(part, at_work.names.data(), of_part.size(), std::ref(choose));
}

/// Nobody can tell which of two namesakes is the open one, so both are expanded: once too often
/// changes nothing. In an order that does not depend on the workers.
void Batch::add_namesakes() {
    std::vector<Namesake> all;
    for (Worker& worker : workers_) {
        std::move(worker.namesakes.begin(), worker.namesakes.end(), std::back_inserter(all));
    }
    std::sort(all.begin(), all.end());
    for (const Namesake& namesake : all) {
        items_.push_back(static_cast<std::uint32_t>(states_.size()));
        const StateList::State state = states_[namesake.of];
        states_.add(namesake.key.data(), state);
    }
}

void Batch::put_back(std::size_t from, Buckets& open, board::Price f) const {
    for (std::size_t item = size(); item-- > from;) {
        const StateList::State& state = (*this)[item];
        open.push(f, {state.home, state.price}, table_.name_of(key(item)));
    }
}

std::uint64_t Batch::random_state() const {
    std::ostringstream state;  // there is no other way to it
    state << random_;
    return std::stoull(state.str());
}

bool Batch::is_random_state(std::uint64_t number) {
    return number >= decltype(random_)::min() && number <= decltype(random_)::max();
}

void Batch::set_random_state(std::uint64_t number) {
    random_.seed(static_cast<std::minstd_rand::result_type>(number));
}

}  // namespace tabkeeper::search
