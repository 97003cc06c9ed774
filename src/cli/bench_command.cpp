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

ExitCode bench(const std::vector<std::string>& places) try {
    Options options;
    options.threads = 1;
    options.table_space = Bytes{256ULL << 20U};
    std::uint64_t states = 0;
    std::chrono::duration<double> time{};
    for (const auto& file : instances_in(places)) {
        const Answer answer = solve(read_instance(file), options);
        states += answer.statistics.expanded;
        time += answer.statistics.time;
        std::cout << std::left << std::setw(32) << file.filename().string() << std::right
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
} catch (const InputError& error) {
    std::cerr << error.what() << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_bench_command(CLI::App& program, ExitCode& code) {
    CLI::App* command =
        program.add_subcommand("bench", "Solve with one thread; print the search's fingerprint");
    const auto places = std::make_shared<std::vector<std::string>>(1, "levels");
    command->add_option("places", *places, "Files and folders of instances")
        ->type_name("PLACE")
        ->capture_default_str();
    command->callback([places, &code] { code = bench(*places); });
}

}  // namespace tabkeeper::cli
