// Plans as tabkeeper's own JSON: the object that `--format json` prints, an array with one such
// object, or the bare list of pushes. Read as a stream of events and kept as pushes only: the text
// may be long or deep, and what is not a plan costs no memory.

#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "formats/readers.hpp"

namespace tabkeeper::formats {

namespace {

using nlohmann::json;

/// No name, number or gap is longer than this, and nlohmann's lexer keeps what it is in the middle
/// of.
constexpr std::size_t longest_token = 1'000'000;

/// The text as characters that know where the last of them stood.
class Characters {
public:
    explicit Characters(Source& source)
        : source_(source), line_(source.line()), column_(source.column()) {}

    bool is_at_end() const { return source_.peek() == Source::end; }
    char peek() const { return static_cast<char>(source_.peek()); }
    void take() {
        if (++since_token_ > longest_token) {
            source_.fail_here("more than 1000000 characters without a value");
        }
        line_ = source_.line();
        column_ = source_.column();
        source_.take();
    }
    void end_token() { since_token_ = 0; }

    /// Of the character that was taken last, or the end.
    Place place() const {
        const Place here = source_.place();
        return is_at_end() ? here : Place{here.file, line_, column_};
    }

private:
    Source& source_;
    std::size_t line_;
    std::size_t column_;
    std::size_t since_token_ = 0;
};

class Iterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    Iterator() = default;  // the end
    explicit Iterator(Characters& characters) : characters_(&characters) {}

    char operator*() const { return characters_->peek(); }
    Iterator& operator++() {
        characters_->take();
        return *this;
    }
    Iterator operator++(int) {
        Iterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) {
        return one.is_at_end() == other.is_at_end();
    }
    friend bool operator!=(const Iterator& one, const Iterator& other) { return !(one == other); }

private:
    bool is_at_end() const { return characters_ == nullptr || characters_->is_at_end(); }

    Characters* characters_ = nullptr;
};

/// Takes nlohmann's events. Of an answer only the list under "plan" matters, and of a push its
/// three texts; whatever else is there, however deep, is passed over.
class PlanEvents {
public:
    PlanEvents(Characters& characters, const Instance& instance)
        : characters_(characters), start_(characters.place()), names_(instance) {}

    bool null() { return take_scalar(Shape::Null); }
    bool boolean(bool) { return take_scalar(Shape::Other); }
    bool number_integer(json::number_integer_t) { return take_scalar(Shape::Other); }
    bool number_unsigned(json::number_unsigned_t) { return take_scalar(Shape::Other); }
    bool number_float(json::number_float_t, const json::string_t&) {
        return take_scalar(Shape::Other);
    }
    bool binary(json::binary_t&) { return take_scalar(Shape::Other); }
    bool string(json::string_t& text) {
        if (field_ != no_field && depth_ == field_depth()) push_[field_] = text;
        return take_scalar(Shape::Other);
    }
    bool start_object(std::size_t) { return open(Shape::Object); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Shape::List); }
    bool end_array() { return close(); }
    bool key(json::string_t& text) {
        field_ = no_field;
        if (depth_ == answer_depth_) is_at_plan_ = text == "plan";
        for (std::size_t field = 0; field < fields.size(); ++field) {
            if (depth_ == field_depth() && text == fields[field]) field_ = field;
        }
        characters_.end_token();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) {
        Source::fail(characters_.place(),
                     "not JSON here; expected a plan as `--format json` prints it");
    }

    WrittenPlan written() {
        if (is_list_ && !has_answer_) return {std::move(plan_), std::nullopt};
        if (answer_is_ == Shape::Null) Source::fail(start_, "there is no plan in this answer");
        if (answer_is_ != Shape::List) Source::fail(start_, "expected a list \"plan\" of pushes");
        return {std::move(plan_), std::nullopt};
    }

private:
    enum class Shape { Object, List, Null, Other };
    static constexpr std::array<std::string_view, 3> fields{"direction", "from", "to"};
    static constexpr std::size_t no_field = fields.size();

    /// How deep the keys of a push are.
    std::size_t field_depth() const { return in_plan_ ? answer_depth_ + 2 : 2; }

    bool take_scalar(Shape shape) {
        begin(shape);
        end();
        characters_.end_token();
        return true;
    }
    bool open(Shape shape) {
        begin(shape);
        ++depth_;
        characters_.end_token();
        return true;
    }
    bool close() {
        --depth_;
        end();
        characters_.end_token();
        return true;
    }

    /// A value begins at the present depth.
    void begin(Shape shape) {
        if (depth_ == 0) {
            is_list_ = shape == Shape::List;
            answer_depth_ = is_list_ ? 2 : 1;
        } else if (is_list_ && depth_ == 1) {
            if (has_answer_) fail_without("direction", 1);
            begin_push(shape);
        } else if (depth_ == answer_depth_ && is_at_plan_) {
            if (is_list_ && !has_answer_ && !plan_.empty()) fail_without("direction");
            has_answer_ = true;
            answer_is_ = shape;
            in_plan_ = shape == Shape::List;
            plan_.clear();
        } else if (in_plan_ && depth_ == answer_depth_ + 1) {
            begin_push(shape);
        }
    }

    /// A value has ended at the present depth.
    void end() {
        if (is_list_ && depth_ == 1 && !has_answer_) end_push();
        if (in_plan_ && depth_ == answer_depth_ + 1) end_push();
        if (depth_ == answer_depth_) in_plan_ = false;
    }

    void begin_push(Shape shape) {
        push_ = {};
        // Of a number or a word the lexer has read more than is told here.
        push_place_ = shape == Shape::Object ? characters_.place() : start_;
    }

    void end_push() {
        for (std::size_t field = 0; field < fields.size(); ++field) {
            if (!push_[field]) fail_without(fields[field]);
        }
        const auto direction = direction_from(*push_[0]);
        if (!direction) {
            Source::fail(push_place_, "push " + std::to_string(plan_.size() + 1) +
                                          ": expected the direction up, right, down or left");
        }
        plan_.push_back(
            {names_.find(*push_[1], push_place_), *direction, names_.find(*push_[2], push_place_)});
    }

    [[noreturn]] void fail_without(std::string_view field) const {
        fail_without(field, plan_.size() + 1);
    }
    [[noreturn]] void fail_without(std::string_view field, std::size_t number) const {
        Source::fail(push_place_, "push " + std::to_string(number) + ": expected a text \"" +
                                      std::string(field) + "\"");
    }

    Characters& characters_;
    Place start_;
    Names names_;
    std::size_t depth_ = 0;
    bool is_list_ = false;          // at the outside: of pushes, or of one answer
    std::size_t answer_depth_ = 1;  // how deep the keys of an answer are
    bool is_at_plan_ = false;       // its last key was "plan"
    bool has_answer_ = false;       // it had such a key
    Shape answer_is_ = Shape::Other;
    bool in_plan_ = false;
    std::array<std::optional<std::string>, fields.size()> push_;
    Place push_place_;
    std::size_t field_ = no_field;
    Plan plan_;
};

}  // namespace

WrittenPlan read_json_plan(Source& source, const Instance& instance) {
    Characters characters(source);
    PlanEvents events(characters, instance);
    json::sax_parse(Iterator(characters), Iterator(), &events);
    return events.written();
}

}  // namespace tabkeeper::formats
