// The comparison as tables for the exports, and in fewer columns for the terminal.

#include "compare/comparison_document.hpp"

#include <iomanip>
#include <sstream>

#include "compare/summary.hpp"
#include "report/units.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::compare {

namespace {

constexpr int time_width = 12;
constexpr int memory_width = 13;

std::string lines_text(const Run* run) {
    if (run == nullptr) return {};
    return run->outcome == Outcome::NoPlan ? "none" : std::to_string(*run->lines);
}

std::string published_text(const Row& row) {
    std::string text;
    for (const PublishedFigure& figure : row.published) {
        text += (text.empty() ? "" : "; ") + figure.system + " " + figure.figure;
    }
    return text;
}

/// Whether the system says of any instance how many entries its table has.
bool tells_entries(const Comparison& comparison, std::size_t system) {
    for (const Row& row : comparison.rows) {
        if (row.runs[system].entries) return true;
    }
    return false;
}

Sheet rows_of(const Comparison& comparison) {
    Sheet sheet;
    sheet.key = "rows";
    sheet.title = "Instances";
    sheet.columns = {{"instance", "Instance"},
                     {"locations", "Locations", Kind::Number},
                     {"boxes", "Boxes", Kind::Number},
                     {"lines", "Lines"},
                     {"verdict", "Verdict"}};
    for (std::size_t index = 0; index < comparison.systems.size(); ++index) {
        const std::string& name = comparison.systems[index].name;
        sheet.columns.push_back({name + "_outcome", name});
        sheet.columns.push_back({name + "_lines", name + " lines", Kind::Number});
        sheet.columns.push_back({name + "_seconds", name + " s", Kind::Number});
        sheet.columns.push_back({name + "_cpu_seconds", name + " CPU s", Kind::Number});
        sheet.columns.push_back({name + "_peak_rss_mib", name + " MiB", Kind::Number});
        if (tells_entries(comparison, index)) {
            sheet.columns.push_back({name + "_entries", name + " entries", Kind::Number});
        }
    }
    sheet.columns.push_back({"published", "Published, s"});
    sheet.columns.push_back({"remarks", "Remarks"});
    for (const Row& row : comparison.rows) {
        std::vector<Cell> cells{row.instance, std::to_string(row.locations),
                                std::to_string(row.boxes), lines_text(row.answer()),
                                row.verdict(comparison.systems)};
        for (std::size_t index = 0; index < row.runs.size(); ++index) {
            const Run& run = row.runs[index];
            const bool ran = run.has_run();
            cells.emplace_back(to_string(run.outcome));
            cells.push_back(run.lines ? std::to_string(*run.lines) : Cell());
            cells.push_back(ran ? seconds_cell(run.wall.count()) : Cell());
            cells.push_back(ran ? seconds_cell(run.cpu.count()) : Cell());
            cells.push_back(ran ? mebibytes_cell(run.peak_rss) : Cell());
            if (tells_entries(comparison, index)) {
                cells.push_back(run.entries ? std::to_string(*run.entries) : Cell());
            }
        }
        cells.push_back(published_text(row));
        cells.push_back(row.remarks(comparison.systems));
        sheet.rows.push_back(std::move(cells));
    }
    return sheet;
}

Sheet summary_of(const Comparison& comparison) {
    Sheet sheet;
    sheet.key = "summary";
    sheet.title = "Summary";
    sheet.columns = {{"system", "System"},
                     {"version", "Version"},
                     {"answered", "Answered", Kind::Number},
                     {"instances", "of", Kind::Number},
                     {"fastest", "Fastest", Kind::Number},
                     {"start_seconds", "Start alone, s", Kind::Number},
                     {"common", "Both answered", Kind::Number},
                     {"wall_ratio", "Time ratio", Kind::Number},
                     {"cpu_ratio", "CPU ratio", Kind::Number},
                     {"memory_ratio", "Memory ratio", Kind::Number},
                     {"entries_ratio", "Entries ratio", Kind::Number},
                     {"common_long", "Both, 1 s or more", Kind::Number},
                     {"wall_ratio_long", "Time ratio there", Kind::Number},
                     {"cpu_ratio_long", "CPU ratio there", Kind::Number}};
    const auto summaries = summarise(comparison);
    for (std::size_t index = 0; index < summaries.size(); ++index) {
        const SystemSummary& summary = summaries[index];
        const SystemInfo& system = comparison.systems[index];
        const auto count = [&](std::size_t number) {
            return index == 0 ? Cell() : std::to_string(number);
        };
        sheet.rows.push_back(
            {system.name, system.version, std::to_string(summary.answered),
             std::to_string(comparison.rows.size()), std::to_string(summary.fastest),
             system.start ? seconds_cell(system.start->count()) : Cell(),
             count(summary.common.instances), ratio_cell(summary.common.wall),
             ratio_cell(summary.common.cpu), ratio_cell(summary.common.memory),
             ratio_cell(summary.common.entries), count(summary.common_long.instances),
             ratio_cell(summary.common_long.wall), ratio_cell(summary.common_long.cpu)});
    }
    return sheet;
}

std::string or_dash(std::optional<double> ratio) {
    return ratio ? ratio_cell(ratio) : std::string("-");
}

}  // namespace

