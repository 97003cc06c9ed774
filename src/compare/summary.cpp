// Geometric means, because a ratio and its inverse must weigh the same.

#include "compare/summary.hpp"

#include <algorithm>
#include <cmath>

namespace tabkeeper::compare {

namespace {

class Mean {
public:
    void add(double one, double other) {
        sum_ += std::log(other / one);
        ++count_;
    }
    std::optional<double> value() const {
        if (count_ == 0) return std::nullopt;
        return std::exp(sum_ / static_cast<double>(count_));
    }

private:
    double sum_ = 0;
    std::size_t count_ = 0;
};

/// The clock's own grain, below which CPU times say nothing.
double at_least_grain(Seconds time) { return std::max(time.count(), 0.001); }

Ratios ratios_of(const Comparison& comparison, std::size_t system, Seconds least) {
    Ratios ratios;
    Mean wall;
    Mean cpu;
    Mean memory;
    Mean entries;
    for (const Row& row : comparison.rows) {
        const Run& ours = row.runs.front();
        const Run& other = row.runs[system];
        if (!ours.answered() || !other.answered() || other.wall < least) continue;
        ++ratios.instances;
        wall.add(at_least_grain(ours.wall), at_least_grain(other.wall));
        cpu.add(at_least_grain(ours.cpu), at_least_grain(other.cpu));
        if (ours.peak_rss.count > 0 && other.peak_rss.count > 0) {
            memory.add(static_cast<double>(ours.peak_rss.count),
                       static_cast<double>(other.peak_rss.count));
        }
        if (ours.entries.value_or(0) > 0 && other.entries.value_or(0) > 0) {
            entries.add(static_cast<double>(*ours.entries), static_cast<double>(*other.entries));
        }
    }
    ratios.wall = wall.value();
    ratios.cpu = cpu.value();
    ratios.memory = memory.value();
    ratios.entries = entries.value();
    return ratios;
}

bool is_fastest(const Row& row, std::size_t system) {
    const Run& run = row.runs[system];
    return run.answered() && std::all_of(row.runs.begin(), row.runs.end(), [&](const Run& other) {
               return !other.answered() || run.wall <= other.wall;
           });
}

}  // namespace

std::vector<SystemSummary> summarise(const Comparison& comparison) {
    std::vector<SystemSummary> summaries(comparison.systems.size());
    for (std::size_t system = 0; system < summaries.size(); ++system) {
        SystemSummary& summary = summaries[system];
        for (const Row& row : comparison.rows) {
            if (row.runs[system].answered()) ++summary.answered;
            if (is_fastest(row, system)) ++summary.fastest;
        }
        if (system == 0) continue;
        summary.common = ratios_of(comparison, system, Seconds(0));
        summary.common_long = ratios_of(comparison, system, Seconds(1));
    }
    return summaries;
}

}  // namespace tabkeeper::compare
