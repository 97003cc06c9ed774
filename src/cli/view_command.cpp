// `view`: a plan to look at, as a page or in the terminal. Without a plan it is the search that
// finds one, with its options and its exit codes.

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/page_viewer.hpp"
#include "cli/session.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/analyse.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"
#include "view/terminal.hpp"

namespace tabkeeper::cli {

namespace {

struct ViewArguments {
    RunArguments run;
    std::string instance;
    std::string plan;
    PageArguments page;
    bool ascii = false;
    unsigned speed = 8;
};

/// Keeps the answer, because a replay in the terminal begins when the session is over: from then on
/// INT ends the program as it should.
class Keeper final : public Viewer {
public:
    explicit Keeper(const ViewArguments& arguments)
        : arguments_(arguments), page_(arguments.page) {}

    void expect(const Task& task) override {
        arguments_.ascii ? require_one(task) : page_.expect(task);
    }

    void show(const Task& task, const report::Record& record) override {
        keep(task, record, std::string(to_string(record.answer.status)));
        if (!arguments_.ascii) page_.show(task, record);
    }

    void keep(const Task& task, const report::Record& record, std::string status) {
        task_ = task;
        record_ = record;
        if (task_.instance) record_->instance = &*task_.instance;
        status_ = std::move(status);
    }

    void write() const {
        if (!record_ || record_->instance == nullptr) return;
        if (arguments_.ascii) play();
        if (!arguments_.ascii && arguments_.page.writes_to_standard_output()) return;
        write_summary();
    }

private:
    void play() const {
        const char* terminal = std::getenv("TERM");
        const bool redraws = ::isatty(STDOUT_FILENO) == 1 && terminal != nullptr &&
                             std::string_view(terminal) != "dumb";
        sigset_t ends;  // the session has left them blocked
        sigemptyset(&ends);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ends, signal);
        pthread_sigmask(SIG_UNBLOCK, &ends, nullptr);
        view::replay_in_terminal(std::cout, *record_->instance,
                                 record_->answer.plan.value_or(Plan()),
                                 {redraws, arguments_.speed});
    }

    void write_summary() const {
        std::cout << status_ << '\n';
        report::write_key(std::cout, "Instance") << printable(record_->name) << '\n';
        report::write_key(std::cout, "Cost") << report::cost_text(*record_) << '\n';
        report::write_key(std::cout, "Bound") << report::bound_text(*record_) << '\n';
        if (record_->metrics) {
            report::write_key(std::cout, "Metrics") << report::text_of(*record_->metrics) << '\n';
        }
        if (arguments_.ascii) return;
        report::write_key(std::cout, "Replay")
            << printable(arguments_.page.file_for(task_).string()) << '\n';
    }

    const ViewArguments& arguments_;
    PageViewer page_;
    Task task_;
    std::optional<report::Record> record_;
    std::string status_;
};

report::Record record_of(const Task& task, const Plan& plan, const Metrics& metrics,
                         std::optional<CostKind> cost) {
    report::Record record;
    record.name = task.name;
    record.level = task.level;
    record.instance = &*task.instance;
    record.cost = cost.value_or(natural_cost(task.instance->format));
    record.answer.status = Status::Satisfiable;
    record.answer.lower_bound = root_bound(*task.instance, *record.cost);
    record.answer.upper_bound = cost_of(metrics, *record.cost);
    record.answer.plan = plan;
    record.metrics = metrics;
    return record;
}

ExitCode refuse(const std::string& message) {
    std::cerr << message << '\n';
    return ExitCode::BadInput;
}

std::string complaint_of(const Verdict& verdict, const Plan& plan, const Instance& instance) {
    if (verdict.push > plan.size()) return "WRONG after the last push: " + verdict.reason;
    const Push& push = plan[verdict.push - 1];
    return "WRONG at push " + std::to_string(verdict.push) + " (" +
           printable(instance.names[push.from]) + ' ' + std::string(to_string(push.direction)) +
           " to " + printable(instance.names[push.to]) + "): " + printable(verdict.reason);
}

ExitCode view_given_plan(const ViewArguments& arguments, Keeper& keeper) {
    if (arguments.instance == "-" && arguments.plan == "-") {
        throw std::invalid_argument(
            "expected the instance or the plan from standard input, not both");
    }
    Tasks tasks(arguments.run.inputs, arguments.run.inputs.read_options());
    const Task task = *tasks.next();
    keeper.expect(task);
    if (!task.instance) return refuse(task.error);
    const Plan plan = read_plan(arguments.plan, *task.instance).plan;
    const Verdict verdict = check(*task.instance, plan);
    if (!verdict.correct) {
        return refuse(printable(arguments.plan) + ": " +
                      complaint_of(verdict, plan, *task.instance));
    }
    const auto record = record_of(task, plan, verdict.metrics, arguments.run.cost_kind());
    const std::string status = "CORRECT";
    if (!arguments.ascii) {
        write_page(task, {record, status, task.name + ", plan " + arguments.plan}, arguments.page);
    }
    keeper.keep(task, record, status);
    keeper.write();
    return ExitCode::Done;
}

ExitCode view_plan(ViewArguments& arguments) try {
    arguments.run.inputs.files = {arguments.instance};
    arguments.run.format = "none";
    Keeper keeper(arguments);
    if (!arguments.plan.empty()) return view_given_plan(arguments, keeper);
    const ExitCode code = Session(arguments.run, Question::Solve, std::nullopt, &keeper).run();
    if (code != ExitCode::BadInput) keeper.write();
    return code;
} catch (const InputError& error) {
    return refuse(error.what());
} catch (const NotWritten& why) {
    return refuse(why.what());
}

}  // namespace

void add_view_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand("view", "Make a page that replays a plan");
    const auto arguments = std::make_shared<ViewArguments>();
    command->add_option("instance", arguments->instance, "The instance; - is standard input")
        ->required()
        ->type_name("INSTANCE");
    command->add_option("plan", arguments->plan, "Its plan in any notation; none: it is solved")
        ->type_name("PLAN");
    CLI::Option* output = command
                              ->add_option("-o,--output", arguments->page.output,
                                           "Where to [NAME.html]; - is standard output")
                              ->type_name("FILE");
    command->add_flag("--force", arguments->page.force, "Replace a file that is there");
    CLI::Option* ascii =
        command->add_flag("--ascii", arguments->ascii, "Replay in the terminal instead")
            ->excludes(output);
    command->add_option("--speed", arguments->speed, "With --ascii: moves a second")
        ->check(CLI::Range(1U, 1000U))
        ->needs(ascii)
        ->type_name("N")
        ->capture_default_str();
    arguments->run.add_cost_to(*command);
    arguments->run.inputs.add_options_to(*command);
    arguments->run.add_search_to(*command);
    command->callback([arguments, &code] { code = view_plan(*arguments); });
}

}  // namespace tabkeeper::cli
