// `generate`: new instances, each with the command that makes it again as its title. What is wrong
// with the options is told before anything is made or written; a seed that does not meet them does
// not stop the next one.

#include <charconv>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/input_arguments.hpp"
#include "cli/new_file.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/generate.hpp"

namespace tabkeeper::cli {

namespace {

constexpr std::uint32_t pulls_for_each_box = 10;
constexpr std::uint64_t most_instances = 1'000'000;

/// As typed.
struct GenerateArguments {
    std::string shape = "rectangle";
    std::string size;
    std::string walls = "30";
    std::string boxes = "3";
    std::string goals;
    std::string layout = "mixed";
    std::string pulls;
    std::string seed = "1";
    std::string count = "1";
    std::string format = "asp";
    std::string output = "-";
    std::string folder;
    bool solvable = false;
    bool anywhere = false;
    bool force = false;
};

std::uint64_t number(const std::string& option, std::string_view text, std::uint64_t low,
                     std::uint64_t high) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < low || value > high) {
        throw std::invalid_argument(option + ": '" + printable(text) + "' is no number from " +
                                    std::to_string(low) + " to " + std::to_string(high));
    }
    return value;
}

std::uint32_t count_of(const std::string& option, std::string_view text) {
    return static_cast<std::uint32_t>(number(option, text, 1, max_locations));
}

void take_size(GenerateOptions& options, const std::string& text) {
    const bool on_paper =
        options.shape == BoardShape::Rectangle || options.shape == BoardShape::Grid;
    const std::size_t cross = text.find('x');
    if (!on_paper) {
        auto& size = options.shape == BoardShape::Rooms ? options.rooms : options.locations;
        size = count_of("--size", text);
    } else if (cross == std::string::npos) {
        options.width = count_of("--size", text);
        options.height = options.width + (options.shape == BoardShape::Rectangle ? 1 : 0);
    } else {
        options.width = count_of("--size", std::string_view(text).substr(0, cross));
        options.height = count_of("--size", std::string_view(text).substr(cross + 1));
    }
}

