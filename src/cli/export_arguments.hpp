#pragma once

// --export-csv, --export-json, --export-markdown and --export-html.

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/new_file.hpp"
#include "compare/sheet.hpp"

namespace tabkeeper::cli {

struct ExportArguments {
    std::string csv;
    std::string json;
    std::string markdown;
    std::string html;
    bool force = false;

    void add_to(CLI::App& command);

    /// Before anything is run: throws NotWritten for a name that is taken, and
    /// std::invalid_argument for one that is given twice.
    void check() const;

    /// Writes those that were asked for; `figures` is what the page shows besides the tables.
    /// Throws NotWritten.
    void write(const compare::Document& document, const std::string& figures) const;

private:
    IfThere if_there() const { return force ? IfThere::Replace : IfThere::Refuse; }
};

}  // namespace tabkeeper::cli
