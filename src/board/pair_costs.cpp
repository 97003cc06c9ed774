// States are numbered pair by pair and piece by piece, and each has a number for either order of
// the two goals: which box is for which. All pushes are found once, as edges; the searches from the
// goals then run backward along them.

#include "board/pair_costs.hpp"

#include <algorithm>
#include <unordered_map>

namespace tabkeeper::board {

namespace {
// Rows that others are compared with: about 4 MiB, part of the documented constant.
constexpr std::size_t most_known_rows = 1U << 16U;
}  // namespace

std::size_t PairCosts::bytes_for(const Board& board, const std::vector<bool>& live) {
    const auto places = static_cast<std::size_t>(std::count(live.begin(), live.end(), true));
    const std::size_t pairs = places * (places - std::min<std::size_t>(places, 1)) / 2;
    constexpr std::size_t pieces = 3;
    constexpr std::size_t bytes_of_edges = 160;
    return pairs * (board.size() + pieces * (board.goals().size() *
                                                 (board.goals().size() + sizeof(std::uint64_t)) +
                                             bytes_of_edges));
}

PairCosts::PairCosts(const Board& board, const Sides& sides, const Distances& distances,
                     Travel travel, const std::vector<bool>& live,
                     const std::function<bool()>& stopping)
    : size_(board.size()), goals_(board.goals().size()), index_(board.size(), no_index) {
    for (std::size_t location = 0; location < live.size(); ++location) {
        if (!live[location]) continue;
        index_[location] = static_cast<std::uint32_t>(places_.size());
        places_.push_back(static_cast<Location>(location));
    }
    if (!number_states(board)) return;
    std::vector<Edge> edges;
    find_edges(board, travel, edges);

    // The edges by where they lead to.
    const std::size_t states = player_.size();
    std::vector<std::uint32_t> begin(states + 1, 0);
    for (const Edge& edge : edges) ++begin[edge.to / 2 + 1];
    for (std::size_t state = 0; state < states; ++state) begin[state + 1] += begin[state];
    std::vector<std::uint32_t> back(edges.size());
    {
        std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
        for (const Edge& edge : edges) back[next[edge.to / 2]++] = edge.from * 2 + edge.to % 2;
    }
    edges.clear();
    edges.shrink_to_fit();

    // What each box costs alone.
    std::vector<const std::uint16_t*> alone(2 * states, nullptr);
    for (std::size_t high = 1, state = 0; high < places_.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low) {
            const std::uint32_t pair = pair_of(places_[low], places_[high]);
            for (; state < first_state_[pair + 1]; ++state) {
                for (const bool second : {false, true}) {
                    const Location box = places_[second ? high : low];
                    const Side side = sides.of(box, player_[state]);
                    if (side != no_side) alone[2 * state + second] = distances.from(box, side);
                }
            }
        }
    }

    extra_.assign(states * goals_ * goals_, impossible);
    constexpr std::uint16_t unknown = 0xFFFF;
    std::vector<std::uint16_t> cost(2 * states);
    std::vector<std::uint32_t> queue;
    for (std::size_t one = 0; one < goals_; ++one) {
        for (std::size_t other = one + 1; other < goals_; ++other) {
            if (stopping()) return;
            std::fill(cost.begin(), cost.end(), unknown);
            queue.clear();
            // The lower number of a state: the lower box is for the goal `one`.
            const Location low = std::min(board.goals()[one], board.goals()[other]);
            const Location high = std::max(board.goals()[one], board.goals()[other]);
            const std::uint32_t swapped = low == board.goals()[one] ? 0 : 1;
            const std::uint32_t pair = pair_of(low, high);
            for (std::uint32_t state = first_state_[pair]; state < first_state_[pair + 1];
                 ++state) {
                cost[state * 2 + swapped] = 0;
                queue.push_back(state * 2 + swapped);
            }
            for (std::size_t head = 0; head < queue.size(); ++head) {
                const std::uint32_t here = queue[head];
                const auto then = static_cast<std::uint16_t>(cost[here] + 1);
                for (std::uint32_t edge = begin[here / 2]; edge < begin[here / 2 + 1]; ++edge) {
                    const std::uint32_t there = back[edge] ^ (here & 1U);
                    if (cost[there] != unknown) continue;
                    cost[there] = then;
                    queue.push_back(there);
                }
            }
            for (const std::uint32_t here : queue) {
                const std::size_t state = here / 2;
                const bool is_swapped = here % 2 != 0;  // the lower box is for `other`
                const std::size_t low_goal = is_swapped ? other : one;
                const std::size_t high_goal = is_swapped ? one : other;
                const std::uint16_t* low_alone = alone[2 * state];
                const std::uint16_t* high_alone = alone[2 * state + 1];
                const int both = (low_alone == nullptr ? 0 : low_alone[low_goal]) +
                                 (high_alone == nullptr ? 0 : high_alone[high_goal]);
                extra_[(state * goals_ + low_goal) * goals_ + high_goal] =
                    static_cast<Extra>(std::clamp(int{cost[here]} - both, 0, impossible - 1));
            }
        }
    }
    free_goals_.assign(states * goals_, 0);
    for (std::size_t row = 0; row < states * goals_; ++row) {
        for (std::size_t other = 0; other < goals_; ++other) {
            if (extra_[row * goals_ + other] == 0) free_goals_[row] |= std::uint64_t{1} << other;
        }
    }
    share_rows(states * goals_);
    complete_ = true;
}

