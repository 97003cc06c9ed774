// The one owner of standard output. A bad input is a result of its own and does not stop the rest;
// every plan goes through the independent checker before it is shown.

#include "cli/session.hpp"

#include <iostream>

#include "report/json_lines.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

/// Passes what happens on to two listeners.
class Both final : public Listener {
public:
    Both(Listener& one, Listener& other) : one_(one), other_(other) {}
    void on_bound(Cost bound) override {
        one_.on_bound(bound);
        other_.on_bound(bound);
    }
    void on_plan(const Plan& plan, Cost cost) override {
        one_.on_plan(plan, cost);
        other_.on_plan(plan, cost);
    }
    void on_progress(const Progress& progress) override {
        one_.on_progress(progress);
        other_.on_progress(progress);
    }

private:
    Listener& one_;
    Listener& other_;
};

}  // namespace

Session::Session(const RunArguments& arguments, Question question, std::optional<Cost> within)
    : arguments_(arguments),
      question_(question),
      within_(within),
      format_(arguments.output_format()) {}

ExitCode Session::run() {
    arguments_.check_environment();
    ExitCode worst = ExitCode::Done;
    for (const std::string& file : arguments_.files) worst = worse_of(worst, run_one(file));
    if (format_ == OutputFormat::Json) {
        const bool many = arguments_.files.size() > 1;
        std::cout << report::dump(many ? results_ : results_.at(0), 2) << '\n';
    }
    std::cout.flush();
    return worst;
}

ExitCode Session::run_one(const std::string& file) {
    Options options = arguments_.options();
    options.stop = signals_.stop_token();
    ReadOptions reading;
    reading.warn = [](const Place& place, const std::string& message) {
        std::cerr << to_string(place) << ": warning: " << message << '\n';
    };
    reading.stopping = [&] {
        return options.stop.stop_requested() ||
               (options.deadline && std::chrono::steady_clock::now() >= *options.deadline);
    };
    try {
        const Instance instance = read_instance(file, reading);
        return answer(file, instance, options);
    } catch (const InputError& error) {
        return refuse(file, error.what());
    } catch (const ReadingStopped&) {
        return stop_while_reading(file);
    }
}

ExitCode Session::answer(const std::string& file, const Instance& instance, Options options) {
    if (question_ == Question::Decide) {
        options.within = within_            ? within_
                         : instance.allowed ? std::optional<Cost>(*instance.allowed)
                                            : std::nullopt;
        if (!options.within) {
            return refuse(file, to_string(Place{file, 1, 1}) +
                                    ": the instance has no step/1 facts; expected some, or "
                                    "--within K on the command line");
        }
    }
    report::ProgressLine progress(std::cerr, arguments_.progress_mode(), signals_.wants_progress(),
                                  options.cost);
    report::JsonLines events(std::cout, instance, file, options.cost);
    Both both(progress, events);
    report::Record record;
    if (format_ == OutputFormat::JsonLines) {
        events.start();
        record.answer = solve(instance, options, both);
    } else {
        record.answer = solve(instance, options, progress);
    }
    progress.clear();
    record.name = file;
    record.instance = &instance;
    record.cost = options.cost;
    record.within = options.within;
    if (record.answer.plan) {
        const Verdict verdict = check(instance, *record.answer.plan);
        if (!verdict.correct) {
            std::cerr << "tabkeeper: internal error: the plan found for " << printable(file)
                      << " is wrong at push " << verdict.push << ": " << verdict.reason << '\n';
            return ExitCode::Internal;
        }
        record.metrics = verdict.metrics;
    }
    record.peak_rss = report::peak_rss();
    write(record);
    if (format_ == OutputFormat::JsonLines) events.finish(record);
    return exit_code_of(record.answer);
}

void Session::write(const report::Record& record) {
    switch (format_) {
        case OutputFormat::Text:
            if (!std::exchange(first_, false)) std::cout << '\n';
            report::write_text(std::cout, record);
            break;
        case OutputFormat::Asp:
            if (arguments_.files.size() > 1) std::cout << "% " << printable(record.name) << '\n';
            if (record.answer.plan) {
                write_plan(std::cout, *record.instance, *record.answer.plan, *record.metrics,
                           PlanFormat::Asp);
            }
            std::cout << "% " << to_string(record.answer.status) << '\n';
            if (record.answer.status == Status::Unknown) {
                std::cout << "% Bound     : " << report::bound_text(record) << "\n% Stopped   : by "
                          << to_string(record.answer.stop_reason) << '\n';
            }
            break;
        case OutputFormat::Json: results_.push_back(report::to_json(record)); break;
        case OutputFormat::JsonLines:
        case OutputFormat::None: break;
    }
    std::cout.flush();
}

ExitCode Session::refuse(const std::string& file, const std::string& message) {
    std::cerr << message << '\n';
    const report::Json error = report::error_to_json(file, message);
    if (format_ == OutputFormat::Json) results_.push_back(error);
    if (format_ == OutputFormat::JsonLines) {
        report::JsonLines::write_line(std::cout, "status", error);
    }
    return ExitCode::BadInput;
}

/// Nothing is known yet but that a plan costs nothing at least.
ExitCode Session::stop_while_reading(const std::string& file) {
    report::Record record;
    record.name = file;
    record.answer.stop_reason =
        signals_.stop_token().stop_requested() ? StopReason::Signal : StopReason::Time;
    record.peak_rss = report::peak_rss();
    write(record);
    if (format_ == OutputFormat::JsonLines) {
        report::JsonLines::write_line(std::cout, "status", report::to_json(record));
    }
    return exit_code_of(record.answer);
}

}  // namespace tabkeeper::cli
