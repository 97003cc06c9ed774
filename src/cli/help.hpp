#pragma once

// Help that fits one screen: one line an option, its default at the end of the line.

#include <string>

#include <CLI/CLI.hpp>

namespace tabkeeper::cli {

class Help final : public CLI::Formatter {
public:
    Help() { column_width(24); }

    std::string make_option_opts(const CLI::Option* option) const override {
        if (option->get_type_size() == 0) return {};
        // What is behind the colon repeats the description.
        const std::string type = option->get_type_name();
        return " " + type.substr(0, type.find(':')) + (option->get_expected_max() > 1 ? "..." : "");
    }

    std::string make_option_desc(const CLI::Option* option) const override {
        std::string text = option->get_description();
        if (!option->get_envname().empty()) text += " (" + option->get_envname() + ")";
        const std::string standard = option->get_default_str();
        if (standard.empty()) return text;
        return text + " " + (standard.front() == '[' ? standard : "[" + standard + "]");
    }
};

}  // namespace tabkeeper::cli
