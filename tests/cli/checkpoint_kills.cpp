// Runs killed with KILL at any moment, also while they write, and resumed. They are told to write
// as often as they can, which is half of the time. TABKEEPER_KILLS says how many; the figures go to
// standard output.

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

namespace fs = std::filesystem;

int kills_wanted() {
    const char* text = std::getenv("TABKEEPER_KILLS");
    return text == nullptr ? 4 : std::atoi(text);
}

struct Level {
    std::string file;
    std::vector<std::string> options;
};

/// One of a collection that TABKEEPER_KILLS_LEVEL names (FILE#N), or a room without rules.
Level level_in(const TempFolder& folder) {
    if (const char* named = std::getenv("TABKEEPER_KILLS_LEVEL")) {
        const std::string text = named;
        const std::size_t mark = text.find('#');
        if (mark == std::string::npos) return {text, {}};
        return {text.substr(0, mark), {"--level", text.substr(mark + 1)}};
    }
    return {folder.write("room.asp", facts_of({"       ", " $ $ $ ", "       ", " $ @ $ ",
                                               "   .   ", "  ...  ", "   .   "})),
            {"-r", "none", "--bound", "uncovered", "-c", "pushes"}};
}

struct Run {
    json answer;
    std::chrono::milliseconds time{};
};

Run run_to_the_end(std::vector<std::string> words) {
    words.insert(words.end(), {"-j", "1", "-f", "json"});
    const auto start = std::chrono::steady_clock::now();
    const Outcome outcome = run(words);
    CAPTURE(outcome.err);
    REQUIRE(outcome.code == 30);
    return {json::parse(outcome.out), std::chrono::duration_cast<std::chrono::milliseconds>(
                                          std::chrono::steady_clock::now() - start)};
}

}  // namespace

TEST_CASE("runs killed at random moments are resumed to the same optimum, and keep their work") {
    const TempFolder folder;
    const Level level = level_in(folder);
    std::vector<std::string> base{level.file};
    base.insert(base.end(), level.options.begin(), level.options.end());
    const Run whole = run_to_the_end(base);
    const auto all = whole.answer["states"]["expanded"].get<std::uint64_t>();
    std::cout << "from nothing: cost " << whole.answer["cost"] << ", " << all << " states\n";

    std::mt19937_64 random(11);
    int killed = 0;
    int left_parts = 0;
    for (int kill = 0; kill < kills_wanted(); ++kill) {
        const std::string kept = (folder.path() / ("kept" + std::to_string(kill))).string();
        // Killed up to three times, each time resumed from what the last one left.
        for (std::uint64_t again = 1 + random() % 3; again > 0; --again) {
            Launch launch;
            launch.arguments = base;
            launch.arguments.insert(
                launch.arguments.end(),
                {"-j", "1", "-f", "none", "--checkpoint", kept, "--checkpoint-every", "1ms"});
            if (fs::exists(kept)) {
                launch.arguments.insert(launch.arguments.end(), {"--resume", kept});
            }
            Process process(launch);
            bool has_ended = false;
            while (!fs::exists(kept) && !has_ended) {
                has_ended = process.ends_within(std::chrono::milliseconds(1));
            }
            const auto most = static_cast<std::uint64_t>(whole.time.count()) * 3 / 4 + 1;
            has_ended = process.ends_within(std::chrono::milliseconds(random() % most));
            process.send(SIGKILL);
            const Outcome outcome = process.wait();
            if (outcome.signal == SIGKILL) ++killed;
            left_parts += fs::exists(kept + ".part") ? 1 : 0;
            if (has_ended) break;
        }
        REQUIRE(fs::exists(kept));
        const Outcome info = run({"info", kept, "-f", "json"});
        CAPTURE(info.err);
        REQUIRE(info.code == 0);
        std::vector<std::string> resume = base;
        resume.insert(resume.end(), {"--resume", kept});
        const Run rest = run_to_the_end(resume);
        const auto expanded = rest.answer["states"]["expanded"].get<std::uint64_t>();
        const auto before = rest.answer["states"]["expanded_before"].get<std::uint64_t>();
        CHECK(rest.answer["cost"] == whole.answer["cost"]);
        CHECK(rest.answer["lower_bound"] == whole.answer["lower_bound"]);
        CHECK(expanded < all);
        std::cout << "run " << kill + 1 << ": cost " << rest.answer["cost"] << ", " << before
                  << " states before, " << expanded << " after resuming\n";
        fs::remove(kept);
        fs::remove(kept + ".part");
    }
    std::cout << killed << " kills, " << left_parts << " of them while writing\n";
    CHECK(killed > 0);
}
