// The table: new keys and known ones, one by one and a part at a time as the layered engine does.
// With 2^14 entries the table fits a cache, with 2^20 it does not.

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <vector>

#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::bench {

namespace {

using table::Cost;
using table::Table;
using table::Word;

constexpr std::uint64_t plenty = 1ULL << 30U;
constexpr Cost cost = 7;

std::unique_ptr<Table> new_table(std::size_t words, table::Space& space) {
    return table::make_table(words, space, table::WhenFull::Refuse);
}

/// As many different keys as asked for, in no order.
class Keys {
public:
    explicit Keys(const benchmark::State& state)
        : words_(static_cast<std::size_t>(state.range(0))),
          count_(static_cast<std::size_t>(state.range(1))),
          keys_(words_ * count_) {
        for (std::size_t key = 0; key < count_; ++key) {
            // An odd factor: no two of the first words are the same.
            keys_[key * words_] = static_cast<Word>(key) * 0x9E37'79B1U;
        }
    }
    std::size_t words() const { return words_; }
    std::size_t count() const { return count_; }
    const Word* at(std::size_t key) const { return &keys_[key * words_]; }

private:
    std::size_t words_;
    std::size_t count_;
    std::vector<Word> keys_;
};

/// The same keys, those of a part of the table together.
class Bins {
public:
    Bins(const Keys& keys, const Table& table) {
        for (std::size_t key = 0; key < keys.count(); ++key) {
            Bin& bin = bins_[table.part_of(keys.at(key))];
            bin.keys.insert(bin.keys.end(), keys.at(key), keys.at(key) + keys.words());
            bin.costs.push_back(cost);
            bin.names.push_back(table.name_of(keys.at(key)));
        }
        for (Bin& bin : bins_) bin.verdicts.resize(bin.costs.size());
    }

    void lower(Table& table) {
        for (std::size_t part = 0; part < Table::parts; ++part) {
            Bin& bin = bins_[part];
            table.lower_costs(part, bin.keys.data(), bin.costs.data(), bin.costs.size(),
                              bin.verdicts.data());
        }
    }
    void find(const Table& table) {
        for (std::size_t part = 0; part < Table::parts; ++part) {
            const Bin& bin = bins_[part];
            table.find_named(part, bin.names.data(), bin.names.size(),
                             [](std::size_t, const Word*, table::Cost least) {
                                 benchmark::DoNotOptimize(least);
                             });
        }
    }

private:
    struct Bin {
        std::vector<Word> keys;
        std::vector<Cost> costs;
        std::vector<table::Name> names;
        std::vector<std::uint8_t> verdicts;
    };
    std::array<Bin, Table::parts> bins_;
};

void lower_one_by_one(const Keys& keys, Table& table) {
    for (std::size_t key = 0; key < keys.count(); ++key) {
        benchmark::DoNotOptimize(table.lower_cost(keys.at(key), cost));
    }
}

void count_keys(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * state.range(1));
}

/// From an empty table, so its growth is part of the price.
void insert_one_by_one(benchmark::State& state) {
    const Keys keys(state);
    for ([[maybe_unused]] const auto turn : state) {
        table::Space space(plenty);
        lower_one_by_one(keys, *new_table(keys.words(), space));
    }
    count_keys(state);
}

void insert_in_batches(benchmark::State& state) {
    const Keys keys(state);
    table::Space space(plenty);
    Bins bins(keys, *new_table(keys.words(), space));
    for ([[maybe_unused]] const auto turn : state) bins.lower(*new_table(keys.words(), space));
    count_keys(state);
}

void look_up_one_by_one(benchmark::State& state) {
    const Keys keys(state);
    table::Space space(plenty);
    const auto table = new_table(keys.words(), space);
    lower_one_by_one(keys, *table);
    for ([[maybe_unused]] const auto turn : state) {
        for (std::size_t key = 0; key < keys.count(); ++key) {
            benchmark::DoNotOptimize(table->find(keys.at(key)).cost());
        }
    }
    count_keys(state);
}

void look_up_in_batches(benchmark::State& state) {
    const Keys keys(state);
    table::Space space(plenty);
    const auto table = new_table(keys.words(), space);
    Bins bins(keys, *table);
    bins.lower(*table);
    for ([[maybe_unused]] const auto turn : state) bins.find(*table);
    count_keys(state);
}

/// Words of a key, then entries.
void sizes(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgNames({"words", "entries"})
        ->ArgsProduct({{1, 2, 4}, {1 << 14, 1 << 20}})
        ->Unit(benchmark::kMillisecond);
}

BENCHMARK(insert_one_by_one)->Apply(sizes);
BENCHMARK(insert_in_batches)->Apply(sizes);
BENCHMARK(look_up_one_by_one)->Apply(sizes);
BENCHMARK(look_up_in_batches)->Apply(sizes);

}  // namespace

}  // namespace tabkeeper::bench
