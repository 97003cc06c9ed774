#pragma once

// JSON written straight into a string, byte for byte as a tree of `Json` would come out of dump().
// An answer has hundreds of values, and to build the tree, print it and take it apart again took a
// twelfth of all instructions of a small run.

#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tabkeeper::report {

class JsonText {
public:
    /// Everything in a line, or two more blanks for each level.
    enum class Layout { OneLine, Indented };

    explicit JsonText(Layout layout) : layout_(layout) { text_.reserve(usual_size); }

    /// Calls `members()`, which adds them one after another.
    template <class Members>
    void object(const Members& members) {
        open('{');
        members();
        close('}');
    }

    /// The same for elements.
    template <class Elements>
    void array(const Elements& elements) {
        open('[');
        elements();
        close(']');
    }

    /// Names are ours and need no escapes. What comes next is the member's value.
    JsonText& name(std::string_view name) {
        begin_line();
        text_ += '"';
        text_ += name;
        text_ += layout_ == Layout::Indented ? "\": " : "\":";
        return *this;
    }

    /// What comes next is an element of an array.
    JsonText& element() {
        begin_line();
        return *this;
    }

    void value(std::nullptr_t) { text_ += "null"; }
    void value(bool is_so) { text_ += is_so ? "true" : "false"; }
    void value(double number);
    /// Text that is not UTF-8 is shown with replacement characters.
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    template <std::unsigned_integral Number>
    void value(Number number) {
        char digits[24];
        text_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
    }
    template <class Value>
    void value(const std::optional<Value>& value_or_none) {
        value_or_none ? value(*value_or_none) : value(nullptr);
    }

    template <class Value>
    void member(std::string_view its_name, const Value& its_value) {
        name(its_name).value(its_value);
    }

    std::string take() { return std::move(text_); }

private:
    static constexpr std::size_t usual_size = 4'000;  // of an answer with a plan of 20 pushes

    void open(char bracket) {
        text_ += bracket;
        ++depth_;
        is_empty_ = true;
    }
    void close(char bracket) {
        --depth_;
        if (!is_empty_) break_line();
        text_ += bracket;
        is_empty_ = false;
    }
    void begin_line() {
        if (!is_empty_) text_ += ',';
        is_empty_ = false;
        break_line();
    }
    void break_line() {
        constexpr std::string_view deepest = "\n                    ";
        if (layout_ == Layout::Indented) text_ += deepest.substr(0, 1 + 2 * depth_);
    }

    const Layout layout_;
    std::string text_;
    std::size_t depth_ = 0;
    bool is_empty_ = true;  // the object or array at hand, until now
};

/// One indented text of some, of which there is at least one.
std::string array_of(const std::vector<std::string>& indented);

}  // namespace tabkeeper::report
