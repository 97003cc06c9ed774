// A run of an hour must not end with "is there already": names are looked at before it begins.

#include "cli/export_arguments.hpp"

#include <set>
#include <stdexcept>

#include "compare/page.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

void ExportArguments::add_to(CLI::App& command) {
    const auto option = [&](const char* name, std::string& file, const char* help) {
        command.add_option(name, file, help)->type_name("FILE");
    };
    option("--export-csv", csv, "Every number, for spreadsheets");
    option("--export-json", json, "The same with the summary, for programs");
    option("--export-markdown", markdown, "The same as tables");
    option("--export-html", html, "The same as a page that needs nothing else");
    command.add_flag("--force", force, "Replace files that are there");
}

void ExportArguments::check() const {
    std::set<std::string> names;
    for (const std::string& file : {csv, json, markdown, html}) {
        if (file.empty()) continue;
        if (!names.insert(file).second) {
            throw std::invalid_argument("two exports cannot both be " + printable(file));
        }
        check_new_file(file, if_there());
    }
}

void ExportArguments::write(const compare::Document& document, const std::string& figures) const {
    if (!csv.empty()) write_new_file(csv, csv_of(document.rows), if_there());
    if (!json.empty()) write_new_file(json, json_of(document), if_there());
    if (!markdown.empty()) write_new_file(markdown, markdown_of(document), if_there());
    if (!html.empty()) write_new_file(html, page_of(document, figures), if_there());
}

}  // namespace tabkeeper::cli
