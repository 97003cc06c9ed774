// Plan readers. Every input is read as each notation of the target and as whatever it is recognised
// as. A plan that the independent checker calls correct is written again, and what
// was written is the same plan.

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "formats/readers.hpp"
#include "formats/sok.hpp"
#include "fuzz/scenes.hpp"
#include "fuzz/targets.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::fuzz {

namespace {

using Reader = WrittenPlan (*)(formats::Source&, const Instance&);
using Writer = void (*)(std::ostream&, const Instance&, const Plan&, const Metrics&);

template <PlanFormat format>
void write(std::ostream& out, const Instance& instance, const Plan& plan, const Metrics& metrics) {
    write_plan(out, instance, plan, metrics, format);
}

void write_json(std::ostream& out, const Instance& instance, const Plan& plan, const Metrics&) {
    auto list = nlohmann::json::array();
    for (const Push& push : plan) {
        list.push_back({{"from", instance.names[push.from]},
                        {"direction", to_string(push.direction)},
                        {"to", instance.names[push.to]}});
    }
    out << list;
}

/// Whether the notation tells single pushes, or the player's steps, out of which lines are made.
enum class Tells { Pushes, Steps };

WrittenPlan read_by(Reader reader, const std::string& text, const Instance& instance) {
    std::istringstream stream(text);
    const ReadOptions options;
    const auto source = std::make_unique<formats::Source>(stream, "input", options);
    return reader(*source, instance);
}

void examine(const WrittenPlan& written, const Instance& instance, Reader reader, Writer writer,
             Tells tells) {
    for (const Push& push : written.plan) {
        require(push.from < instance.size() && push.to < instance.size(), "locations exist", "");
    }
    const Verdict verdict = check(instance, written.plan);
    if (!verdict.correct) return;
    require(!written.moves || *written.moves >= verdict.metrics.moves, "no way is shorter", "");
    std::ostringstream text;
    try {
        writer(text, instance, written.plan, verdict.metrics);
    } catch (const CannotWrite&) {
        require(text.str().empty(), "a refusal writes nothing", text.str());
        return;
    }
    try {
        const WrittenPlan again = read_by(reader, text.str(), instance);
        if (tells == Tells::Pushes) {
            require(again.plan == written.plan, "written and read it is the same", text.str());
        }
        const Verdict twice = check(instance, again.plan);
        require(twice.correct, "written and read it is correct", text.str());
        require(twice.metrics.pushes == verdict.metrics.pushes, "as many pushes", text.str());
        require(twice.metrics.moves == verdict.metrics.moves, "as many moves", text.str());
    } catch (const InputError& error) {
        require(false, "what is written can be read", text.str() + error.what());
    }
}

/// One of the scenes, by the length: a letter more or less is for the next. All of them every time
/// would make a third as many inputs.
const Instance& instance_for(std::string_view input) {
    return plan_scenes()[input.size() % plan_scenes().size()].instance;
}

void read_as(Reader reader, const std::vector<Writer>& writers, Tells tells,
             std::string_view input) {
    const Instance& instance = instance_for(input);
    try {
        const WrittenPlan written = read_by(reader, std::string(input), instance);
        for (const Writer writer : writers) examine(written, instance, reader, writer, tells);
    } catch (const InputError& error) {
        require(printable(error.what()) == error.what(), "printable errors", error.what());
    }
}

/// By content, as the program does it.
void read_recognised(std::string_view input) {
    std::istringstream stream{std::string(input)};
    const Instance& instance = instance_for(input);
    try {
        check(instance, read_plan(stream, "input", instance).plan);
    } catch (const InputError& error) {
        require(printable(error.what()) == error.what(), "printable errors", error.what());
    }
}

}  // namespace

void fuzz_plan_facts(std::string_view input) {
    read_as(formats::read_asp_plan, {write<PlanFormat::Asp>, write<PlanFormat::B>}, Tells::Pushes,
            input);
    read_as(formats::read_asp2013_plan, {write<PlanFormat::Asp2013>}, Tells::Steps, input);
    read_as(formats::read_thesis_plan, {write<PlanFormat::Thesis>}, Tells::Steps, input);
    read_recognised(input);
}

void fuzz_plan_letters(std::string_view input) {
    read_as(formats::read_lurd, {write<PlanFormat::Lurd>}, Tells::Steps, input);
    read_as(formats::read_sok_solution, {write<PlanFormat::Sok>}, Tells::Steps, input);
    read_recognised(input);
}

void fuzz_plan_ipc(std::string_view input) {
    read_as(formats::read_ipc_plan, {write<PlanFormat::Ipc>}, Tells::Steps, input);
    read_recognised(input);
}

void fuzz_plan_json(std::string_view input) {
    read_as(formats::read_json_plan, {write_json}, Tells::Pushes, input);
    read_recognised(input);
}

}  // namespace tabkeeper::fuzz
