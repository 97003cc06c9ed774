#pragma once

// Events as JSON, one line each, flushed one by one: for programs that watch a run.

#include <functional>
#include <optional>
#include <string>

#include "report/json.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

class JsonLines final : public Listener {
public:
    /// Takes one line, newline included.
    using Sink = std::function<void(const std::string&)>;

    JsonLines(Sink sink, const Instance& instance, std::string name,
              std::optional<std::size_t> level, CostKind cost);

    void on_bound(Cost lower_bound) override;
    void on_plan(const Plan& plan, Cost cost) override;
    void on_progress(const Progress& progress) override;

    /// The line that starts and the line that ends a run.
    void start();
    static std::string status_of(const Record& record);

    static std::string line_of(const char* type, const Json& fields);

private:
    using Members = std::function<void(JsonText&)>;

    static std::string line_with(const char* type, const Members& members);

    Sink sink_;
    const Instance& instance_;
    std::string name_;
    std::optional<std::size_t> level_;
    CostKind cost_;
};

}  // namespace tabkeeper::report
