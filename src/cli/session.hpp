#pragma once

// Runs the search over the inputs of one command and writes each answer.

#include <optional>
#include <string>
#include <vector>

#include "cli/exit_code.hpp"
#include "cli/run_arguments.hpp"
#include "cli/signals.hpp"
#include "report/json.hpp"
#include "report/record.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::cli {

enum class Question { Solve, Decide };

class Session {
public:
    Session(const RunArguments& arguments, Question question, std::optional<Cost> within);

    ExitCode run();

private:
    ExitCode run_one(const std::string& file);
    ExitCode answer(const std::string& file, const Instance& instance, Options options);
    ExitCode refuse(const std::string& file, const std::string& message);
    ExitCode stop_while_reading(const std::string& file);
    void write(const report::Record& record);

    const RunArguments& arguments_;
    const Question question_;
    const std::optional<Cost> within_;
    const OutputFormat format_;
    Signals signals_;
    report::Json results_ = report::Json::array();
    bool first_ = true;
};

}  // namespace tabkeeper::cli
