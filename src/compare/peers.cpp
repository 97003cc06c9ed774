// The peers' programs are this project's, tables/prolog and tables/asp, so what is read here is
// what they print and what their interpreters say when something is wrong.

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "compare/embedded.hpp"
#include "compare/plans.hpp"
#include "compare/scratch_file.hpp"
#include "compare/system.hpp"
#include "report/json.hpp"

namespace tabkeeper::compare {

namespace {

constexpr std::string_view prolog_path = "tables/prolog/sokoban.pl";
constexpr std::string_view asp_path = "tables/asp/sokoban.lp";
constexpr const char* prolog_file = "sokoban.pl";
constexpr const char* asp_file = "sokoban.lp";

std::optional<std::uint64_t> number_in(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// What follows `key` at the start of a line, as a number.
std::optional<std::uint64_t> number_after(const std::string& text, const std::string& key) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(key, 0) == 0) return number_in(std::string_view(line).substr(key.size()));
    }
    return std::nullopt;
}

class Peer : public System {
public:
    Peer(std::string program, std::filesystem::path source)
        : program_(std::move(program)), source_(std::move(source)) {}

    std::optional<std::string> program() const override { return find_program(program_); }
    std::vector<std::string> version_words() const override { return {"--version"}; }

protected:
    std::string source() const { return source_.string(); }

private:
    std::string program_;
    std::filesystem::path source_;
};

/// Exit status: 0 a plan, 10 none; anything else is an error.
class Swipl final : public Peer {
public:
    using Peer::Peer;

    std::string name() const override { return "swipl"; }

    std::vector<std::string> words(const std::filesystem::path& file,
                                   const Limits& limits) const override {
        // SWI-Prolog's own limits must not be the ones that end it.
        const std::string most = std::to_string(limits.memory.count / 1024) + "k";
        return {"--stack_limit=" + most, "--table_space=" + most, source(), file.string(),
                "statistics"};
    }

    Run read(const ProcessResult& result, const Instance& instance) const override {
        constexpr int exit_none = 10;
        Run run;
        run.entries = number_after(result.output, "% table ");
        if (result.code == exit_none && result.output.rfind("none", 0) == 0) {
            run.outcome = Outcome::NoPlan;
        } else if (result.code != 0) {
            run.outcome = Outcome::Crash;
        } else if (const auto lines = number_after(result.output, "% optimum ")) {
            run.outcome = Outcome::Optimum;
            run.lines = static_cast<std::uint32_t>(*lines);
            run.plan = *lines == 0 ? Plan{} : plan_from(result.output, instance);
        } else {
            run.outcome = Outcome::Junk;
        }
        return run;
    }
};

/// Exit status 10 or 30: a plan. The first horizon with a plan is the optimum, so there is one
/// witness, in the last call. The encoding has no last horizon and never says that there is none.
class Clingo final : public Peer {
public:
    using Peer::Peer;

    std::string name() const override { return "clingo"; }

    std::vector<std::string> words(const std::filesystem::path& file,
                                   const Limits& /*limits*/) const override {
        return {source(), file.string(), "--config=trendy", "--outf=2"};
    }

    Run read(const ProcessResult& result, const Instance& instance) const override {
        constexpr int exit_satisfiable = 10;
        constexpr int exit_all_found = 30;
        constexpr int exit_memory = 33;
        Run run;
        if (result.code == exit_memory) {
            run.outcome = Outcome::Memory;
        } else if (result.code != exit_satisfiable && result.code != exit_all_found &&
                   result.code != 0) {
            run.outcome = Outcome::Crash;
        } else if (const auto lines = lines_of(result.output)) {
            run.outcome = Outcome::Optimum;
            run.lines = static_cast<std::uint32_t>(lines->size());
            run.plan = lines->empty() ? Plan{} : plan_from(as_pushes(*lines), instance);
        } else {
            run.outcome = Outcome::Junk;
        }
        return run;
    }

private:
    using Atoms = std::vector<std::string>;

    /// The atoms line(T,From,Direction,To) of the witness.
    static std::optional<Atoms> lines_of(const std::string& output) try {
        const auto answer = report::Json::parse(output);
        if (answer.at("Result") != "SATISFIABLE") return std::nullopt;
        const auto& calls = answer.at("Call");
        if (calls.empty()) return std::nullopt;
        const auto& witnesses = calls.back().at("Witnesses");
        if (witnesses.empty()) return std::nullopt;
        return witnesses.back().at("Value").get<Atoms>();
    } catch (const report::Json::exception&) {
        return std::nullopt;
    }

    /// push(From,Direction,To,T), which is what read_plan() knows.
    static std::string as_pushes(const Atoms& atoms) {
        constexpr std::string_view head = "line(";
        std::string text;
        for (const std::string& atom : atoms) {
            const std::size_t comma = atom.find(',');
            if (atom.rfind(head, 0) != 0 || comma == std::string::npos || atom.back() != ')') {
                return {};
            }
            const std::string time = atom.substr(head.size(), comma - head.size());
            const std::string rest = atom.substr(comma + 1, atom.size() - comma - 2);
            text += "push(" + rest + "," + time + ").\n";
        }
        return text;
    }
};

void write_program(const std::filesystem::path& file, std::string_view path) {
    std::ofstream out(file, std::ios::binary);
    out << embedded_text(path);
    out.close();
    if (!out) fail_to_write(file);
}

}  // namespace

std::unique_ptr<System> make_swipl(std::string program, const std::filesystem::path& folder) {
    return std::make_unique<Swipl>(std::move(program), folder / prolog_file);
}

std::unique_ptr<System> make_clingo(std::string program, const std::filesystem::path& folder) {
    return std::make_unique<Clingo>(std::move(program), folder / asp_file);
}

void write_programs(const std::filesystem::path& folder) {
    write_program(folder / prolog_file, prolog_path);
    write_program(folder / asp_file, asp_path);
}

}  // namespace tabkeeper::compare