Document document_of(const Comparison& comparison) {
    return {"comparison", "tabkeeper beside its peers", comparison.facts, summary_of(comparison),
            rows_of(comparison)};
}

std::string text_header(const std::vector<SystemInfo>& systems) {
    std::ostringstream out;
    const auto group = [&](const char* title, int width) {
        out << std::right << std::setw(width * static_cast<int>(systems.size())) << title;
    };
    out << std::setw(6) << "";
    group("Wall clock", time_width);
    group("Peak RSS", memory_width);
    out << '\n' << std::setw(6) << "Lines";
    for (const SystemInfo& system : systems) out << std::setw(time_width) << system.name;
    for (const SystemInfo& system : systems) {
        out << std::setw(memory_width) << system.name.substr(0, memory_width - 1);
    }
    out << "  " << std::left << std::setw(24) << "Verdict"
        << "  Instance\n";
    return out.str();
}

std::string text_row(const Row& row, const std::vector<SystemInfo>& systems) {
    std::ostringstream out;
    const std::string lines = lines_text(row.answer());
    out << std::right << std::setw(6) << (lines.empty() ? "-" : lines);
    for (const Run& run : row.runs) {
        out << std::setw(time_width)
            << (run.answered() ? report::text_of(run.wall) : std::string(to_string(run.outcome)));
    }
    for (const Run& run : row.runs) {
        out << std::setw(memory_width) << (run.has_run() ? report::text_of(run.peak_rss) : "-");
    }
    out << "  " << std::left << std::setw(24) << row.verdict(systems) << "  "
        << printable(row.instance);
    if (!row.published.empty()) out << "  (published: " << published_text(row) << ")";
    out << '\n';
    for (const std::string& message : row.disagreements(systems)) {
        out << "       DISAGREE: " << message << '\n';
    }
    return out.str();
}

std::string text_summary(const Comparison& comparison) {
    std::ostringstream out;
    const auto summaries = summarise(comparison);
    const std::string& first = comparison.systems.front().name;
    for (std::size_t index = 0; index < summaries.size(); ++index) {
        const SystemSummary& summary = summaries[index];
        const SystemInfo& system = comparison.systems[index];
        out << std::left << std::setw(12) << system.name << ": " << summary.answered << " of "
            << comparison.rows.size() << " answered";
        if (system.start) out << ", " << report::text_of(*system.start) << " to start alone";
        out << '\n';
        if (index == 0) continue;
        const auto ratios = [&](const Ratios& these, const char* where) {
            if (these.instances == 0) return;
            out << "              takes " << or_dash(these.wall) << " times the time, "
                << or_dash(these.cpu) << " times the CPU time and " << or_dash(these.memory)
                << " times the memory of " << first;
            if (these.entries)
                out << ", with " << ratio_cell(these.entries) << " times the entries";
            out << " (" << these.instances << where << ")\n";
        };
        ratios(summary.common, " both answered");
        ratios(summary.common_long, " of them where it takes 1 s or more");
    }
    return out.str();
}

}  // namespace tabkeeper::compare
