// The examples of docs/formats.md: one corridor in every format and its plan in every notation.

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "support/catch.hpp"
#include "support/same_instance.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

/// The first block of code under each heading, by the heading's first word in backquotes.
std::map<std::string, std::string> examples(const std::string& heading_start) {
    std::ifstream page(std::filesystem::path(TABKEEPER_SOURCE_DIR) / "docs" / "formats.md");
    REQUIRE(page);
    std::map<std::string, std::string> blocks;
    std::string word;
    bool in_block = false;
    bool is_taken = false;
    for (std::string line; std::getline(page, line);) {
        if (line.rfind("```", 0) == 0) {
            in_block = !in_block;
            is_taken = in_block && !word.empty() && blocks.count(word) == 0;
        } else if (in_block && is_taken) {
            blocks[word] += line + "\n";
        } else if (!in_block && line.rfind("#", 0) == 0) {
            const std::size_t start = line.find('`');
            const std::size_t end = line.find('`', start + 1);
            const bool counts = line.rfind(heading_start + " ", 0) == 0 && start != line.npos;
            word = counts ? line.substr(start + 1, end - start - 1) : "";
        }
    }
    return blocks;
}

Instance example_of(InstanceFormat format) {
    std::istringstream text(examples("##").at(std::string(to_string(format))));
    return read_instance(text, "formats.md");
}

}  // namespace

TEST_CASE("the examples of docs/formats.md are one instance in every format") {
    const Instance first = example_of(InstanceFormat::Asp);
    CHECK(first.size() == 4);
    CHECK(first.allowed == 2U);
    CHECK(example_of(InstanceFormat::Asp2013).allowed == 6U);
    CHECK(example_of(InstanceFormat::Thesis).allowed == 6U);
    for (const InstanceFormat format : all_instance_formats) {
        const Instance instance = example_of(format);
        CAPTURE(to_string(format));
        CHECK(instance.format == format);
        CHECK(difference(first, instance, NamesCount::No) == "");
    }
}

TEST_CASE("the plans of docs/formats.md solve the instances of docs/formats.md") {
    const auto plans = examples("###");
    for (const InstanceFormat format : all_instance_formats) {
        if (format == InstanceFormat::Asp) continue;  // that example has another instance
        const Instance instance = example_of(format);
        const std::string notation(to_string(plan_format_of(format)));
        CAPTURE(notation);
        std::istringstream text(plans.at(notation));
        const WrittenPlan written = read_plan(text, "formats.md", instance);
        CHECK(written.plan.size() == 1);
        CHECK(check(instance, written.plan).correct);
    }
    std::istringstream text(plans.at("sok"));
    CHECK(read_plan(text, "formats.md", example_of(InstanceFormat::Sokoban)).moves == 2U);
}
