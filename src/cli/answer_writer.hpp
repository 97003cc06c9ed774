#pragma once

// How the answers of a session look on standard output, in each of the formats.
//
// Any thread may write; what it writes comes out in the order of the tasks.

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "cli/ordered_output.hpp"
#include "cli/run_arguments.hpp"
#include "cli/tasks.hpp"
#include "report/batch.hpp"
#include "report/json.hpp"
#include "report/json_lines.hpp"
#include "report/record.hpp"

namespace tabkeeper::cli {

class AnswerWriter {
public:
    using Tell = std::function<void(const std::string&)>;

    /// `tell` takes what belongs on standard error.
    AnswerWriter(const RunArguments& arguments, OrderedOutput& output, Tell tell);

    /// Throws CannotWrite where no plan for the instance could be written. Asked before a search
    /// that may take hours.
    void require_writable(const Instance& instance) const;

    /// Where the events of a task go.
    report::JsonLines::Sink sink(const Task& task);

    /// Throws CannotWrite and writes nothing where the format cannot hold the plan.
    void write(const Task& task, const report::Record& record);

    /// A task that has no answer.
    void write_error(const Task& task, const std::string& message);

    /// What comes after the last answer.
    void finish(const report::Tally& tally, std::chrono::duration<double> elapsed);

private:
    PlanFormat plan_format_for(const Instance& instance) const;
    std::string text_block(const Task& task, const report::Record& record) const;
    std::string plan_block(const Task& task, const report::Record& record) const;
    void keep(const Task& task, std::string json);

    const RunArguments& arguments_;
    const OutputFormat format_;
    OrderedOutput& output_;
    Tell tell_;
    std::mutex mutex_;
    std::vector<std::string> results_;  // JSON
};

}  // namespace tabkeeper::cli
