// A* in buckets. Layers of equal f are emptied one after another, so the f of the layer at hand is
// a proven bound. Within a layer any order is right; that of the ranks makes the search of the last
// layer go for a plan nearly depth-first.
//
// A batch goes through three phases, each shared out among the workers:
//   1. find:    the table has the keys, and those whose cost has fallen since they were put in the
//               open list are dropped
//   2. expand:  every worker lists the children it finds
//   3. settle:  they are sorted by the part of the table that they belong to, each part takes in
//               all that was found for it, and what is new goes to the open list
// So the table is never waited for: a part is locked once a phase, and the memory of the keys to
// come is asked for in time.
//
// A state that is taken out is looked at more closely than when it was put in, and where its bound
// turns out to be higher it goes back into a later layer. So does one of whose pushes only some
// were needed within this layer; then it has something to spare, and all of them are made. A state
// is expanded once for each g that it improves to, and with a consistent bound that is once. There
// are no parent pointers: the plan is rebuilt from the table. When nothing is left in the open
// list, every state that can be reached was expanded and none is solved: unsolvable.

#include "search/layered.hpp"

#include <algorithm>
#include <utility>

#include "search/kept_states.hpp"
#include "search/rebuild.hpp"

namespace tabkeeper::search {

namespace {

constexpr std::size_t grain = 16;

// Before anybody knows how many children a state has.
constexpr std::size_t first_slice = 16;

// What the children of a slice may take, for all workers: part of the documented constant.
constexpr std::size_t bytes_of_slice = 12U << 20U;
// What idle workers may keep of former slices.
constexpr std::size_t bytes_of_idle = 4U << 20U;

// A board on which no plan worth looking for costs more than a short cost can hold. One that does
// ends the engine, and another goes on.
constexpr std::size_t largest_board_of_short_costs = 4'096;

std::unique_ptr<table::Table> make_cost_table(const Problem& problem, table::Space& space) {
    const bool is_short = !is_lexicographic(problem.measure().kind()) &&
                          problem.board().size() <= largest_board_of_short_costs;
    return table::make_table(table::KeySize::of_bits(problem.packing().bits()), space,
                             table::WhenFull::Refuse,
                             is_short ? table::Holds::ShortCosts : table::Holds::Entries);
}

}  // namespace

template <class Expander>
Layered<Expander>::Layered(const Problem& problem, table::Space& space, const Control& control,
                           const Expanders& expanders, Commits commits)
    : problem_(problem),
      space_(space),
      control_(control),
      expanders_(expanders),
      commits_(commits),
      key_words_(problem.packing().words()),
      crew_(expanders.size()),
      table_(make_cost_table(problem, space)),
      highest_cost_(table_->highest_cost()),
      open_(space, table_->halves_of_name()),
      most_children_(bytes_of_slice / StateList::bytes_of_state(key_words_)),
      batch_(problem, *table_, crew_) {
    workers_.reserve(expanders.size());
    for (std::size_t worker = 0; worker < expanders.size(); ++worker) {
        workers_.emplace_back(key_words_).boxes.resize(problem.board().boxes());
    }
}

template <class Expander>
void Layered<Expander>::begin_at(std::span<const Location> boxes, Location player,
                                 board::Price bound) {
    std::vector<board::Word>& key = workers_.front().key;
    expanders_.front()->set(boxes, player);
    expanders_.front()->locate(key.data());
    table_->lower_cost(key.data(), problem_.measure().entry_of(0));
    if (!is_full()) open_.push(bound, {}, table_->name_of(key.data()));
}

template <class Expander>
Result Layered<Expander>::plan(board::Price most, std::uint64_t states,
                               const std::function<void(board::Price)>& on_layer) {
    if (is_full()) return {Outcome::Full, 0};
    for (board::Price f = open_.least_f(); f <= most; f = open_.least_f()) {
        if (f > progress_.layer) {
            progress_ = {f, expanded_};
            on_layer(f);
        }
        while (open_.layer(f) != nullptr) {
            if (expanded_ >= states) return {Outcome::Paused, f};
            control_.rest();
            is_whole_ = false;
            batch_.take(open_, f, expanded_);
            expanded_ += batch_.size();
            for (std::size_t begin = 0; begin < batch_.size();) {
                const std::size_t end = std::min(batch_.size(), begin + slice_size());
                crew_.spread(begin, end, grain,
                             [&](std::size_t first, std::size_t last, std::size_t worker) {
                                 expand(first, last, f, worker);
                             });
                if (control_.stopping()) {
                    put_back(begin, f);
                    return {Outcome::Stopped, f};
                }
                begin = end;
                if (settle(f)) {
                    path_ = rebuild_plan(problem_, *table_, goal_, *expanders_.front());
                    return {Outcome::Found, f};
                }
                if (is_full()) return {Outcome::Full, f};
            }
            is_whole_ = true;
        }
    }
    return {Outcome::Failed, open_.least_f()};
}

/// How many states can be expanded before their children take too much room.
template <class Expander>
std::size_t Layered<Expander>::slice_size() const {
    std::size_t most_children = 0;
    for (const Worker& worker : workers_) {
        most_children = std::max(most_children, worker.most_children);
    }
    if (most_children == 0) return first_slice;  // a resumed run has to see first
    return std::max<std::size_t>(1, most_children_ / 2 / most_children);
}

template <class Expander>
void Layered<Expander>::expand(std::size_t first, std::size_t last, board::Price f,
                               std::size_t at_work) {
    Worker& worker = workers_[at_work];
    const std::size_t children = worker.children.size();
    const std::size_t later = worker.later.size();
    for (std::size_t item = first; item < last; ++item) expand(item, f, at_work);
    worker.turns.push_back(
        {first, at_work, {children, worker.children.size()}, {later, worker.later.size()}});
}

template <class Expander>
void Layered<Expander>::expand(std::size_t item, board::Price f, std::size_t at_work) {
    if (control_.stopping()) return;
    const StateList::State& from = batch_[item];
    const board::Price g = from.price;
    Worker& worker = workers_[at_work];
    Expander& expander = *expanders_[at_work];
    const Location player = problem_.packing().unpack(batch_.key(item), worker.boxes);
    expander.set(worker.boxes, player);
    if (f == g) {  // nothing is left to pay: the end, or a namesake of it
        if (const board::Price bound = expander.bound(); bound > 0) {
            if (bound < board::infinite_price) {
                add(worker.later, batch_.key(item), {from.home, g}, bound);
            }
            return;
        }
        expander.locate(worker.key.data());
        add(worker.children, worker.key.data(), {0, g}, 0);
        return;
    }
    expander.look();
    std::size_t children = 0;
    const auto visit = [&](const Child& child) {
        ++children;
        const board::Price price = g + child.price;
        if (!problem_.measure().fits_entry(price) ||
            problem_.measure().entry_of(price) > highest_cost_) {
            too_deep_.store(true, std::memory_order_relaxed);
            return;
        }
        if (worker.children.size() > most_children_) {
            too_wide_.store(true, std::memory_order_relaxed);
            return;
        }
        expander.locate_child(worker.key.data());
        add(worker.children, worker.key.data(), {child.home, price}, child.bound);
    };
    const board::Price budget = commits_ == Commits::Yes ? f - g : board::infinite_price;
    const board::Price bound = expander.for_each_child(f - g, visit, budget);
    worker.most_children = std::max(worker.most_children, children);
    const board::Price later = bound > f - g ? bound : expander.left_out();
    if (later < board::infinite_price) {
        add(worker.later, batch_.key(item), {from.home, g}, later);
    }
}

template <class Expander>
void Layered<Expander>::add(StateList& states, const board::Word* key, const Rank& rank,
                            board::Price bound) const {
    states.add(key, {rank.g, bound, rank.home, static_cast<std::uint32_t>(table_->part_of(key))});
}

/// Takes in what the workers found; true where it is the end and costs no more than is proven.
///
/// All of it goes to the table and to the open list in the order of the items, whichever worker
/// found it, so that any number of workers expands the same states, as long as their bounds are the
/// same (those of pairs depend on what a worker saw before). It is also what makes the
/// search go deep: of workers that push one after the other each would bury what the others have
/// found.
template <class Expander>
bool Layered<Expander>::settle(board::Price f) {
    order_turns();
    crew_.spread(0, workers_.size(), 1, [&](std::size_t first, std::size_t last, std::size_t) {
        for (; first < last; ++first) workers_[first].children.sort_by_part();
    });
    PartSet parts;
    for (const Worker& worker : workers_) parts |= worker.children.parts();
    parts.spread(crew_, [&](std::size_t part, std::size_t at_work) {
        lower_costs_of(part, workers_[at_work]);
    });
    if (!open_children(f)) return !goal_.empty();
    open_later();
    for (Worker& worker : workers_) {
        worker.later.clear();
        const std::size_t kept = bytes_of_idle / workers_.size();
        if (workers_.size() > 1 &&
            worker.children.size() * StateList::bytes_of_state(key_words_) > kept) {
            worker.children = StateList(key_words_);
        }
        worker.children.clear();
    }
    return false;
}

template <class Expander>
void Layered<Expander>::order_turns() {
    turns_.clear();
    for (Worker& worker : workers_) {
        turns_.insert(turns_.end(), worker.turns.begin(), worker.turns.end());
        worker.turns.clear();
    }
    std::sort(turns_.begin(), turns_.end(),
              [](const Turn& one, const Turn& other) { return one.first < other.first; });
}

template <class Expander>
void Layered<Expander>::lower_costs_of(std::size_t part, Worker& at_work) {
    at_work.bundle.clear();
    at_work.of_part.clear();
    for (const Worker& worker : workers_) at_work.of_part.push_back(worker.children.of_part(part));
    for (const Turn& turn : turns_) {
        StateList& children = workers_[turn.worker].children;
        std::span<const std::uint32_t>& left = at_work.of_part[turn.worker];
        for (; !left.empty() && left.front() < turn.children.end; left = left.subspan(1)) {
            at_work.bundle.add(children, left.front(), held_cost(children[left.front()].price));
        }
    }
    at_work.bundle.ask(
        [&](const board::Word* keys, const table::Cost* costs, std::size_t count,
            std::uint8_t* lowered) { table_->lower_costs(part, keys, costs, count, lowered); });
}

/// Puts what is new into the open list, unless it is the end: then, and where the space is used up,
/// it returns false. The children of the first states come to lie on top.
template <class Expander>
bool Layered<Expander>::open_children(board::Price f) {
    for (auto turn = turns_.rbegin(); turn != turns_.rend(); ++turn) {
        const StateList& children = workers_[turn->worker].children;
        for (std::size_t index = turn->children.end; index-- > turn->children.begin;) {
            const StateList::State& state = children[index];
            const board::Word* key = children.key(index);
            // One that the table has refused could not be walked back from.
            if (state.bound == 0 && state.price <= f &&
                table_->find(key).cost() != table::no_cost) {
                goal_.assign(key, key + key_words_);
                return false;
            }
            if (children.is_chosen(index)) {
                open_.push(std::max(f, state.price + state.bound), {state.home, state.price},
                           table_->name_of(key));
            }
            if (!space_.has_room_for(0)) return false;
        }
    }
    return true;
}

template <class Expander>
void Layered<Expander>::open_later() {
    for (const Turn& turn : turns_) {
        const StateList& later = workers_[turn.worker].later;
        for (std::size_t index = turn.later.begin; index < turn.later.end; ++index) {
            const StateList::State& state = later[index];
            open_.push(state.price + state.bound, {state.home, state.price},
                       table_->name_of(later.key(index)));
        }
    }
}

/// Undoes what was begun with the items from this one on: a stop may have cut their children short.
/// They are open again, as they were, and what was found of their children is forgotten.
template <class Expander>
void Layered<Expander>::put_back(std::size_t from, board::Price f) {
    for (Worker& worker : workers_) {
        worker.later.clear();
        worker.children.clear();
        worker.turns.clear();
    }
    batch_.put_back(from, open_, f);
    expanded_ -= batch_.size() - from;
    is_whole_ = true;
}

template <class Expander>
void Layered<Expander>::save(checkpoint::Writer& writer, checkpoint::Section section) const {
    // With that a run of one thread goes on as it would have gone on.
    const std::uint64_t random = batch_.random_state();
    writer.add_progress(section, {progress_.layer, progress_.expanded_before, expanded_, random});
    save_layers(writer, section, problem_.measure(), *table_, open_);
}

template <class Expander>
bool Layered<Expander>::take_up(checkpoint::Reader& reader, const checkpoint::Block& block) {
    if (block.content == checkpoint::Content::Progress) {
        const checkpoint::Progress kept = reader.progress_of(block);
        if (kept.layer >= board::infinite_price || kept.expanded >= board::infinite_price ||
            !Batch::is_random_state(kept.random)) {
            reader.fail("says that it has come too far; expected a whole checkpoint");
        }
        progress_ = {kept.layer, kept.expanded_before};
        expanded_ = kept.expanded;
        batch_.set_random_state(kept.random);
    } else {
        load_layers(reader, block, problem_, *table_, open_);
    }
    return !is_full();
}

/// Costs that an entry cannot hold, and states with too many children, are for the other engines,
/// too.
template <class Expander>
bool Layered<Expander>::is_full() const {
    return table_->has_refused() || !space_.has_room_for(0) ||
           too_deep_.load(std::memory_order_relaxed) || too_wide_.load(std::memory_order_relaxed);
}

template class Layered<Evaluator>;
template class Layered<Puller>;

}  // namespace tabkeeper::search
