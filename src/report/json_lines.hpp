#pragma once

// Events as JSON, one line each, flushed one by one: for programs that watch a run.

#include <ostream>
#include <string>

#include "report/json.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

class JsonLines final : public Listener {
public:
    JsonLines(std::ostream& out, const Instance& instance, std::string name, CostKind cost);

    void on_bound(Cost lower_bound) override;
    void on_plan(const Plan& plan, Cost cost) override;
    void on_progress(const Progress& progress) override;

    /// The line that starts and the line that ends a run.
    void start();
    void finish(const Record& record);

    static void write_line(std::ostream& out, const char* type, const Json& fields);

private:
    std::ostream& out_;
    const Instance& instance_;
    std::string name_;
    CostKind cost_;
};

}  // namespace tabkeeper::report
