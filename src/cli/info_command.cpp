// `info`: what there is to say about instances without searching.

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input_arguments.hpp"
#include "cli/taboo.hpp"
#include "cli/tasks.hpp"
#include "report/json.hpp"
#include "report/portrait.hpp"
#include "tabkeeper/analyse.hpp"
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
        Tasks tasks(arguments_.inputs, arguments_.inputs.read_options());
        while (const auto task = tasks.next()) describe(*task);
        if (arguments_.format == "json") {
            const report::Json all = tasks.are_many() ? results_ : results_.at(0);
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
    CLI::App* command = program.add_subcommand("info", "Describe instances without solving them");
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
