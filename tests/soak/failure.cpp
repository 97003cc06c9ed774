#include "soak/failure.hpp"

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "soak/trial.hpp"
#include "support/shrink.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::soak {

namespace {

using Clock = std::chrono::steady_clock;

// Facts of the first kind that can hold the instance: one means cover, the other store.
constexpr std::array fact_formats{InstanceFormat::Asp, InstanceFormat::Asp2013};

std::string facts_of(const Instance& instance) {
    for (const InstanceFormat format : fact_formats) {
        try {
            std::ostringstream text;
            write_instance(text, instance, format);
            return text.str();
        } catch (const CannotWrite&) {
            continue;
        }
    }
    return {};
}

/// What the file will hold: the same board, with locations in another order. Some failures depend
/// on the order, so it is this one that has to fail.
Instance as_read(const Instance& instance) {
    std::istringstream text(facts_of(instance));
    return text.str().empty() ? instance : read_instance(text, "facts");
}

std::string as_comment(const std::string& text) {
    std::string comment = "% ";
    for (const char letter : text) {
        comment += letter;
        if (letter == '\n') comment += "% ";
    }
    return comment + "\n";
}

}  // namespace

Failure save_failure(std::uint64_t seed, const Instance& original, const Comparison& comparison,
                     const std::string& first_complaint, const std::filesystem::path& folder,
                     const Effort& effort) {
    Failure failure;
    failure.seed = seed;
    failure.of_locations = original.size();
    failure.complaint = first_complaint;

    const auto deadline = Clock::now() + effort.in_all;
    const auto fails = [&](const Instance& candidate) {
        if (effort.stopping() || Clock::now() >= deadline) return false;
        const Finding finding = try_apart(comparison, as_read(candidate), effort.a_trial);
        if (finding.result != Result::Wrong) return false;
        failure.complaint = finding.complaint;
        return true;
    };
    failure.repeats = fails(original);
    const Instance smallest = failure.repeats ? testing::shrink(original, fails) : original;
    failure.locations = smallest.size();

    const std::string facts = facts_of(smallest);
    failure.file = folder / ("failure-" + std::to_string(seed) + ".asp");
    Case subject(smallest);
    failure.command = comparison.command(subject, failure.file.string());
    std::ofstream out(failure.file);
    out << as_comment(failure.complaint) << as_comment(failure.command)
        << as_comment("the whole instance: the same soak with --seed " + std::to_string(seed) +
                      " --instances 1")
        << (facts.empty() ? as_comment("no facts can hold it") : facts);
    out.close();
    if (!out) throw std::runtime_error(failure.file.string() + " cannot be written");
    return failure;
}

}  // namespace tabkeeper::soak
