#pragma once

// States on their way between the table and the open list: in the order in which they were found,
// and where those of each part of the table are among them, for the table takes in those of a part
// at a time.
//
// To add is to append, whatever the part, so that a short list costs little; sorting is one pass
// that counts and one that writes numbers down. Nothing is done for the parts that have none.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/packing.hpp"
#include "board/price.hpp"
#include "search/home.hpp"
#include "search/part_set.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class StateList {
public:
    struct State {
        board::Price price;  // cost so far
        board::Price bound;  // on what is left
        Home home;
        std::uint32_t part;
    };

    explicit StateList(std::size_t key_words) : key_words_(key_words) {}

    /// What one takes, sorted.
    static std::size_t bytes_of_state(std::size_t key_words) {
        return key_words * sizeof(board::Word) + sizeof(State) + sizeof(std::uint32_t) + 1;
    }

    std::size_t key_words() const { return key_words_; }
    std::size_t size() const { return states_.size(); }
    bool empty() const { return states_.empty(); }
    const State& operator[](std::size_t index) const { return states_[index]; }
    const board::Word* key(std::size_t index) const { return &keys_[index * key_words_]; }

    void add(const board::Word* key, const State& state) {
        keys_.insert(keys_.end(), key, key + key_words_);
        states_.push_back(state);
    }

    /// One whose key comes later.
    void add(const State& state) {
        keys_.resize(keys_.size() + key_words_);
        states_.push_back(state);
    }
    void set_key(std::size_t index, const board::Word* key) {
        std::copy_n(key, key_words_, &keys_[index * key_words_]);
    }

    /// The memory is kept for the next ones.
    void clear() {
        keys_.clear();
        states_.clear();
    }

    void sort_by_part() {
        sorted_.resize(size());
        verdicts_.assign(size(), 0);
        parts_ = {};
        for (const State& state : states_) {
            if (!parts_.has(state.part)) places_[state.part].end = 0;
            parts_.add(state.part);
            ++places_[state.part].end;
        }
        std::uint32_t before = 0;
        parts_.for_each([&](std::size_t part) {
            const std::uint32_t count = places_[part].end;
            places_[part] = {before, before};
            before += count;
        });
        for (std::uint32_t index = 0; index < size(); ++index) {
            sorted_[places_[states_[index].part].end++] = index;
        }
    }

    /// Those that have any, once they are sorted.
    const PartSet& parts() const { return parts_; }

    /// Which states belong to a part, once they are sorted, in the order they were added.
    std::span<const std::uint32_t> of_part(std::size_t part) const {
        if (!parts_.has(part)) return {};
        const Places& places = places_[part];
        return {sorted_.data() + places.begin, places.end - places.begin};
    }

    /// What the table said of a state; not before they are sorted.
    bool is_chosen(std::size_t index) const { return verdicts_[index] != 0; }
    std::uint8_t& verdict(std::size_t index) { return verdicts_[index]; }

private:
    /// A range of `sorted_`.
    struct Places {
        std::uint32_t begin;
        std::uint32_t end;
    };

    std::size_t key_words_;
    std::vector<board::Word> keys_;
    std::vector<State> states_;
    std::vector<std::uint32_t> sorted_;  // their indices, by part
    std::vector<std::uint8_t> verdicts_;
    PartSet parts_;
    std::array<Places, table::Table::parts> places_{};  // of the parts that have any
};

/// States of one part, from any lists, brought together for a question to the table. Where memory
/// ran out in the middle of it the rest of the last ones is still there, so it begins with clear().
class Bundle {
public:
    void clear() {
        keys_.clear();
        costs_.clear();
        verdicts_.clear();
    }

    void add(StateList& from, std::size_t index, table::Cost cost) {
        const board::Word* key = from.key(index);
        keys_.insert(keys_.end(), key, key + from.key_words());
        costs_.push_back(cost);
        verdicts_.push_back(&from.verdict(index));
    }

    /// Calls `question(keys, costs, count, answers)` and tells each list what was said.
    template <class Question>
    void ask(const Question& question) {
        if (costs_.empty()) return;
        answers_.assign(costs_.size(), 0);
        question(keys_.data(), costs_.data(), costs_.size(), answers_.data());
        for (std::size_t index = 0; index < answers_.size(); ++index) {
            *verdicts_[index] = answers_[index];
        }
    }

private:
    std::vector<board::Word> keys_;
    std::vector<table::Cost> costs_;  // as the table holds them
    std::vector<std::uint8_t*> verdicts_;
    std::vector<std::uint8_t> answers_;
};

}  // namespace tabkeeper::search
