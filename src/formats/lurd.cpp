// A plan as the player's way: small letters for steps, capitals for pushes, as every Sokoban
// program reads it. Between pushes the player takes a shortest walk. Letters are replayed as they
// are read, so that one that cannot be is shown where it stands.

#include "formats/lurd.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "formats/grid.hpp"
#include "formats/player_way.hpp"
#include "formats/readers.hpp"
#include "formats/writers.hpp"

namespace tabkeeper {

namespace {

constexpr std::string_view step_letters = "urdl";
constexpr std::string_view push_letters = "URDL";

}  // namespace

std::optional<std::string> lurd_of(const Instance& instance, const Plan& plan) {
    if (!formats::grid_of(instance)) return std::nullopt;
    std::string letters;
    for (const formats::PlayerStep& step : formats::player_steps(instance, plan)) {
        const bool is_push = step.kind == formats::PlayerStep::Kind::Push;
        letters += (is_push ? push_letters : step_letters)[index_of(step.direction)];
    }
    return letters;
}

namespace formats {

namespace {

constexpr std::size_t most_letters = 10'000'000;

/// What a letter says.
struct Letter {
    Direction direction;
    bool is_push;
};

std::optional<Letter> letter_of(char letter) {
    if (letter == '\0') return std::nullopt;
    const bool is_push = push_letters.find(letter) != push_letters.npos;
    const std::size_t index = (is_push ? push_letters : step_letters).find(letter);
    if (index == step_letters.npos) return std::nullopt;
    return Letter{all_directions[index], is_push};
}

class LetterReplay {
public:
    explicit LetterReplay(const Instance& instance)
        : instance_(instance), player_(instance.player), box_here_(instance.size(), 0) {
        for (const Location box : instance.boxes) box_here_[box] = 1;
    }

    void step(const Letter& letter, const Place& place) {
        const Direction direction = letter.direction;
        const bool is_push = letter.is_push;
        // Only where it is said: a few digits make ten million steps.
        const auto fail = [&](const std::string& what) {
            Source::fail(place, "the step " + std::string(to_string(direction)) + " from " +
                                    printable(instance_.names[player_]) + what);
        };
        const Location next = instance_.step(player_, direction);
        if (next == no_location) fail(" leads into a wall");
        if ((box_here_[next] != 0) != is_push) {
            const char expected = (is_push ? step_letters : push_letters)[index_of(direction)];
            fail((is_push ? " pushes nothing; expected '" : " pushes a box; expected '") +
                 std::string(1, expected) + "'");
        }
        if (is_push) push(next, direction, place);
        last_was_push_ = is_push;
        player_ = next;
        ++moves_;
    }

    WrittenPlan finish() { return {std::move(plan_), moves_}; }
    std::uint64_t moves() const { return moves_; }

private:
    void push(Location box, Direction direction, const Place& place) {
        const Location to = instance_.step(box, direction);
        if (to == no_location || box_here_[to] != 0) {
            Source::fail(place,
                         "the box on " + printable(instance_.names[box]) + " cannot go " +
                             std::string(to_string(direction)) + ": " +
                             (to == no_location ? "there is a wall" : "a box is in the way"));
        }
        box_here_[box] = 0;
        box_here_[to] = 1;
        // A box that has come round to where it was starts another push.
        const bool goes_on = last_was_push_ && plan_.back().direction == direction &&
                             plan_.back().to == box && plan_.back().to != plan_.back().from;
        if (goes_on) {
            plan_.back().to = to;
        } else {
            plan_.push_back({box, direction, to});
        }
    }

    const Instance& instance_;
    Location player_;
    std::vector<char> box_here_;  // ten million steps look here: bytes are quicker than bits
    Plan plan_;
    bool last_was_push_ = false;
    std::uint64_t moves_ = 0;
};

/// Letters with counts and groups. A group is gone through again and again, so nothing grows.
class Letters {
public:
    Letters(std::string_view text, std::string file, Spot start, LetterReplay& replay)
        : text_(text), place_{std::move(file), start.line, start.column}, replay_(replay) {}

    void replay_all() {
        skip_blanks();
        while (next_ < text_.size()) {
            item(true);
            skip_blanks();
        }
    }

private:
    char peek() const { return next_ < text_.size() ? text_[next_] : '\0'; }

    int found() const {
        return next_ < text_.size() ? static_cast<unsigned char>(text_[next_]) : Source::end;
    }

    void take() {
        if (text_[next_] == '\n') {
            ++place_.line;
            place_.column = 1;
        } else if ((static_cast<unsigned char>(text_[next_]) & 0xC0U) != 0x80) {
            ++place_.column;
        }
        ++next_;
    }

    void skip_blanks() {
        while (next_ < text_.size() &&
               (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n')) {
            take();
        }
    }

    void item(bool groups_allowed) {
        const Place start = place_;
        const std::size_t count = take_count();
        if (peek() == '(') {
            if (!groups_allowed)
                Source::fail(place_, "a group in a group; expected ')' before '('");
            return group(count);
        }
        const std::optional<Letter> letter = letter_of(peek());
        if (!letter) {
            Source::fail(place_, "expected one of l, u, r, d, L, U, R, D, found " +
                                     Source::describe(found()));
        }
        for (std::size_t turn = 0; turn < count; ++turn) {
            if (replay_.moves() == most_letters) Source::fail(start, "more than 10000000 moves");
            replay_.step(*letter, place_);
        }
        take();
    }

    void group(std::size_t count) {
        const Place open = place_;
        take();
        const std::size_t first = next_;
        const Place inside = place_;
        for (std::size_t turn = 0; turn < count; ++turn) {
            next_ = first;
            place_ = inside;
            skip_blanks();
            const std::uint64_t before = replay_.moves();
            while (next_ < text_.size() && peek() != ')') {
                item(false);
                skip_blanks();
            }
            if (next_ == text_.size()) Source::fail(open, "the group has no end: expected ')'");
            if (replay_.moves() == before) Source::fail(open, "an empty group");
        }
        take();
    }

    std::size_t take_count() {
        if (peek() < '0' || peek() > '9') return 1;
        const Place start = place_;
        std::size_t count = 0;
        while (peek() >= '0' && peek() <= '9') {
            count = std::min(count * 10 + static_cast<std::size_t>(peek() - '0'), most_letters + 1);
            take();
        }
        if (count == 0 || count > most_letters) {
            Source::fail(start, "expected a count from 1 to 10000000");
        }
        skip_blanks();
        return count;
    }

    std::string_view text_;
    std::size_t next_ = 0;
    Place place_;
    LetterReplay& replay_;
};

}  // namespace

WrittenPlan replayed(std::string_view letters, const std::string& file, Spot start,
                     const Instance& instance) {
    LetterReplay replay(instance);
    Letters(letters, file, start, replay).replay_all();
    return replay.finish();
}

WrittenPlan read_lurd(Source& source, const Instance& instance) {
    const Place start = source.place();
    std::string text;
    while (source.peek() != Source::end) text += static_cast<char>(source.take());
    std::string_view letters = text;
    if (letters.substr(0, 3) == "\xEF\xBB\xBF") letters.remove_prefix(3);
    return replayed(letters, start.file, {start.line, start.column}, instance);
}

void write_lurd(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto grid = grid_or_reason(instance);
    if (const auto* reason = std::get_if<std::string>(&grid)) {
        throw CannotWrite("the graph cannot be drawn on a grid: " + *reason);
    }
    out << lurd_of(instance, plan).value_or(std::string()) << '\n';
}

}  // namespace formats

}  // namespace tabkeeper
