// The cards and the plots of a comparison. Every point is an element with its numbers in data-
// attributes, as the tables have them, and a title for whoever points at it.

#include <algorithm>
#include <cmath>

#include "compare/page.hpp"
#include "compare/plot.hpp"
#include "compare/summary.hpp"

namespace tabkeeper::compare {

namespace {

constexpr double width = 460;
constexpr double height = 340;
constexpr double left = 58;
constexpr double right = width - 16;
constexpr double top = 16;
constexpr double bottom = height - 46;
/// Shorter than any process takes; it keeps the axes from going on for ever.
constexpr double least_seconds = 0.0005;

double plotted(Seconds time) { return std::max(time.count(), least_seconds); }

std::string attribute(const char* name, const std::string& value) {
    return std::string(" ") + name + "=\"" + escaped(value) + "\"";
}

std::string line(double x1, double y1, double x2, double y2, const char* kind) {
    return "<line class=\"" + std::string(kind) + "\" x1=\"" + coordinate(x1) + "\" y1=\"" +
           coordinate(y1) + "\" x2=\"" + coordinate(x2) + "\" y2=\"" + coordinate(y2) + "\"/>";
}

std::string label(double x, double y, const std::string& text, const std::string& more = "") {
    return "<text x=\"" + coordinate(x) + "\" y=\"" + coordinate(y) + "\"" + more + ">" +
           escaped(text) + "</text>";
}

std::string frame(const std::string& id, const std::string& title, const std::string& inside) {
    return "<figure><figcaption>" + escaped(title) + "</figcaption>\n<svg id=\"" + escaped(id) +
           "\" role=\"img\" aria-label=\"" + escaped(title) + "\" viewBox=\"0 0 " +
           coordinate(width) + " " + coordinate(height) + "\">\n" + inside + "</svg></figure>\n";
}

std::string axis_titles(const std::string& across, const std::string& upwards) {
    return label((left + right) / 2, height - 8, across, " class=\"axis\" text-anchor=\"middle\"") +
           label(-(top + bottom) / 2, 14, upwards,
                 " class=\"axis\" text-anchor=\"middle\" transform=\"rotate(-90)\"") +
           "\n";
}

std::string ticks_across(const LogScale& scale) {
    std::string svg;
    for (const double tick : scale.ticks()) {
        const double x = scale.pixel(tick);
        svg += line(x, top, x, bottom, "grid") +
               label(x, bottom + 16, tick_text(tick), " text-anchor=\"middle\"") + "\n";
    }
    return svg;
}

std::string ticks_upwards(const LogScale& scale) {
    std::string svg;
    for (const double tick : scale.ticks()) {
        const double y = scale.pixel(tick);
        svg += line(left, y, right, y, "grid") +
               label(left - 6, y + 4, tick_text(tick), " text-anchor=\"end\"") + "\n";
    }
    return svg;
}

/// How many instances each system answers within a time.
std::string cactus(const Comparison& comparison) {
    std::vector<double> all;
    for (const Row& row : comparison.rows) {
        for (const Run& run : row.runs) {
            if (run.answered()) all.push_back(plotted(run.wall));
        }
    }
    const LogScale time(all, left, right);
    const double most = std::max<double>(1, static_cast<double>(comparison.rows.size()));
    const auto count_pixel = [&](double count) { return bottom - count / most * (bottom - top); };
    std::string svg = ticks_across(time);
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const double count = std::floor(part * most);
        svg += line(left, count_pixel(count), right, count_pixel(count), "grid") +
               label(left - 6, count_pixel(count) + 4, tick_text(std::max(count, 1.0)),
                     std::string(" text-anchor=\"end\"") +
                         (count < 1 ? " visibility=\"hidden\"" : "")) +
               "\n";
    }
    svg += axis_titles("wall clock, seconds", "instances answered");
    for (std::size_t system = 0; system < comparison.systems.size(); ++system) {
        std::vector<std::pair<double, const Row*>> times;
        for (const Row& row : comparison.rows) {
            if (row.runs[system].answered())
                times.emplace_back(plotted(row.runs[system].wall), &row);
        }
        std::sort(times.begin(), times.end());
        const std::string series = "series-" + std::to_string(system % 4 + 1);
        std::string path;
        std::string points;
        double count = 0;
        for (const auto& [seconds, row] : times) {
            const std::string x = coordinate(time.pixel(seconds));
            const std::string y = coordinate(count_pixel(++count));
            path += (path.empty() ? "M" : "L") + x + " " + y;
            points += "<circle class=\"" + series + "\" r=\"2.5\" cx=\"" + x + "\" cy=\"" + y +
                      "\"" + attribute("data-system", comparison.systems[system].name) +
                      attribute("data-instance", row->instance) +
                      attribute("data-seconds", seconds_cell(row->runs[system].wall.count())) +
                      attribute("data-count", tick_text(count)) + "><title>" +
                      escaped(comparison.systems[system].name + ": " + tick_text(count) +
                              " within " + seconds_cell(seconds) + " s") +
                      "</title></circle>\n";
        }
        if (!path.empty()) svg += "<path class=\"" + series + "\" d=\"" + path + "\"/>\n" + points;
    }
    return frame("cactus", "Answered within a time", svg);
}

/// Ours against a peer: above the diagonal the peer is slower. Who failed is at the end of the
/// axis.
std::string scatter(const Comparison& comparison, std::size_t peer) {
    const std::string& ours_name = comparison.systems.front().name;
    const std::string& peer_name = comparison.systems[peer].name;
    std::vector<double> all;
    for (const Row& row : comparison.rows) {
        for (const std::size_t system : {std::size_t{0}, peer}) {
            if (row.runs[system].has_run()) all.push_back(plotted(row.runs[system].wall));
        }
    }
    const LogScale across(all, left, right);
    const LogScale upwards(all, bottom, top);
    const double low = across.ticks().front();
    const double high = across.ticks().back();
    std::string svg = ticks_across(across) + ticks_upwards(upwards);
    svg += axis_titles(ours_name + ", seconds", peer_name + ", seconds");
    svg += line(across.pixel(low), upwards.pixel(low), across.pixel(high), upwards.pixel(high),
                "diagonal") +
           "\n";
    for (const Row& row : comparison.rows) {
        const Run& ours = row.runs.front();
        const Run& other = row.runs[peer];
        if (!ours.has_run() || !other.has_run()) continue;
        const double x = across.pixel(ours.answered() ? plotted(ours.wall) : high);
        const double y = upwards.pixel(other.answered() ? plotted(other.wall) : high);
        const bool both = ours.answered() && other.answered();
        const auto figure = [](const Run& run) {
            return run.answered() ? seconds_cell(run.wall.count()) : Cell(to_string(run.outcome));
        };
        svg += "<circle class=\"point " + std::string(both ? "both" : "failed") +
               "\" r=\"4\" cx=\"" + coordinate(x) + "\" cy=\"" + coordinate(y) + "\"" +
               attribute("data-instance", row.instance) + attribute("data-ours", figure(ours)) +
               attribute("data-peer", figure(other)) + "><title>" +
               escaped(row.instance + ": " + ours_name + " " + figure(ours) + ", " + peer_name +
                       " " + figure(other)) +
               "</title></circle>\n";
    }
    return frame("scatter-" + peer_name, ours_name + " against " + peer_name, svg);
}

std::string card(const std::string& figure, const std::string& words, const std::string& series) {
    return "<div class=\"card " + series + "\"><strong>" + escaped(figure) + "</strong><span>" +
           escaped(words) + "</span></div>\n";
}

std::string cards(const Comparison& comparison) {
    std::string html = "<section class=\"cards\" aria-label=\"Summary\">\n";
    const auto summaries = summarise(comparison);
    for (std::size_t index = 0; index < summaries.size(); ++index) {
        const std::string& name = comparison.systems[index].name;
        const std::string series = "series-" + std::to_string(index % 4 + 1);
        html += card(std::to_string(summaries[index].answered) + " of " +
                         std::to_string(comparison.rows.size()),
                     name + " answered", series);
    }
    for (std::size_t index = 1; index < summaries.size(); ++index) {
        const Ratios& ratios = summaries[index].common;
        const std::string& name = comparison.systems[index].name;
        const std::string series = "series-" + std::to_string(index % 4 + 1);
        const std::string against = " of " + name + ", against " + comparison.systems.front().name +
                                    " (" + std::to_string(ratios.instances) + " instances)";
        if (ratios.wall) {
            html += card(ratio_cell(ratios.wall) + " x", "time" + against, series);
        }
        if (ratios.memory) {
            html += card(ratio_cell(ratios.memory) + " x", "memory" + against, series);
        }
        if (ratios.entries) {
            html += card(ratio_cell(ratios.entries) + " x", "table entries" + against, series);
        }
    }
    return html + "</section>\n";
}

std::string legend(const Comparison& comparison) {
    std::string html = "<p class=\"legend\">";
    for (std::size_t system = 0; system < comparison.systems.size(); ++system) {
        html += "<span class=\"key series-" + std::to_string(system % 4 + 1) + "\">" +
                escaped(comparison.systems[system].name) + "</span> ";
    }
    return html +
           "Geometric means over instances that both answered. In a scatter, "
           "points "
           "above the diagonal are instances where the peer takes longer; hollow points "
           "failed.</p>\n";
}

}  // namespace

std::string figures_of(const Comparison& comparison) {
    std::string html = cards(comparison) + legend(comparison) + "<section class=\"plots\">\n";
    html += cactus(comparison);
    for (std::size_t system = 1; system < comparison.systems.size(); ++system) {
        html += scatter(comparison, system);
    }
    return html + "</section>\n";
}

}  // namespace tabkeeper::compare
