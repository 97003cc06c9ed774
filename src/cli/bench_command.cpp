// `bench`: solves instances one after another with one thread. The number of states is the same on
// every machine and every day, so it works as a fingerprint of the search: a change that must not
// change behaviour leaves it as it was.

#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/run_arguments.hpp"
#include "cli/tasks.hpp"
#include "report/units.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::cli {

namespace {

std::vector<std::filesystem::path> instances_in(const std::vector<std::string>& places) {
    std::vector<std::filesystem::path> files;
    for (const std::string& place : places) {
        if (!std::filesystem::is_directory(place)) {
            files.emplace_back(place);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(place)) {
            if (entry.path().extension() == ".asp") files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

struct BenchArguments {
    std::vector<std::string> places{"levels"};
    std::string cost;
};

ExitCode bench(const BenchArguments& arguments) try {
    Options options;
    options.threads = 1;
    options.table_space = Bytes{256ULL << 20U};
    std::uint64_t states = 0;
    std::chrono::duration<double> time{};
    InputArguments inputs;
    for (const auto& file : instances_in(arguments.places)) inputs.files.push_back(file.string());
    Tasks tasks(inputs, {});
    while (const auto task = tasks.next()) {
        if (!task->instance) {
            std::cerr << task->error << '\n';
            return ExitCode::BadInput;
        }
        options.cost =
            cost_kind_from(arguments.cost).value_or(natural_cost(task->instance->format));
        const Answer answer = solve(*task->instance, options);
        states += answer.statistics.expanded;
        time += answer.statistics.time;
        std::cout << std::left << std::setw(32)
                  << printable(std::filesystem::path(task->name).filename().string()) << std::right
                  << std::setw(15) << to_string(answer.status) << std::setw(12)
                  << answer.statistics.expanded << " states  "
                  << report::text_of(answer.statistics.time) << '\n';
    }
    std::cout << "Signature : " << states << " states\n"
              << "Time      : " << report::text_of(time) << '\n'
              << "Speed     : "
              << report::grouped(static_cast<std::uint64_t>(static_cast<double>(states) /
                                                            std::max(time.count(), 1e-9)))
              << " states/s\n";
    return ExitCode::Done;
} catch (const std::filesystem::filesystem_error& error) {
    std::cerr << printable(error.what()) << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_bench_command(CLI::App& program, ExitCode& code) {
    CLI::App* command =
        program.add_subcommand("bench", "Solve with one thread; print the search's fingerprint");
    const auto arguments = std::make_shared<BenchArguments>();
    command->add_option("places", arguments->places, "Files and folders of instances")
        ->type_name("PLACE")
        ->capture_default_str();
    command->add_option("-c,--cost", arguments->cost, "What is minimised; default: by format")
        ->check(cost_complaint)
        ->type_name("KIND");
    command->callback([arguments, &code] { code = bench(*arguments); });
}

}  // namespace tabkeeper::cli
