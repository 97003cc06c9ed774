// `info`: what there is to say about instances without searching.

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input_arguments.hpp"
#include "cli/taboo.hpp"
#include "cli/tasks.hpp"
#include "report/checkpoint.hpp"
#include "report/json.hpp"
#include "report/portrait.hpp"
#include "tabkeeper/analyse.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

struct InfoArguments {
    InputArguments inputs;
    std::string format = "text";
    bool taboo = false;
    bool taboo_rules = false;
};

class Info {
public:
    explicit Info(const InfoArguments& arguments) : arguments_(arguments) {}

    ExitCode run() {
        bool are_many = arguments_.inputs.files.size() > 1;
        for (const std::string& file : arguments_.inputs.files) {
            if (looks_like_checkpoint(file)) {
                describe_checkpoint(file);
                continue;
            }
            InputArguments alone = arguments_.inputs;
            alone.files = {file};
            Tasks tasks(alone, alone.read_options());
            while (const auto task = tasks.next()) describe(*task);
            are_many |= tasks.are_many();
        }
        if (arguments_.format == "json") {
            const report::Json all = are_many ? results_ : results_.at(0);
            std::cout << report::dump(all, 2) << '\n';
        }
        return code_;
    }

private:
    void describe(const Task& task) {
        if (!task.instance) return complain(task, task.error);
        if (arguments_.taboo || arguments_.taboo_rules) return draw(task);
        const auto portrait = report::portrait_of(*task.instance, task.name, task.level);
        if (arguments_.format == "json") {
            results_.push_back(report::to_json(portrait));
        } else {
            if (!std::exchange(first_, false)) std::cout << '\n';
            report::write_text(std::cout, portrait);
        }
    }

    void describe_checkpoint(const std::string& file) try {
        const CheckpointInfo info = verify_checkpoint(file);
        if (arguments_.format == "json") {
            results_.push_back(report::to_json(file, info));
        } else {
            if (!std::exchange(first_, false)) std::cout << '\n';
            report::write_text(std::cout, file, info);
        }
    } catch (const CheckpointError& error) {
        std::cerr << error.what() << '\n';
        results_.push_back(report::error_to_json(file, std::nullopt, error.what()));
        code_ = ExitCode::BadInput;
    }

    void draw(const Task& task) {
        const auto board =
            taboo_board(*task.instance, arguments_.taboo_rules ? taboo_by_rules(*task.instance)
                                                               : dead_locations(*task.instance));
        if (!board) {
            return complain(task, printable(task.name) + ": cannot be drawn: it is no grid");
        }
        if (!std::exchange(first_, false)) std::cout << '\n';
        std::cout << *board;
    }

    void complain(const Task& task, const std::string& message) {
        std::cerr << message << '\n';
        results_.push_back(report::error_to_json(task.name, task.level, message));
        code_ = ExitCode::BadInput;
    }

    const InfoArguments& arguments_;
    report::Json results_ = report::Json::array();
    ExitCode code_ = ExitCode::Done;
    bool first_ = true;
};

}  // namespace

void add_info_command(CLI::App& program, ExitCode& code) {
    CLI::App* command =
        program.add_subcommand("info", "Describe instances, or checkpoints, without solving");
    const auto arguments = std::make_shared<InfoArguments>();
    arguments->inputs.add_files_to(*command);
    CLI::Option* format = command->add_option("-f,--format", arguments->format, "text or json")
                              ->check(CLI::IsMember({"text", "json"}))
                              ->type_name("NAME")
                              ->capture_default_str();
    CLI::Option* taboo =
        command->add_flag("--taboo", arguments->taboo, "Draw walls and dead locations (X) instead");
    taboo->excludes(format);
    command
        ->add_flag("--taboo-rules", arguments->taboo_rules,
                   "Draw those of CAB320's two rules (X) instead")
        ->excludes(taboo)
        ->excludes(format);
    arguments->inputs.add_options_to(*command);
    command->callback([arguments, &code] { code = Info(*arguments).run(); });
}

}  // namespace tabkeeper::cli
