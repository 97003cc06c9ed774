// What is not plain, numbers with a fraction and text that needs escapes, is left to the library.

#include "report/json_text.hpp"

#include <algorithm>

#include "report/json.hpp"

namespace tabkeeper::report {

void JsonText::value(double number) { text_ += dump(Json(number), -1); }

void JsonText::value(std::string_view text) {
    const bool is_plain = std::all_of(text.begin(), text.end(), [](char letter) {
        return letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\';
    });
    if (!is_plain) {
        text_ += dump(Json(text), -1);
        return;
    }
    text_ += '"';
    text_ += text;
    text_ += '"';
}

std::string array_of(const std::vector<std::string>& indented) {
    std::string text = "[";
    for (const std::string& element : indented) {
        text += text.size() > 1 ? ",\n  " : "\n  ";
        for (const char letter : element) {
            text += letter;
            if (letter == '\n') text += "  ";  // none is in a string: there it is escaped
        }
    }
    return text + "\n]";
}

}  // namespace tabkeeper::report
