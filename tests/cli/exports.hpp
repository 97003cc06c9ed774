#pragma once

// Tables read back from CSV, Markdown and HTML: by their own small readers, so that a mistake in
// the writer is not made twice.

#include <string>
#include <vector>

namespace tabkeeper::testing {

using Cells = std::vector<std::vector<std::string>>;

/// RFC 4180.
inline Cells csv_cells(const std::string& text) {
    Cells cells(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (quoted) {
            if (letter != '"') {
                cells.back().back() += letter;
            } else if (at + 1 < text.size() && text[at + 1] == '"') {
                cells.back().back() += text[++at];
            } else {
                quoted = false;
            }
        } else if (letter == '"') {
            quoted = true;
        } else if (letter == ',') {
            cells.back().emplace_back();
        } else if (letter == '\n') {
            if (at + 1 < text.size()) cells.emplace_back(1);
        } else {
            cells.back().back() += letter;
        }
    }
    return cells;
}

/// Every table of a Markdown text, without the line of dashes.
inline std::vector<Cells> markdown_tables(const std::string& text) {
    std::vector<Cells> tables;
    bool in_table = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        const std::string line = text.substr(begin, end - begin);
        begin = end + 1;
        if (line.empty() || line.front() != '|') {
            in_table = false;
            continue;
        }
        if (!in_table) tables.emplace_back();
        in_table = true;
        if (line.find("---") != std::string::npos) continue;
        std::vector<std::string> cells;
        std::string cell;
        for (std::size_t at = 1; at < line.size(); ++at) {
            if (line[at] == '\\') {
                cell += line[++at];
            } else if (line[at] == '|') {
                cells.push_back(cell.size() > 2 ? cell.substr(1, cell.size() - 2) : "");
                cell.clear();
            } else {
                cell += line[at];
            }
        }
        tables.back().push_back(cells);
    }
    return tables;
}

/// The text of a piece of HTML without its tags.
inline std::string html_text(const std::string& html) {
    std::string text;
    for (std::size_t at = 0; at < html.size(); ++at) {
        if (html[at] == '<') {
            at = html.find('>', at);
        } else if (html[at] == '&') {
            const std::size_t end = html.find(';', at);
            const std::string name = html.substr(at + 1, end - at - 1);
            text += name == "amp"    ? '&'
                    : name == "lt"   ? '<'
                    : name == "gt"   ? '>'
                    : name == "quot" ? '"'
                                     : '\'';
            at = end;
        } else {
            text += html[at];
        }
    }
    return text;
}

/// What stands between tags of these names, from `begin` on; and where it ends.
inline std::vector<std::string> html_parts(const std::string& html,
                                           const std::vector<std::string>& names) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < html.size(); ++at) {
        for (const std::string& name : names) {
            const std::string open = "<" + name;
            if (html.compare(at, open.size(), open) != 0) continue;
            const char next = html[at + open.size()];
            if (next != '>' && next != ' ') continue;
            const std::size_t begin = html.find('>', at) + 1;
            const std::size_t end = html.find("</" + name + ">", begin);
            parts.push_back(html.substr(begin, end - begin));
            at = end;
            break;
        }
    }
    return parts;
}

/// Every table of a page, the header among its rows.
inline std::vector<Cells> html_tables(const std::string& page) {
    std::vector<Cells> tables;
    for (const std::string& table : html_parts(page, {"table"})) {
        tables.emplace_back();
        for (const std::string& row : html_parts(table, {"tr"})) {
            tables.back().emplace_back();
            for (const std::string& cell : html_parts(row, {"th", "td"})) {
                tables.back().back().push_back(html_text(cell));
            }
        }
    }
    return tables;
}

}  // namespace tabkeeper::testing
