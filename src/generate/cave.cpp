// A cave dug by a walker who starts anywhere and wanders at random until the cave has its size: it
// is in one piece by construction, with as many walls as asked for. A walker who finds nothing new
// for a while goes on at the cave's edge, so the time grows with the size alone.

#include <array>

#include "generate/boards.hpp"

namespace tabkeeper::generator {

namespace {

constexpr unsigned patience = 16;  // steps over open ground; more makes wider halls

class Digger {
public:
    Digger(std::size_t width, std::size_t height, Random& random)
        : width_(width), height_(height), random_(random), state_(width * height, Rock) {}

    std::vector<Place> dig(std::size_t open) {
        std::size_t here = random_.below(state_.size());
        open_up(here);
        unsigned idle = 0;
        while (dug_.size() < open) {
            if (idle == patience) {
                here = any_of_the_edge();
            } else if (const auto ways = neighbours(here); !ways.empty()) {
                here = random_.any_of(ways);
            }
            idle = state_[here] == Open ? idle + 1 : 0;
            if (state_[here] != Open) open_up(here);
        }
        return dug_;
    }

private:
    enum State : unsigned char { Rock, Edge, Open };

    std::vector<std::size_t> neighbours(std::size_t here) const {
        std::vector<std::size_t> list;
        const std::size_t column = here % width_;
        const std::size_t row = here / width_;
        if (row > 0) list.push_back(here - width_);
        if (column + 1 < width_) list.push_back(here + 1);
        if (row + 1 < height_) list.push_back(here + width_);
        if (column > 0) list.push_back(here - 1);
        return list;
    }

    void open_up(std::size_t here) {
        state_[here] = Open;
        dug_.emplace_back(static_cast<int>(here % width_), static_cast<int>(here / width_));
        for (const std::size_t next : neighbours(here)) {
            if (state_[next] != Rock) continue;
            state_[next] = Edge;
            edge_.push_back(next);
        }
    }

    /// There is one as long as something is left to dig.
    std::size_t any_of_the_edge() {
        for (;;) {
            const std::size_t index = random_.below(edge_.size());
            const std::size_t here = edge_[index];
            edge_[index] = edge_.back();
            edge_.pop_back();
            if (state_[here] == Edge) return here;
        }
    }

    std::size_t width_;
    std::size_t height_;
    Random& random_;
    std::vector<State> state_;
    std::vector<std::size_t> edge_;  // those since opened included
    std::vector<Place> dug_;
};

}  // namespace

Instance make_cave(std::size_t width, std::size_t height, std::size_t open, Random& random) {
    return board_of_places(Digger(width, height, random).dig(open));
}

}  // namespace tabkeeper::generator
