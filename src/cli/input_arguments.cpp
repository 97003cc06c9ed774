// One spelling of --level, --from and --domain for every command that reads instances.

#include "cli/input_arguments.hpp"

#include <iostream>

namespace tabkeeper::cli {

std::string instance_format_words() {
    std::string words;
    for (const InstanceFormat format : all_instance_formats) {
        if (!words.empty()) words += format == all_instance_formats.back() ? " or " : ", ";
        words += to_string(format);
    }
    return words;
}

std::string instance_format_complaint(const std::string& word) {
    if (instance_format_from(word)) return {};
    return "'" + printable(word) + "' is no format; type " + instance_format_words();
}

void InputArguments::add_files_to(CLI::App& command) {
    command.add_option("files", files, "Instances or collections; - is standard input")
        ->required()
        ->type_name("FILE");
}

void InputArguments::add_options_to(CLI::App& command) {
    command.add_option("-l,--level", level, "Levels of a collection: 7; 3-9; 1,5; a title")
        ->check([](const std::string& text) {
            return text.empty() ? "no level; type a number, a range or a title" : std::string();
        })
        ->type_name("LEVEL");
    command.add_option("--from", from, "Input is " + instance_format_words())
        ->check(instance_format_complaint)
        ->type_name("FORMAT");
    command.add_option("--domain", domain, "Domain file that PDDL problems must fit")
        ->type_name("FILE");
}

ReadOptions InputArguments::read_options() const {
    ReadOptions options;
    options.levels = level;
    if (!from.empty()) options.format = instance_format_from(from);
    options.domain = domain;
    options.warn = [](const Place& place, const std::string& message) {
        std::cerr << to_string(place) << ": warning: " << message << '\n';
    };
    return options;
}

}  // namespace tabkeeper::cli
