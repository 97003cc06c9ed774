#pragma once

// The concurrent min-mode table: key words in, facts about that call out.
//
// Sharing policy. Any number of threads may call anything at any time. Readers get copies, never
// references. Facts only grow stronger (Entry::merge), so it does not matter in which order two
// writers come. An entry may be lost at any time when the table is full (unless it was told to
// refuse instead): its readers then know less and work more, and what they conclude stays true. The
// busy mark is a hint that keeps workers apart; nobody waits for it and a stale one does no harm.
//
// The key is exact: its words are compared, never only a hash of them. Only who holds a name of a
// key instead may be given another one besides.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "table/entry.hpp"
#include "table/space.hpp"

namespace tabkeeper::table {

using Word = std::uint32_t;
using Name = std::uint64_t;

/// What to do with a new key when the space is used up.
enum class WhenFull : std::uint8_t { Forget, Refuse };

/// What a worker that wants to evaluate a call is told.
enum class Admission : std::uint8_t {
    Admitted,  ///< go ahead; the call is now marked busy
    Answered,  ///< the bound already exceeds the budget
    Busy,      ///< another worker is at it; come back later
};

/// Whether a worker takes Busy for an answer.
enum class Patience : std::uint8_t { Defer, Insist };

struct Admitted {
    Admission admission;
    Cost bound;
};

class Table {
public:
    virtual ~Table() = default;

    virtual Entry find(const Word* key) const = 0;

    /// Min mode: adds facts about a call.
    virtual void merge(const Word* key, const Entry& facts) = 0;

    /// Begins a call plan(key, budget): makes its entry and marks it busy, unless the table knows
    /// that the bound exceeds the budget or another worker is at it.
    virtual Admitted enter(const Word* key, Cost bound, Cost budget, Patience patience) = 0;

    /// Ends the call with what it proved and how much work that was.
    virtual void leave(const Word* key, Cost bound, std::uint64_t work) = 0;

    /// Min mode for one number: true where the cost is lower than any known for this key.
    virtual bool lower_cost(const Word* key, Cost cost) = 0;

    // Many keys at a time cost far less than one by one: a part is locked once, and its memory is
    // asked for ahead of its use. All keys of a call belong to one part and stand one after
    // another.
    static constexpr std::size_t parts = 64;
    virtual std::size_t part_of(const Word* key) const = 0;

    /// lower_cost() for each; `lowered[i]` says what it said.
    virtual void lower_costs(std::size_t part, const Word* keys, const Cost* costs,
                             std::size_t count, std::uint8_t* lowered) = 0;

    // A name is what it takes to find a key again that is in the table: a short key itself, and
    // some of the hash of a longer one. So two keys may share a name, and whoever asks is told of
    // both.
    virtual Name name_of(const Word* key) const = 0;
    virtual std::size_t part_of_name(Name name) const = 0;
    /// Names have no more than so many bits in use, 16 for each half.
    virtual std::size_t halves_of_name() const = 0;

    /// Calls `visit(i, key, cost)` for each key of the i-th name and the lowest cost known for it.
    /// It must not touch the table.
    using VisitNamed = std::function<void(std::size_t, const Word*, Cost)>;
    virtual void find_named(std::size_t part, const Name* names, std::size_t count,
                            const VisitNamed& visit) const = 0;

    /// True where the key was not there before. False, too, where it was refused.
    virtual bool insert(const Word* key) = 0;

    virtual void for_each(const std::function<void(const Word*, const Entry&)>& visit) const = 0;

    virtual std::uint64_t entries() const = 0;
    virtual std::uint64_t bytes() const = 0;
    virtual std::uint64_t forgotten() const = 0;
    /// Whether a key was ever refused for want of space.
    virtual bool has_refused() const = 0;
    /// The highest cost that lower_cost() can be given.
    virtual Cost highest_cost() const = 0;
};

inline constexpr std::size_t most_key_words = 512;

/// Keys come as words; of the last one only the lower half may be in use.
struct KeySize {
    std::size_t words;
    std::size_t halves;

    // NOLINTNEXTLINE(google-explicit-constructor): so many whole words
    KeySize(std::size_t whole_words) : words(whole_words), halves(2 * whole_words) {}
    static KeySize of_bits(std::size_t bits) {
        KeySize size((bits + 31) / 32);
        size.halves = (bits + 15) / 16;
        return size;
    }
};

/// What a table is for: entries of calls, or least costs up to 65,534 and nothing else. Those take
/// less space where the key has 128 bits or fewer, and such a table cannot forget.
enum class Holds : std::uint8_t { Entries, ShortCosts };

/// `space` outlives the table and is shared with others.
std::unique_ptr<Table> make_table(KeySize key, Space& space, WhenFull when_full,
                                  Holds holds = Holds::Entries);

}  // namespace tabkeeper::table
