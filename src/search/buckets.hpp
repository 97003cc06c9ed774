#pragma once

// The open list: states by f (cost so far + bound), then by cost so far, then by how far they have
// come. Most states that a search meets are here when it ends, and each is in the table besides, so
// a name is all that is kept of them.
//
// Within a layer of equal f any order is right; src/search/picking.* has the one that is used.

#include <cstdint>
#include <map>

#include "board/price.hpp"
#include "search/bucket.hpp"
#include "search/home.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

struct Rank {
    Home home = 0;
    board::Price g = 0;  // cost so far
};

/// States of equal f and g; no bucket is empty.
using Homes = std::map<Home, Bucket>;
/// States of equal f, by g; each has some.
using Layer = std::map<board::Price, Homes>;

class Buckets {
public:
    Buckets(table::Space& space, std::size_t halves_of_name)
        : space_(space), halves_of_name_(halves_of_name) {}

    void push(board::Price f, const Rank& rank, table::Name name) {
        Homes& homes = layers_[f][rank.g];
        homes.try_emplace(rank.home, space_, halves_of_name_).first->second.push(name);
    }

    /// The smallest f that has a state; infinite_price where nothing is left.
    board::Price least_f() {
        while (!layers_.empty() && layers_.begin()->second.empty()) layers_.erase(layers_.begin());
        return layers_.empty() ? board::infinite_price : layers_.begin()->first;
    }

    /// The states of a layer; null where there are none.
    Layer* layer(board::Price f) {
        const auto found = layers_.find(f);
        return found == layers_.end() || found->second.empty() ? nullptr : &found->second;
    }

    /// Calls `visit(f, rank, name)` for each state.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (const auto& [f, layer] : layers_) {
            for (const auto& [g, homes] : layer) {
                for (const auto& [home, bucket] : homes) {
                    bucket.for_each([&, f = f, rank = Rank{home, g}](table::Name name) {
                        visit(f, rank, name);
                    });
                }
            }
        }
    }

private:
    table::Space& space_;
    std::size_t halves_of_name_;
    std::map<board::Price, Layer> layers_;
};

}  // namespace tabkeeper::search
