// Frames are boards of XSB characters, so that one can be cut out and given to any Sokoban program.
// Redrawing goes up over the frame before instead of clearing the screen: what was there stays.

#include "view/terminal.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>

#include "formats/player_way.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::view {

namespace {

/// The state that an instance starts with, changed step by step.
class Film {
public:
    Film(std::ostream& out, const Instance& instance, const Pace& pace)
        : out_(out), now_(instance), places_(instance.boxes), pace_(pace) {}

    void make(const formats::PlayerStep& step) {
        now_.player = step.to;
        if (step.kind != formats::PlayerStep::Kind::Push) return;
        places_[step.box] = step.box_to;
        now_.boxes = places_;
        std::sort(now_.boxes.begin(), now_.boxes.end());
    }

    void show(const std::string& headline) {
        const std::string frame = headline + "\n" + picture();
        if (pace_.redraws && height_ > 0) out_ << "\x1b[" << height_ << "A\x1b[J";
        if (!pace_.redraws && height_ > 0) out_ << '\n';
        out_ << frame << std::flush;
        height_ = std::count(frame.begin(), frame.end(), '\n');
        if (pace_.redraws) {
            std::this_thread::sleep_for(std::chrono::duration<double>(1.0 / pace_.per_second));
        }
    }

private:
    std::string picture() const {
        if (auto board = board_of(now_)) return *std::move(board);
        std::string text = "player on " + printable(now_.names[now_.player]) + "\n";
        for (const Location box : now_.boxes) {
            const bool stored = std::binary_search(now_.goals.begin(), now_.goals.end(), box);
            text += std::string(stored ? "* " : "$ ") + printable(now_.names[box]) + "\n";
        }
        return text;
    }

    std::ostream& out_;
    Instance now_;
    std::vector<Location> places_;  // in the order of the boxes at the start
    const Pace pace_;
    std::ptrdiff_t height_ = 0;
};

}  // namespace

void replay_in_terminal(std::ostream& out, const Instance& instance, const Plan& plan,
                        const Pace& pace) {
    const auto steps = formats::player_steps(instance, plan);
    Film film(out, instance, pace);
    film.show("start");
    auto step = steps.begin();
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const Push& push = plan[index];
        const std::string headline =
            std::to_string(index + 1) + " of " + std::to_string(plan.size()) + ": push " +
            printable(instance.names[push.from]) + ' ' + std::string(to_string(push.direction)) +
            " to " + printable(instance.names[push.to]);
        bool over = false;
        while (!over) {
            film.make(*step);
            // A push round a ring is over when the box is back.
            over = step->kind == formats::PlayerStep::Kind::Push && step->box_to == push.to;
            ++step;
            if (over || pace.redraws) film.show(headline);
        }
    }
}

}  // namespace tabkeeper::view
