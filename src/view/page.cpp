// Names and titles come from files of others, so they reach the page in two ways only: as text with
// every character that HTML would obey escaped, and inside JSON that is pure ASCII and holds no
// `<`, `>` or `&` at all. The script puts them into the page as text, never as markup.

#include "view/page.hpp"

#include <stdexcept>
#include <string_view>

#include "tabkeeper/formats.hpp"
#include "view/embedded.hpp"

namespace tabkeeper::view {

namespace {

std::string in_html(std::string_view text) {
    std::string escaped;
    for (const char character : printable(text)) {
        switch (character) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            case '\'': escaped += "&#39;"; break;
            default: escaped += character;
        }
    }
    return escaped;
}

std::string in_script(const report::Json& json) {
    std::string escaped;
    for (const char character : json.dump(-1, ' ', true, report::Json::error_handler_t::replace)) {
        switch (character) {
            case '&': escaped += "\\u0026"; break;
            case '<': escaped += "\\u003c"; break;
            case '>': escaped += "\\u003e"; break;
            default: escaped += character;
        }
    }
    return escaped;
}

std::string text_for(std::string_view mark, const Subject& subject) {
    if (mark == "title") return in_html(title_of(subject));
    if (mark == "scene") return in_script(scene_of(subject));
    if (mark == "style") return std::string(embedded_text("src/view/replay.css"));
    if (mark == "script") {
        std::string script;
        for (const char* file :
             {"src/view/moves.js", "src/view/board.js", "src/view/controls.js"}) {
            script += embedded_text(file);
        }
        return script;
    }
    throw std::logic_error("the page has no " + std::string(mark));
}

}  // namespace

std::string page_of(const Subject& subject) {
    // What is filled in is not looked through again: a title may well hold a mark.
    std::string_view rest = embedded_text("src/view/replay.html");
    std::string page;
    for (auto start = rest.find("{{"); start != rest.npos; start = rest.find("{{")) {
        const auto end = rest.find("}}", start);
        page += rest.substr(0, start);
        page += text_for(rest.substr(start + 2, end - start - 2), subject);
        rest.remove_prefix(end + 2);
    }
    return page += rest;
}

}  // namespace tabkeeper::view
