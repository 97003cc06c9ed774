// Ourselves, in a process of our own like everyone else. The table gets what the memory limit
// leaves for it: docs/memory.md names the constant that comes on top.

#include <utility>

#include "compare/plans.hpp"
#include "compare/system.hpp"
#include "report/json.hpp"

namespace tabkeeper::compare {

namespace {

// What the address space holds beside the table: the constant of docs/memory.md, libraries, and for
// each thread its stack and what malloc reserves.
constexpr std::uint64_t beside_table = 160ULL << 20U;
constexpr std::uint64_t for_each_thread = 80ULL << 20U;
constexpr std::uint64_t least_table = 1ULL << 20U;

constexpr int exit_optimum = 30;
constexpr int exit_no_plan = 20;
constexpr int exit_time = 1;
constexpr int exit_memory = 33;

class Tabkeeper final : public System {
public:
    explicit Tabkeeper(OurSettings settings) : settings_(std::move(settings)) {}

    std::string name() const override { return settings_.name; }
    bool is_ours() const override { return true; }
    bool reads(InstanceFormat /*format*/) const override { return true; }
    std::optional<std::string> program() const override { return "/proc/self/exe"; }
    std::vector<std::string> version_words() const override { return {"--version"}; }

    std::vector<std::string> words(const std::filesystem::path& file,
                                   const Limits& limits) const override {
        const std::uint64_t beside = beside_table + settings_.threads * for_each_thread;
        const std::uint64_t table = limits.memory.count > 2 * beside
                                        ? limits.memory.count - beside
                                        : std::max(limits.memory.count / 4, least_table);
        std::vector<std::string> words{"solve",         file.string(),
                                       "--cost",        "lines",
                                       "--format",      "json",
                                       "--threads",     std::to_string(settings_.threads),
                                       "--table-space", std::to_string(table / 1024) + "K",
                                       "--time-limit",  std::to_string(limits.time.count()) + "ms"};
        // What goes without saying is left out, as it is for the peers.
        if (settings_.rules != OurSettings{}.rules) {
            words.insert(words.end(), {"--rules", settings_.rules});
        }
        return words;
    }

    Limits process_limits(const Limits& limits) const override {
        Limits more = limits;
        more.time += std::chrono::seconds(2);
        return more;
    }

    Run read(const ProcessResult& result, const Instance& instance) const override {
        Run run;
        const auto answer = report::Json::parse(result.output, nullptr, false);
        run.outcome = outcome_of(result.code, !answer.is_discarded());
        if (answer.is_object() && answer.contains("table")) {
            run.entries = answer["table"].value("entries", std::uint64_t{0});
        }
        if (run.outcome != Outcome::Optimum) return run;
        run.lines = answer.value("cost", 0U);
        run.plan = plan_from(result.output, instance);
        return run;
    }

private:
    static Outcome outcome_of(int code, bool readable) {
        switch (code) {
            case exit_optimum: return readable ? Outcome::Optimum : Outcome::Junk;
            case exit_no_plan: return readable ? Outcome::NoPlan : Outcome::Junk;
            case exit_time: return Outcome::Timeout;
            case exit_memory: return Outcome::Memory;
            default: return Outcome::Crash;
        }
    }

    OurSettings settings_;
};

}  // namespace

std::unique_ptr<System> make_tabkeeper(OurSettings settings) {
    return std::make_unique<Tabkeeper>(std::move(settings));
}

}  // namespace tabkeeper::compare
