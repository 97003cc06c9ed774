// An estimate from above of what a worker takes: the matrices of its assignments, what it keeps for
// each location, and what a thread costs. On boards of the usual size that is less than a megabyte
// and all threads are used; with hundreds of boxes the matrices alone are megabytes each.

#include "search/worker_memory.hpp"

#include "bounds/commitment.hpp"

namespace tabkeeper::search {

namespace {

constexpr std::uint64_t part_of_constant = 8ULL << 20U;
constexpr std::uint64_t share_of_space = 4;

// The stack as far as it is touched, oneTBB's and malloc's own memory for a thread, children.
constexpr std::uint64_t bytes_of_thread = 512ULL << 10U;
// Region, walks, position and the scratch memory of rules; as much again for the way back.
constexpr std::uint64_t bytes_of_location = 128;

std::uint64_t bytes_of_worker(const Problem& problem) {
    const board::Board& board = problem.board();
    const std::uint64_t rows = std::max(board.boxes(), board.goals().size());
    const std::uint64_t matrix = rows * rows * sizeof(std::int32_t);
    // Of one thing that is counted: of the state, of one with other walls, and backward.
    const std::uint64_t matrices =
        problem.tariff().counts_lines() && problem.tariff().counts_moves() ? 6 : 3;
    const std::uint64_t names = problem.symmetries().size() * sizeof(std::uint64_t) * 2;
    const std::uint64_t committing =
        bounds::Commitment::is_for(board)
            ? (board.size() + board.boxes()) * bounds::Commitment::bytes_of_location
            : 0;
    return bytes_of_thread + matrices * matrix + board.size() * (bytes_of_location + names) +
           committing;
}

}  // namespace

unsigned affordable_workers(const Problem& problem, table::Space& space, unsigned threads) {
    const std::uint64_t each = bytes_of_worker(problem);
    const std::uint64_t affordable = (part_of_constant + space.limit() / share_of_space) / each;
    const auto workers = static_cast<unsigned>(std::clamp<std::uint64_t>(affordable, 1, threads));
    const std::uint64_t bytes = workers * each;
    if (workers > 1 && bytes > part_of_constant) space.take(bytes - part_of_constant);
    return workers;
}

}  // namespace tabkeeper::search
