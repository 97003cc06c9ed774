#pragma once

// What is fuzzed: each target takes any bytes and comes back, or ends the process where a promise
// is broken. libfuzzer.cpp hands one target to libFuzzer; replay.cpp gives all of them the inputs
// that are kept.

#include <string>
#include <string_view>
#include <vector>

namespace tabkeeper::fuzz {

struct Target {
    std::string_view name;
    void (*run)(std::string_view input);
};

const std::vector<Target>& all_targets();

/// Ends the process if there is none.
const Target& target_named(std::string_view name);

/// Says which promise was broken and ends the process where it does not hold.
void require(bool holds, const char* promise, const std::string& detail);

void fuzz_asp(std::string_view input);
void fuzz_asp2013(std::string_view input);
void fuzz_thesis(std::string_view input);
void fuzz_b(std::string_view input);
void fuzz_pddl(std::string_view input);
void fuzz_board(std::string_view input);
void fuzz_slc(std::string_view input);
void fuzz_instance(std::string_view input);

void fuzz_plan_facts(std::string_view input);
void fuzz_plan_letters(std::string_view input);
void fuzz_plan_ipc(std::string_view input);
void fuzz_plan_json(std::string_view input);

void fuzz_checkpoint(std::string_view input);

}  // namespace tabkeeper::fuzz