GenerateOptions options_of(const GenerateArguments& arguments) {
    GenerateOptions options;
    options.shape = *board_shape_from(arguments.shape);
    if (options.shape == BoardShape::Grid) take_size(options, "10x8");
    if (!arguments.size.empty()) take_size(options, arguments.size);
    options.walls = static_cast<std::uint32_t>(number("--walls", arguments.walls, 0, 95));
    options.boxes = static_cast<std::uint32_t>(number("--boxes", arguments.boxes, 1, max_boxes));
    if (!arguments.goals.empty()) options.goals = count_of("--goals", arguments.goals);
    options.layout = *box_layout_from(arguments.layout);
    options.places = arguments.anywhere ? BoxPlaces::Anywhere : BoxPlaces::Live;
    if (arguments.solvable) {
        options.pulls =
            arguments.pulls.empty()
                ? pulls_for_each_box * options.boxes
                : static_cast<std::uint32_t>(number("--pulls", arguments.pulls, 1, 1'000'000'000));
    }
    options.seed = number("--seed", arguments.seed, 0, ~std::uint64_t{0});
    return options;
}

std::string size_of(const GenerateOptions& options) {
    switch (options.shape) {
        case BoardShape::Rectangle:
        case BoardShape::Grid: break;
        case BoardShape::Rooms: return std::to_string(options.rooms);
        case BoardShape::Graph: return std::to_string(options.locations);
    }
    return std::to_string(options.width) + "x" + std::to_string(options.height);
}

/// All that tells one instance from another, and an extension that its world knows.
std::string file_name(const GenerateOptions& options, InstanceFormat format) {
    std::string name = std::string(to_string(options.shape)) + "-" + size_of(options);
    const auto add = [&](const std::string& letter, std::uint64_t value) {
        name += "-" + letter + std::to_string(value);
    };
    if (options.shape == BoardShape::Grid || options.shape == BoardShape::Graph) {
        add("w", options.walls);
    }
    add("b", options.boxes);
    if (options.goals && *options.goals != options.boxes) add("g", *options.goals);
    if (options.layout == BoxLayout::Zones) name += "-zones";
    if (options.pulls) add("p", *options.pulls);
    if (!options.pulls && options.places == BoxPlaces::Anywhere) name += "-anywhere";
    add("s", options.seed);
    switch (format) {
        case InstanceFormat::Asp:
        case InstanceFormat::Asp2013:
        case InstanceFormat::Thesis: return name + ".asp";
        case InstanceFormat::B: return name + ".b";
        case InstanceFormat::Sokoban: return name + ".sok";
        case InstanceFormat::Pddl: break;
    }
    return name + ".pddl";
}

/// How the instance was made, where the format has no title for it.
std::string comment_of(const Instance& instance, InstanceFormat format) {
    if (format == InstanceFormat::Sokoban) return {};
    return (format == InstanceFormat::Pddl ? "; " : "% ") + instance.title + "\n";
}

class Generation {
public:
    explicit Generation(const GenerateArguments& arguments)
        : arguments_(arguments),
          options_(options_of(arguments)),
          format_(*instance_format_from(arguments.format)),
          count_(number("--count", arguments.count, 1, most_instances)),
          if_there_(arguments.force ? IfThere::Replace : IfThere::Refuse) {
        if (count_ - 1 > ~options_.seed) {
            throw std::invalid_argument("--count: the last seed would be past " +
                                        std::to_string(~std::uint64_t{0}));
        }
        if (count_ > 1 && format_ != InstanceFormat::Sokoban && arguments_.folder.empty()) {
            throw std::invalid_argument("--count: " + arguments_.format +
                                        " has one instance in a file; expected --output-dir, or "
                                        "--to sok for a collection");
        }
    }

    ExitCode run() {
        if (!arguments_.folder.empty()) {
            std::error_code error;
            std::filesystem::create_directories(arguments_.folder, error);
            if (error) {
                throw NotWritten(printable(arguments_.folder) +
                                 ": cannot be made: " + error.message());
            }
        } else if (arguments_.output != "-") {
            check_new_file(arguments_.output, if_there_);
        }
        for (std::uint64_t index = 0; index < count_; ++index) {
            make_one();
            ++options_.seed;
        }
        if (arguments_.folder.empty() && !collected_.empty()) {
            if (arguments_.output == "-") {
                std::cout << collected_;
            } else {
                write_new_file(arguments_.output, collected_, if_there_);
            }
        }
        return worst_;
    }

private:
    void make_one() try {
        const Instance instance = generate(options_);
        std::ostringstream text;
        text.exceptions(std::ios::badbit);  // no memory is no end of the text
        text << comment_of(instance, format_);
        write_instance(text, instance, format_);
        if (arguments_.folder.empty()) {
            if (!collected_.empty()) collected_ += '\n';
            collected_ += text.str();
        } else {
            const auto file =
                std::filesystem::path(arguments_.folder) / file_name(options_, format_);
            write_new_file(file, text.str(), if_there_);
        }
    } catch (const CannotGenerate& why) {
        refuse(why.what());
    } catch (const NotWritten& why) {
        refuse(why.what());
    } catch (const CannotWrite& why) {
        refuse(arguments_.format + " cannot hold it: " + why.what());
    }

    void refuse(const std::string& why) {
        std::cerr << "tabkeeper: seed " << options_.seed << ": " << why << '\n';
        worst_ = ExitCode::BadInput;
    }

    const GenerateArguments& arguments_;
    GenerateOptions options_;
    const InstanceFormat format_;
    const std::uint64_t count_;
    const IfThere if_there_;
    std::string collected_;
    ExitCode worst_ = ExitCode::Done;
};

ExitCode generate_instances(const GenerateArguments& arguments) try {
    return Generation(arguments).run();
} catch (const NotWritten& error) {
    std::cerr << error.what() << '\n';
    return ExitCode::BadInput;
}

void add_options(CLI::App& command, GenerateArguments& arguments) {
    const auto option = [&](const std::string& name, std::string& text, const std::string& type,
                            const std::string& help) {
        return command.add_option(name, text, help)->type_name(type)->capture_default_str();
    };
    option("--shape", arguments.shape, "NAME", "rectangle, rooms (2x2, in a chain), grid or graph")
        ->check(CLI::IsMember({"rectangle", "rooms", "grid", "graph"}));
    option(
        "--size", arguments.size, "SIZE",
        "Rectangle: N (N x N+1) or WxH; grid: N or WxH;\nrooms, graph: how many rooms, locations");
    option("--walls", arguments.walls, "PERCENT", "Of a grid's places or a graph's sides");
    option("-b,--boxes", arguments.boxes, "N", "Boxes");
    option("-g,--goals", arguments.goals, "N", "Goals; as many as boxes if not given");
    option("--layout", arguments.layout, "NAME",
           "mixed, or zones: boxes and goals in separate parts of the board")
        ->check(CLI::IsMember({"mixed", "zones"}));
    CLI::Option* solvable = command.add_flag(
        "--solvable", arguments.solvable, "Pull back from a solved state, so that there is a plan");
    option("--pulls", arguments.pulls, "N", "How often, by one location; 10 for each box")
        ->needs(solvable);
    command
        .add_flag("--anywhere", arguments.anywhere,
                  "Put boxes also where they are lost at sight, as in dead corners")
        ->excludes(solvable);
    option("--seed", arguments.seed, "N", "The same seed makes the same instance everywhere");
    option("-n,--count", arguments.count, "N", "So many instances, with the seeds that follow");
    option("--to", arguments.format, "FORMAT", instance_format_words())
        ->check(instance_format_complaint);
    CLI::Option* output =
        option("-o,--output", arguments.output, "FILE", "Where to; - is standard output");
    option("--output-dir", arguments.folder, "DIR", "One file for each instance, named by options")
        ->excludes(output);
    command.add_flag("--force", arguments.force, "Replace files that are there");
}

}  // namespace

void add_generate_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "generate", "Make new instances from a seed; without --solvable there may be no plan");
    const auto arguments = std::make_shared<GenerateArguments>();
    add_options(*command, *arguments);
    command->callback([arguments, &code] { code = generate_instances(*arguments); });
}

}  // namespace tabkeeper::cli
