// A bad input is a result of its own and does not stop the rest; every plan goes through the
// independent checker, which also says what it costs, before it is shown.

#include "cli/session.hpp"

#include <iostream>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/new_file.hpp"
#include "cli/reserve.hpp"
#include "report/amounts.hpp"
#include "report/units.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/rules.hpp"

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
    void on_warning(const std::string& message) override {
        one_.on_warning(message);
        other_.on_warning(message);
    }

private:
    Listener& one_;
    Listener& other_;
};

ReadOptions reading_of(const RunArguments& arguments, std::stop_token stop,
                       report::BatchProgress& progress) {
    ReadOptions reading = arguments.inputs.read_options();
    reading.stopping = [stop = std::move(stop)] { return stop.stop_requested(); };
    reading.warn = [&progress, warn = reading.warn](const Place& place, const std::string& text) {
        progress.clear();
        warn(place, text);
    };
    return reading;
}

/// Whether this thread reads tasks and answers them: without it the session would not end.
constinit thread_local bool is_session_thread = false;

/// Why an instance is not run.
struct Refusal {
    std::string message;
    ExitCode code;
};

/// What is wrong with the answer itself; empty where nothing is. A plan's metrics are filled in.
std::string fault_of(report::Record& record) {
    Answer& answer = record.answer;
    if (!answer.plan) return {};
    const Verdict verdict = check(*record.instance, *answer.plan);
    if (!verdict.correct) {
        return "is wrong at push " + std::to_string(verdict.push) + ": " + verdict.reason;
    }
    record.metrics = verdict.metrics;
    const Cost cost = cost_of(verdict.metrics, *record.cost);
    const std::string costs = "costs " + to_string(cost, *record.cost);
    if (record.within && cost > *record.within) {
        return costs + ", not within " + report::limit_text(*record.within, *record.cost);
    }
    if (!record.within && answer.upper_bound != cost) return costs + ", which the search denies";
    if (cost < answer.lower_bound) return costs + ", less than the proven bound";
    answer.upper_bound = cost;
    return {};
}

}  // namespace

Session::Session(const RunArguments& arguments, Question question, std::optional<CostLimit> within,
                 Viewer* viewer)
    : arguments_(arguments),
      question_(question),
      within_(within),
      viewer_(viewer),
      progress_(std::cerr, arguments.progress_mode(), signals_.wants_progress()),
      output_(
          std::cout, [this] { progress_.clear(); },
          [this] { signals_.request_stop(); }),  // nobody will see an answer
      writer_(arguments, output_, [this](const std::string& message) { tell(message); }),
      tasks_(arguments.inputs, reading_of(arguments, signals_.stop_token(), progress_),
             arguments.limit()) {}

ExitCode Session::run() {
    is_session_thread = true;
    arguments_.check();
    const bool pair = arguments_.cost_kind() && is_lexicographic(*arguments_.cost_kind());
    if (within_ && within_->second && !pair) {
        throw std::invalid_argument(
            "--within: two limits are for a cost of two, such as --cost pushes,moves");
    }
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> helpers;
    try {
        for (int job = 1; job < arguments_.jobs; ++job) helpers.emplace_back([this] { work(); });
    } catch (const std::system_error&) {  // as many as the system lets be are enough
    }
    work();
    for (std::thread& helper : helpers) helper.join();
    if (failure_) std::rethrow_exception(failure_);
    under_way_.claim_the_end();
    const ReserveOpen reserve;
    progress_.clear();
    writer_.finish(tally_, std::chrono::steady_clock::now() - start);
    return worst_;
}

std::optional<Task> Session::next_task() {
    const std::lock_guard lock(mutex_);
    if (failure_) return std::nullopt;
    return tasks_.next_even_if_unread();
}

void Session::work() try {
    is_session_thread = true;
    while (const std::optional<Task> task = next_task()) {
        Tellings tellings;
        const RunsUnderWay::Entry entry(under_way_, *task, tellings);
        const ExitCode code = answer(*task, tellings);
        const ReserveOpen reserve;
        output_.end(task->index);
        const std::lock_guard lock(mutex_);
        worst_ = worse_of(worst_, code);
        if (task->among_many) progress_.show(tally_, tasks_.known_count());
    }
} catch (...) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::current_exception();
}

ExitCode Session::answer(const Task& task, Tellings& tellings) try {
    if (viewer_ != nullptr) viewer_->expect(task);
    arguments_.checkpoint.check(task);
    if (!task.error.empty()) return refuse(task, task.error, ExitCode::BadInput);
    if (task.out_of_memory) return give_up(task, StopReason::Memory);
    if (signals_.stop_token().stop_requested()) return give_up(task, StopReason::Signal);
    if (!task.instance) return give_up(task, StopReason::Time);
    report::Record record;
    record.name = task.name;
    record.level = task.level;
    record.instance = &*task.instance;
    try {
        const Options options = options_for(task);
        record.cost = options.cost;
        record.within = options.within;
        try {
            record.answer = search(task, options, tellings);
        } catch (const std::invalid_argument& error) {  // an engine that cannot count this cost
            throw Refusal{error.what(), ExitCode::Usage};
        }
        return finish(task, std::move(record));
    } catch (const CheckpointError& error) {  // it names the file that it is about
        return refuse(task, error.what(), ExitCode::BadInput);
    } catch (const Refusal& refusal) {
        const std::string place =
            task.level ? printable(task.name) : to_string(Place{task.name, 1, 1});
        return refuse(task, place + ": " + refusal.message, refusal.code);
    }
} catch (const std::bad_alloc&) {
    return give_up(task, StopReason::Memory);
}

