// `convert`: any instance format to any other that can hold the instance.
//
// A collection is one file, so it is all or nothing. With --output-dir every instance has a file of
// its own and a bad one does not concern the others.

#include <iostream>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/input_arguments.hpp"
#include "cli/new_file.hpp"
#include "cli/tasks.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

struct ConvertArguments {
    InputArguments inputs;
    std::string to;
    std::string output = "-";
    std::string folder;
    bool force = false;

    bool writes_to_standard_output() const { return output == "-"; }
    InstanceFormat format() const { return *instance_format_from(to); }
    IfThere if_there() const { return force ? IfThere::Replace : IfThere::Refuse; }
};

ExitCode complain(const std::string& message, ExitCode code = ExitCode::BadInput) {
    std::cerr << message << '\n';
    return code;
}

/// The instance in the wanted format, or the complaint of its task.
struct Converted {
    std::string text;
    std::string complaint;
};

Converted convert(const Task& task, InstanceFormat format) {
    if (!task.instance) return {{}, task.error};
    try {
        std::ostringstream text;
        text.exceptions(std::ios::badbit);  // no memory is no end of the text
        write_instance(text, *task.instance, format);
        return {text.str(), {}};
    } catch (const CannotWrite& error) {
        return {{},
                printable(task.name) + ": cannot be written as " + std::string(to_string(format)) +
                    ": " + error.what()};
    }
}

const char* extension_of(InstanceFormat format) {
    switch (format) {
        case InstanceFormat::B: return ".b";
        case InstanceFormat::Sokoban: return ".sok";
        case InstanceFormat::Pddl: return ".pddl";
        default: return ".asp";
    }
}

ExitCode convert_to_folder(const ConvertArguments& arguments, Tasks& tasks) {
    std::error_code error;
    std::filesystem::create_directories(arguments.folder, error);
    if (error) {
        return complain(printable(arguments.folder) + ": cannot be made: " + error.message());
    }
    ExitCode code = ExitCode::Done;
    std::set<std::string> written;
    while (const auto task = tasks.next()) {
        Converted converted = convert(*task, arguments.format());
        const std::string name = file_stem(*task) + extension_of(arguments.format());
        if (converted.complaint.empty() && !written.insert(name).second) {
            converted.complaint = printable(task->name) + ": " + printable(name) +
                                  " has been written for another input; convert them one by one";
        }
        if (converted.complaint.empty()) {
            try {
                write_new_file(std::filesystem::path(arguments.folder) / name, converted.text,
                               arguments.if_there());
            } catch (const NotWritten& why) {
                converted.complaint = why.what();
            }
        }
        if (!converted.complaint.empty()) code = complain(converted.complaint);
    }
    return code;
}

ExitCode convert_to_one(const ConvertArguments& arguments, Tasks& tasks) {
    const bool many_fit = arguments.format() == InstanceFormat::Sokoban;
    std::string text;
    std::size_t count = 0;
    ExitCode code = ExitCode::Done;
    if (!arguments.writes_to_standard_output()) {
        check_new_file(arguments.output, arguments.if_there());
    }
    while (const auto task = tasks.next()) {
        if (++count > 1 && !many_fit) {
            return complain("tabkeeper: " + arguments.to + " holds one instance, and there are " +
                                std::to_string(tasks.known_count()) +
                                "; choose one with --level N, or type --output-dir DIR for a file "
                                "each",
                            ExitCode::Usage);
        }
        const Converted converted = convert(*task, arguments.format());
        if (!converted.complaint.empty()) code = complain(converted.complaint);
        // What is written for a board may end with an empty line of its own.
        if (text.size() > 1 && text[text.size() - 2] != '\n') text += '\n';
        text += converted.text;
    }
    if (code != ExitCode::Done) return code;
    if (arguments.writes_to_standard_output()) {
        std::cout << text;
        return code;
    }
    write_new_file(arguments.output, text, arguments.if_there());
    return code;
}

}  // namespace

void add_convert_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand("convert", "Write instances in another format");
    const auto arguments = std::make_shared<ConvertArguments>();
    arguments->inputs.add_files_to(*command);
    command->add_option("--to", arguments->to, "Write " + instance_format_words())
        ->required()
        ->check(instance_format_complaint)
        ->type_name("FORMAT");
    CLI::Option* output =
        command->add_option("-o,--output", arguments->output, "Where to; - is standard output")
            ->type_name("FILE")
            ->capture_default_str();
    command
        ->add_option("--output-dir", arguments->folder,
                     "Write a file for each instance: NAME.asp, NAME-007.asp")
        ->type_name("DIR")
        ->excludes(output);
    command->add_flag("--force", arguments->force, "Replace files that are there");
    arguments->inputs.add_options_to(*command);
    command->callback([arguments, &code] {
        Tasks tasks(arguments->inputs, arguments->inputs.read_options());
        try {
            code = arguments->folder.empty() ? convert_to_one(*arguments, tasks)
                                             : convert_to_folder(*arguments, tasks);
        } catch (const NotWritten& why) {
            code = complain(why.what());
        }
    });
}

}  // namespace tabkeeper::cli
