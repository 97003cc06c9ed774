// CSV has the rows alone, because a file with two tables is none. JSON, Markdown and HTML have all.

#include "compare/sheet.hpp"

#include <array>
#include <cstdio>

#include "report/json.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::compare {

namespace {

Cell with_decimals(double value, int decimals) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

std::string csv_cell(const Cell& cell) {
    if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
    std::string quoted = "\"";
    for (const char letter : cell) {
        if (letter == '"') quoted += '"';
        quoted += letter;
    }
    return quoted + '"';
}

report::Json rows_of(const Sheet& sheet) {
    report::Json rows = report::Json::array();
    for (const auto& cells : sheet.rows) {
        report::Json row;
        for (std::size_t index = 0; index < cells.size(); ++index) {
            const Column& column = sheet.columns[index];
            const Cell& cell = cells[index];
            if (cell.empty()) {
                row[column.key] = nullptr;
            } else {
                row[column.key] =
                    column.kind == Kind::Number ? report::Json::parse(cell) : report::Json(cell);
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Nothing in a name may end the cell, start markup or be obeyed by a terminal.
std::string markdown_cell(const Cell& cell) {
    std::string text;
    for (const char letter : printable(cell)) {
        if (std::string_view("|\\`*_[]<>#").find(letter) != std::string_view::npos) text += '\\';
        text += letter;
    }
    return text;
}

void add_table(std::string& text, const Sheet& sheet) {
    text += "\n## " + sheet.title + "\n\n|";
    for (const Column& column : sheet.columns) text += " " + markdown_cell(column.header) + " |";
    text += "\n|";
    for (const Column& column : sheet.columns) {
        text += column.kind == Kind::Number ? " ---: |" : " --- |";
    }
    for (const auto& cells : sheet.rows) {
        text += "\n|";
        for (const Cell& cell : cells) text += " " + markdown_cell(cell) + " |";
    }
    text += "\n";
}

}  // namespace

Cell seconds_cell(double seconds) { return with_decimals(seconds, 4); }

Cell mebibytes_cell(Bytes bytes) {
    return with_decimals(static_cast<double>(bytes.count) / (1U << 20U), 2);
}

Cell ratio_cell(std::optional<double> ratio) { return ratio ? with_decimals(*ratio, 2) : Cell(); }

std::string csv_of(const Sheet& sheet) {
    std::string text;
    for (const Column& column : sheet.columns) {
        text += (text.empty() ? "" : ",") + csv_cell(column.key);
    }
    for (const auto& cells : sheet.rows) {
        text += '\n';
        for (std::size_t index = 0; index < cells.size(); ++index) {
            text += (index == 0 ? "" : ",") + csv_cell(cells[index]);
        }
    }
    return text + '\n';
}

std::string json_of(const Document& document) {
    report::Json json;
    json["kind"] = document.kind;
    json["title"] = document.title;
    json["version"] = version;
    json["facts"] = report::Json::object();
    for (const auto& [key, value] : document.facts) json["facts"][key] = value;
    json[document.summary.key] = rows_of(document.summary);
    json[document.rows.key] = rows_of(document.rows);
    return report::dump(json, 2) + "\n";
}

std::string markdown_of(const Document& document) {
    std::string text = "# " + document.title + "\n\n";
    for (const auto& [key, value] : document.facts) {
        text += "- " + key + ": " + markdown_cell(value) + "\n";
    }
    add_table(text, document.summary);
    add_table(text, document.rows);
    return text;
}

}  // namespace tabkeeper::compare