Options Session::options_for(const Task& task) const {
    Options options = arguments_.options(task.among_many ? arguments_.jobs : 1);
    options.cost = arguments_.cost_kind().value_or(natural_cost(task.instance->format));
    arguments_.take_from_checkpoint(options);
    arguments_.checkpoint.fill(options, *task.instance);
    options.stop = signals_.stop_token();
    if (const auto limit = arguments_.limit()) {
        options.deadline = task.begun.value_or(std::chrono::steady_clock::now()) + *limit;
    }
    try {
        check_rules(options.rules, options.cost);
        writer_.require_writable(*task.instance);
    } catch (const std::invalid_argument& error) {
        throw Refusal{error.what(), ExitCode::Usage};
    } catch (const CannotWrite& error) {
        throw Refusal{error.what(), ExitCode::BadInput};
    }
    if (question_ == Question::Decide) options.within = limit_for(task, options.cost);
    return options;
}

Cost Session::limit_for(const Task& task, CostKind cost) const {
    const auto limit = [&](std::uint32_t first, std::optional<std::uint32_t> second) {
        return Cost(first, is_lexicographic(cost) ? second.value_or(report::any_amount) : 0);
    };
    if (within_) return limit(within_->first, within_->second);
    const Instance& instance = *task.instance;
    const CostKind natural = natural_cost(instance.format);
    if (!instance.allowed) {
        const bool has_steps =
            instance.format == InstanceFormat::Asp || instance.format == InstanceFormat::Asp2013;
        throw Refusal{(has_steps ? "the instance has no step/1 facts; expected some, or "
                                 : "the instance has no limit of its own; expected ") +
                          std::string("--within K on the command line"),
                      ExitCode::BadInput};
    }
    if (report::first_of(cost) != natural) {
        throw Refusal{"the instance's own limit, " + to_string(Cost(*instance.allowed), natural) +
                          ", says nothing about " + std::string(to_string(report::first_of(cost))) +
                          "; expected --within K on the command line",
                      ExitCode::BadInput};
    }
    return limit(*instance.allowed, std::nullopt);
}

Answer Session::search(const Task& task, const Options& options, Tellings& tellings) {
    report::ProgressLine line(std::cerr, arguments_.progress_mode(), signals_.wants_progress(),
                              options.cost);
    report::BatchRun run(progress_, task.name, options.cost);
    Both progress(tellings, task.among_many ? static_cast<Listener&>(run) : line);
    if (arguments_.output_format() != OutputFormat::JsonLines) {
        return solve(*task.instance, options, progress);
    }
    report::JsonLines events(writer_.sink(task), *task.instance, task.name, task.level,
                             options.cost);
    events.start();
    Both both(progress, events);
    return solve(*task.instance, options, both);
}

ExitCode Session::finish(const Task& task, report::Record record) {
    under_way_.claim(task);
    const ReserveOpen reserve;
    if (const std::string fault = fault_of(record); !fault.empty()) {
        return refuse(
            task,
            "tabkeeper: internal error: the plan found for " + printable(task.name) + " " + fault,
            ExitCode::Internal);
    }
    record.peak_rss = report::peak_rss();
    try {
        writer_.write(task, record);
    } catch (const CannotWrite& error) {
        throw Refusal{"the plan of " + to_string(*record.answer.upper_bound, *record.cost) +
                          " cannot be written: " + error.what(),
                      ExitCode::BadInput};
    }
    ExitCode code = exit_code_of(record.answer);
    try {
        if (viewer_ != nullptr) viewer_->show(task, record);
    } catch (const NotWritten& why) {  // the answer itself stands
        tell(why.what());
        code = ExitCode::BadInput;
    }
    const std::lock_guard lock(mutex_);
    tally_.add(record);
    return code;
}

/// Ends a run from outside with what it told until then: mostly nothing but that a plan costs
/// nothing at least.
ExitCode Session::give_up(const Task& task, StopReason reason, const Known& known) {
    const ReserveOpen reserve;
    report::Record record;
    record.name = task.name;
    record.level = task.level;
    record.cost = arguments_.cost_kind();
    if (task.instance) {
        record.instance = &*task.instance;
        if (!record.cost) record.cost = natural_cost(task.instance->format);
    }
    record.answer.stop_reason = reason;
    record.answer.lower_bound = known.lower_bound;
    record.answer.upper_bound = known.upper_bound;
    record.answer.plan = known.plan;
    return finish(task, std::move(record));
}

/// For all runs under way: one of them is past going on. Where none is, because all of them have
/// been answered, the thread that is past going on was one that nobody waits for any more.
std::optional<ExitCode> Session::end_at_once() {
    constexpr std::chrono::milliseconds turn(1);
    constexpr int most_turns = 1'000;
    if (!under_way_.take_over(is_session_thread)) return std::nullopt;
    for (int turns = 0; turns < most_turns && under_way_.are_others_writing(); ++turns) {
        std::this_thread::sleep_for(turn);
    }
    const ReserveOpen reserve;
    ExitCode worst = worse_of(worst_, ExitCode::FullWithPlan);
    under_way_.for_each_taken([&](const Task& task, const Tellings& tellings) {
        worst = worse_of(worst, give_up(task, StopReason::Memory, tellings.known()));
        output_.end(task.index);
    });
    if (tally_.ended() > 0) writer_.finish(tally_, {});
    return worst;
}

ExitCode Session::refuse(const Task& task, const std::string& message, ExitCode code) {
    under_way_.claim(task);
    const ReserveOpen reserve;
    tell(message);
    writer_.write_error(task, message);
    const std::lock_guard lock(mutex_);
    tally_.add_bad();
    return code;
}

void Session::tell(const std::string& message) {
    progress_.clear();
    std::cerr << message + "\n";
}

}  // namespace tabkeeper::cli
