#pragma once

// Runs the search over the instances of one command, one or several at a time.
//
// Workers share the list of tasks, the tally and the worst exit code, all under one mutex, which no
// one holds while a search goes on.

#include <exception>
#include <mutex>
#include <optional>
#include <string>

#include "cli/answer_writer.hpp"
#include "cli/broken_pipe.hpp"
#include "cli/exit_code.hpp"
#include "cli/last_words.hpp"
#include "cli/ordered_output.hpp"
#include "cli/quantities.hpp"
#include "cli/run_arguments.hpp"
#include "cli/runs_under_way.hpp"
#include "cli/signals.hpp"
#include "cli/tasks.hpp"
#include "report/batch_progress.hpp"
#include "report/record.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::cli {

enum class Question { Solve, Decide };

/// Is shown the answer to the one instance of a session.
class Viewer {
public:
    virtual ~Viewer() = default;
    /// Before anything is searched. Throws what is to end the session.
    virtual void expect(const Task& task) = 0;
    /// Throws NotWritten.
    virtual void show(const Task& task, const report::Record& record) = 0;
};

class Session {
public:
    /// `within` is for decide; nothing: each instance's own limit.
    Session(const RunArguments& arguments, Question question, std::optional<CostLimit> within,
            Viewer* viewer = nullptr);

    ExitCode run();

private:
    std::optional<Task> next_task();
    void work();
    ExitCode answer(const Task& task, Tellings& tellings);
    Options options_for(const Task& task) const;
    Cost limit_for(const Task& task, CostKind cost) const;
    Answer search(const Task& task, const Options& options, Tellings& tellings);
    ExitCode finish(const Task& task, report::Record record);
    ExitCode give_up(const Task& task, StopReason reason, const Known& known = {});
    std::optional<ExitCode> end_at_once();
    ExitCode refuse(const Task& task, const std::string& message, ExitCode code);
    void tell(const std::string& message);

    const RunArguments& arguments_;
    const Question question_;
    const std::optional<CostLimit> within_;
    Viewer* const viewer_;
    const PipeSignalHeld pipe_signal_held_;
    Signals signals_;
    report::BatchProgress progress_;
    OrderedOutput output_;
    AnswerWriter writer_;

    std::mutex mutex_;
    Tasks tasks_;
    report::Tally tally_;
    ExitCode worst_ = ExitCode::Done;
    std::exception_ptr failure_;

    RunsUnderWay under_way_;
    const LastWords last_words_{[this] { return end_at_once(); }};
};

}  // namespace tabkeeper::cli
