// A plan notation carries its status in a comment where it has comments. LURD has none, so there
// standard output holds a line for each way and nothing else, and the rest is said on standard
// error.

#include "cli/answer_writer.hpp"

#include <iostream>
#include <sstream>
#include <utility>

#include "report/text.hpp"
#include "report/units.hpp"

namespace tabkeeper::cli {

namespace {

/// What starts a comment; nothing where the notation has none.
std::string comment_of(PlanFormat format) {
    switch (format) {
        // After a single `;` readers would take the remark for the title of the next board.
        case PlanFormat::Sok: return ":: ";
        case PlanFormat::Ipc: return "; ";
        case PlanFormat::Lurd: return {};
        default: return "% ";
    }
}

/// The status, and what is proven where that is not all.
std::vector<std::string> remarks_on(const report::Record& record) {
    std::vector<std::string> remarks{std::string(to_string(record.answer.status))};
    if (record.answer.status == Status::Unknown) {
        remarks.push_back("Bound     : " + report::bound_text(record));
        remarks.push_back("Stopped   : by " + std::string(to_string(record.answer.stop_reason)));
    }
    return remarks;
}

}  // namespace

AnswerWriter::AnswerWriter(const RunArguments& arguments, OrderedOutput& output, Tell tell)
    : arguments_(arguments),
      format_(arguments.output_format()),
      output_(output),
      tell_(std::move(tell)) {}

PlanFormat AnswerWriter::plan_format_for(const Instance& instance) const {
    const auto chosen = arguments_.plan_format();
    return chosen ? *chosen : plan_format_of(instance.format);
}

void AnswerWriter::require_writable(const Instance& instance) const {
    if (format_ != OutputFormat::Plan) return;
    std::ostringstream unread;
    write_plan(unread, instance, {}, {}, plan_format_for(instance));
}

report::JsonLines::Sink AnswerWriter::sink(const Task& task) {
    return [this, turn = task.index](const std::string& line) { output_.write(turn, line); };
}

void AnswerWriter::write(const Task& task, const report::Record& record) {
    switch (format_) {
        case OutputFormat::Text: output_.write(task.index, text_block(task, record)); break;
        case OutputFormat::Plan: output_.write(task.index, plan_block(task, record)); break;
        case OutputFormat::Json: keep(task, report::to_json(record)); break;
        case OutputFormat::JsonLines:
            output_.write(task.index, report::JsonLines::status_of(record));
            break;
        case OutputFormat::None: break;
    }
}

void AnswerWriter::write_error(const Task& task, const std::string& message) {
    const report::Json error = report::error_to_json(task.name, task.level, message);
    if (format_ == OutputFormat::Json) keep(task, report::dump(error, 2));
    if (format_ == OutputFormat::JsonLines) {
        output_.write(task.index, report::JsonLines::line_of("status", error));
    }
    // A line for each instance, so that they can be told apart by counting. Only boards are LURD's
    // own and come in levels.
    const bool in_letters =
        arguments_.format == "lurd" || (arguments_.format == "native" && task.level);
    if (format_ == OutputFormat::Plan && task.among_many && in_letters) {
        output_.write(task.index, "\n");
    }
    if (format_ == OutputFormat::Text && task.among_many && !arguments_.verbose) {
        std::ostringstream text;
        text.exceptions(std::ios::badbit);  // no memory is no end of the text
        if (task.index == 0) report::write_row_header(text);
        report::write_bad_row(text, task.name);
        output_.write(task.index, text.str());
    }
}

std::string AnswerWriter::text_block(const Task& task, const report::Record& record) const {
    std::ostringstream text;
    text.exceptions(std::ios::badbit);  // no memory is no end of the text
    if (!task.among_many) {
        report::write_text(text, record);
    } else if (arguments_.verbose) {
        report::write_text(text, record);
        text << '\n';
    } else {
        if (task.index == 0) report::write_row_header(text);
        report::write_row(text, record);
    }
    return text.str();
}

std::string AnswerWriter::plan_block(const Task& task, const report::Record& record) const {
    // Without an instance there is no plan, and any notation's comment will do.
    const PlanFormat format = record.instance != nullptr
                                  ? plan_format_for(*record.instance)
                                  : arguments_.plan_format().value_or(PlanFormat::Asp);
    const std::string comment = comment_of(format);
    std::ostringstream text;
    text.exceptions(std::ios::badbit);  // no memory is no end of the text
    if (task.among_many && !comment.empty()) text << comment << printable(record.name) << '\n';
    if (record.answer.plan) {
        write_plan(text, *record.instance, *record.answer.plan, *record.metrics, format);
    }
    if (!comment.empty()) {
        for (const std::string& remark : remarks_on(record)) text << comment << remark << '\n';
    } else if (!record.answer.plan) {
        // A line for each instance, so that they can be told apart by counting.
        if (task.among_many) text << '\n';
        for (const std::string& remark : remarks_on(record)) {
            tell_(printable(record.name) + ": " + remark);
        }
    }
    return text.str();
}

void AnswerWriter::keep(const Task& task, std::string json) {
    const std::lock_guard lock(mutex_);
    if (results_.size() <= task.index) results_.resize(task.index + 1, "null");
    results_[task.index] = std::move(json);
}

void AnswerWriter::finish(const report::Tally& tally, std::chrono::duration<double> elapsed) {
    const bool many = tally.ended() > 1;
    if (format_ == OutputFormat::Json) {
        std::cout << (many ? report::array_of(results_) : results_.at(0)) << '\n';
    }
    if (format_ == OutputFormat::Text && many) {
        if (!arguments_.verbose) std::cout << '\n';
        tally.write(std::cout, elapsed, report::peak_rss());
    }
    std::cout.flush();
}

}  // namespace tabkeeper::cli
