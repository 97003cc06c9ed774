// Every text goes through escaped(): names and titles come from files of strangers. Cells of
// numbers carry no other form of the number, so that the page says what the other exports say.

#include "compare/page.hpp"

#include "compare/embedded.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::compare {

namespace {

std::string class_of_verdict(const Cell& cell) {
    const std::string word = cell.substr(0, cell.find(" ("));
    if (word == "same") return "same";
    if (word == "better") return "better";
    return word == "WORSE" ? "worse" : "failed";
}

std::string table_of(const Sheet& sheet) {
    std::string html = "<section><h2>" + escaped(sheet.title) +
                       "</h2>\n<div class=\"scroll\"><table id=\"" + escaped(sheet.key) +
                       "\">\n<thead><tr>";
    for (const Column& column : sheet.columns) {
        html += "<th scope=\"col\" aria-sort=\"none\" data-key=\"" + escaped(column.key) +
                "\" data-kind=\"" + (column.kind == Kind::Number ? "number" : "text") +
                "\"><button type=\"button\">" + escaped(column.header) + "</button></th>";
    }
    html += "</tr></thead>\n<tbody>\n";
    for (const auto& cells : sheet.rows) {
        html += "<tr>";
        for (std::size_t index = 0; index < cells.size(); ++index) {
            const Column& column = sheet.columns[index];
            const std::string kind = column.kind == Kind::Number ? "number"
                                     : column.key == "verdict"
                                         ? "verdict " + class_of_verdict(cells[index])
                                         : "text";
            const char* tag = index == 0 ? "th scope=\"row\"" : "td";
            html += std::string("<") + tag + " class=\"" + kind + "\">" + escaped(cells[index]) +
                    (index == 0 ? "</th>" : "</td>");
        }
        html += "</tr>\n";
    }
    return html + "</tbody></table></div></section>\n";
}

std::string facts_of(const Document& document) {
    std::string html = "<section><h2>Machine and limits</h2>\n<dl class=\"facts\">\n";
    for (const auto& [key, value] : document.facts) {
        html += "<div><dt>" + escaped(key) + "</dt><dd>" + escaped(value) + "</dd></div>\n";
    }
    return html + "</dl></section>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string html;
    for (const char letter : printable(text)) {
        switch (letter) {
            case '&': html += "&amp;"; break;
            case '<': html += "&lt;"; break;
            case '>': html += "&gt;"; break;
            case '"': html += "&quot;"; break;
            case '\'': html += "&#39;"; break;
            default: html += letter;
        }
    }
    return html;
}

std::string page_of(const Document& document, const std::string& figures) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"
           "<link rel=\"icon\" href=\"data:,\">\n<title>" +
           escaped(document.title) + "</title>\n<style>\n" +
           std::string(embedded_text("src/compare/page/page.css")) +
           "</style>\n</head>\n<body>\n<main>\n<h1>" + escaped(document.title) + "</h1>\n" +
           figures + table_of(document.summary) + table_of(document.rows) + facts_of(document) +
           "</main>\n<script>\n" + std::string(embedded_text("src/compare/page/page.js")) +
           "</script>\n</body>\n</html>\n";
}

}  // namespace tabkeeper::compare
