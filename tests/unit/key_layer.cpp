// Sorted sets of keys against std::set.

#include <algorithm>
#include <random>
#include <set>
#include <vector>

#include "search/key_layer.hpp"
#include "support/catch.hpp"

using tabkeeper::board::Word;
using tabkeeper::search::KeyLayer;

TEST_CASE("a layer of keys is the set of what was appended less what was subtracted") {
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        const std::size_t words = 1 + random() % 3;
        const auto some_keys = [&] {
            std::vector<std::vector<Word>> keys(random() % 40);
            for (auto& key : keys) {
                key.resize(words);
                for (Word& word : key) word = random() % 4;
            }
            return keys;
        };
        const auto layer_of = [&](const std::vector<std::vector<Word>>& keys) {
            KeyLayer layer(words);
            for (const auto& key : keys) layer.append(key);
            layer.compact();
            return layer;
        };
        const auto ours = some_keys();
        const auto theirs = some_keys();
        KeyLayer layer = layer_of(ours);
        layer.subtract(layer_of(theirs));
        std::set<std::vector<Word>> expected(ours.begin(), ours.end());
        for (const auto& key : theirs) expected.erase(key);
        REQUIRE(layer.size() == expected.size());
        for (const auto& key : ours) {
            REQUIRE(layer.contains(key.data()) == (expected.count(key) > 0));
        }
        std::size_t index = 0;
        for (const auto& key : expected) {
            REQUIRE(std::equal(key.begin(), key.end(), layer.at(index++)));
        }
    }
}