/// Most pairs are not in each other's way, so few rows are unlike all others.
void PairCosts::share_rows(std::size_t rows) {
    row_.resize(rows);
    std::unordered_map<std::uint64_t, std::uint32_t> known;  // by hash: the first with it
    std::uint32_t kept = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const Extra* extra = &extra_[row * goals_];
        std::uint64_t hash = 0;
        for (std::size_t goal = 0; goal < goals_; ++goal) {
            hash = (hash ^ extra[goal]) * 0x9E37'79B9'7F4A'7C15ULL;
            hash ^= hash >> 32U;
        }
        const auto found = known.find(hash);
        if (found != known.end() &&
            std::equal(extra, extra + goals_, &extra_[found->second * goals_])) {
            row_[row] = found->second;
            continue;
        }
        if (known.size() < most_known_rows) known.try_emplace(hash, kept);
        if (row != kept) std::copy(extra, extra + goals_, &extra_[kept * goals_]);
        row_[row] = kept++;
    }
    extra_.resize(kept * goals_);
    extra_.shrink_to_fit();
}

bool PairCosts::number_states(const Board& board) {
    const std::size_t pairs = places_.size() * (places_.size() - 1) / 2;
    piece_.assign(pairs * size_, 0);
    first_state_.assign(pairs + 1, 0);
    std::vector<Location> queue;
    constexpr std::uint8_t unseen = 0xFF;
    constexpr std::uint8_t most_pieces = unseen - 1;
    std::size_t pair = 0;
    for (std::size_t high = 1; high < places_.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low, ++pair) {
            std::uint8_t* piece = &piece_[pair * size_];
            std::fill(piece, piece + size_, unseen);
            piece[places_[low]] = piece[places_[high]] = 0;
            std::uint8_t pieces = 0;
            first_state_[pair] = static_cast<std::uint32_t>(player_.size());
            for (std::size_t start = 0; start < size_; ++start) {
                if (piece[start] != unseen) continue;
                if (pieces == most_pieces) return false;
                player_.push_back(static_cast<Location>(start));
                queue.assign(1, static_cast<Location>(start));
                piece[start] = pieces;
                for (std::size_t head = 0; head < queue.size(); ++head) {
                    for (const Direction direction : all_directions) {
                        const Location near = board.step(queue[head], direction);
                        if (near == no_location || piece[near] != unseen) continue;
                        piece[near] = pieces;
                        queue.push_back(near);
                    }
                }
                ++pieces;
            }
        }
    }
    first_state_[pair] = static_cast<std::uint32_t>(player_.size());
    return true;
}

void PairCosts::find_edges(const Board& board, Travel travel, std::vector<Edge>& edges) const {
    std::size_t pair = 0;
    for (std::size_t high = 1; high < places_.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low, ++pair) {
            for (const bool second : {false, true}) {
                const Location box = places_[second ? high : low];
                const Location rest = places_[second ? low : high];
                for (const Direction direction : all_directions) {
                    const Location behind = board.step(box, opposite(direction));
                    if (behind == no_location || behind == rest || behind == box) continue;
                    const std::uint32_t from = first_state_[pair] + piece_[pair * size_ + behind];
                    for (Location to = board.step(box, direction);
                         to != no_location && to != rest && to != box;
                         to = travel == Travel::Lines ? board.step(to, direction) : no_location) {
                        if (index_[to] == no_index) continue;
                        const Location player = board.step(to, opposite(direction));
                        const bool is_high = index_[to] > index_[rest];
                        const std::uint32_t state =
                            state_of(is_high ? rest : to, is_high ? to : rest, player);
                        edges.push_back({from, state * 2 + (is_high != second ? 1U : 0U)});
                    }
                }
            }
        }
    }
}

}  // namespace tabkeeper::board
