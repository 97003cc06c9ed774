// What is loaded is looked at as closely as can be without repeating the search: keys are those of
// states, numbers are in range, and an open state is in the table. So a file that is wrong in
// spite of its checksums may give a wrong answer but nothing worse; docs/checkpoint.md says so.

#include "search/kept_states.hpp"

#include <vector>

#include "board/naming.hpp"
#include "checkpoint/bytes.hpp"

namespace tabkeeper::search {

namespace {

/// Refuses keys that no state of the problem has.
class KeyCheck {
public:
    KeyCheck(const checkpoint::Reader& reader, const Problem& problem)
        : reader_(reader), packing_(problem.packing()), boxes_(problem.board().boxes()) {}

    void operator()(const board::Word* key) {
        if (!packing_.unpack_any(key, boxes_)) {
            reader_.fail("holds what is no state of the instance; expected a whole checkpoint");
        }
    }

private:
    const checkpoint::Reader& reader_;
    const board::Packing& packing_;
    std::vector<Location> boxes_;
};

constexpr unsigned effort_shift = table::cost_bits;

}  // namespace

std::uint64_t naming_of(const Problem& problem) {
    checkpoint::Checksum sum;
    sum.add_number(problem.board().size());
    sum.add_number(problem.board().boxes());
    for (const Location place : problem.packing().places()) sum.add_number(place);
    for (const board::Symmetry& symmetry : problem.symmetries()) {
        for (std::size_t index = 0; index < problem.board().size(); ++index) {
            sum.add_number(symmetry(static_cast<Location>(index)));
        }
    }
    // The name of the start tells which of its images lends it.
    board::Naming naming(problem.packing(), problem.symmetries());
    std::vector<board::Word> key(problem.packing().words());
    naming.write(problem.instance().boxes, problem.instance().player, key.data());
    for (const board::Word word : key) sum.add_number(word);
    return sum.value();
}

void save_layers(checkpoint::Writer& writer, checkpoint::Section section, const Measure& measure,
                 const table::Table& table, const Buckets& open) {
    table.for_each([&](const table::Word* key, const table::Entry& entry) {
        writer.add_entry(section, key, entry.cost());
    });
    // Those whose cost has fallen since are kept, too: the random choice among open states counts
    // them. One that only shares a name is dropped or expanded once more.
    open.for_each([&](board::Price f, const Rank& rank, table::Name name) {
        const table::Cost cost = measure.entry_of(rank.g);
        table.find_named(table.part_of_name(name), &name, 1,
                         [&](std::size_t, const table::Word* key, table::Cost least) {
                             if (least > cost) return;
                             writer.add_open(section, {f, rank.home, rank.g}, key);
                         });
    });
}

void load_layers(checkpoint::Reader& reader, const checkpoint::Block& block, const Problem& problem,
                 table::Table& table, Buckets& open) {
    KeyCheck check(reader, problem);
    if (block.content == checkpoint::Content::Entries) {
        return reader.for_each_entry(block, [&](const table::Word* key, std::uint32_t cost) {
            check(key);
            if (cost > table.highest_cost()) {
                reader.fail("holds a cost that is none; expected a whole checkpoint");
            }
            table.lower_cost(key, cost);
        });
    }
    const Measure& measure = problem.measure();
    reader.for_each_open(block, [&](const checkpoint::OpenRank& rank, const board::Word* key) {
        check(key);
        const bool is_a_rank = measure.fits_entry(rank.g) &&
                               measure.entry_of(rank.g) <= table.highest_cost() &&
                               rank.f >= rank.g && rank.f < board::infinite_price;
        if (!is_a_rank || table.find(key).cost() > measure.entry_of(rank.g)) {
            if (table.has_refused()) return;
            reader.fail(
                "holds an open state that is not in its table; expected a whole checkpoint");
        }
        open.push(rank.f, {rank.home, rank.g}, table.name_of(key));
    });
}

void save_calls(checkpoint::Writer& writer, const table::Table& table) {
    table.for_each([&](const table::Word* key, const table::Entry& entry) {
        writer.add_entry(checkpoint::Section::Calls, key,
                         entry.bound() | entry.effort() << effort_shift);
    });
}

void load_calls(checkpoint::Reader& reader, const checkpoint::Block& block, const Problem& problem,
                table::Table& table) {
    KeyCheck check(reader, problem);
    if (block.content != checkpoint::Content::Entries) {
        reader.fail("holds more than a recursion knows; expected a whole checkpoint");
    }
    reader.for_each_entry(block, [&](const table::Word* key, std::uint32_t number) {
        check(key);
        table::Entry entry(number & table::no_cost);
        entry.set_effort(number >> effort_shift);
        table.merge(key, entry);
    });
}

}  // namespace tabkeeper::search
