// What a checkpoint holds, and what becomes of one that is not whole.

#include "tabkeeper/checkpoint.hpp"

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "board/packing.hpp"
#include "checkpoint/blocks.hpp"
#include "search/run.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "support/reseal.hpp"
#include "support/temp_folder.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

Instance some_instance() { return random_instance({Kind::Room, 25, 3, 3}, 3); }

Options some_options(Engine engine) {
    Options options;
    options.threads = 1;
    options.engine = engine;
    options.rules = "none";
    options.bound = BoundKind::Uncovered;
    options.table_space = Bytes{16ULL << 20U};
    return options;
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream bytes(file, std::ios::binary);
    std::ostringstream all;
    all << bytes.rdbuf();
    return all.str();
}

/// What a run knows after so many states.
std::string checkpoint_after(std::int64_t states, const TempFolder& folder, Engine engine,
                             CostKind cost = CostKind::Lines) {
    Options options = some_options(engine);
    options.cost = cost;
    const std::filesystem::path file = folder.path() / "made";
    options.checkpoint = CheckpointOptions{file, std::chrono::hours(1)};
    const Instance instance = some_instance();
    Listener silent;
    search::Run run(instance, options, silent);
    run.set_fuse(states, [&] { run.control().stop(StopReason::Signal); });
    REQUIRE(run.answer().status == Status::Unknown);
    return bytes_of(file);
}

/// Empty where the bytes are good.
std::string complaint_about(const std::string& bytes) {
    std::istringstream stream(bytes);
    try {
        verify_checkpoint(stream, "kept");
    } catch (const CheckpointError& error) {
        return error.what();
    }
    return {};
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a checkpoint says of which run it is and how far that had come") {
    const TempFolder folder(TempFolder::quick_parent());
    checkpoint_after(40, folder, Engine::Layered);
    const CheckpointInfo info = verify_checkpoint(folder.path() / "made");
    CHECK(info.format == 2);
    CHECK(info.instance == fingerprint_of(some_instance()));
    CHECK(info.cost == CostKind::Lines);
    CHECK(info.bound == BoundKind::Uncovered);
    CHECK(info.rules == "none");
    CHECK(info.phase == CheckpointPhase::Layers);
    CHECK(info.locations == some_instance().size());
    CHECK(info.boxes == some_instance().boxes.size());
    CHECK(info.expanded >= 40);
    CHECK(info.entries >= info.open);
    CHECK(info.open > 0);
    CHECK(info.lower_bound > Cost(0));
    CHECK_FALSE(info.upper_bound);
}

TEST_CASE("fingerprints tell boxes, goals, player and goal condition apart, and no names") {
    const Instance instance = some_instance();
    const Fingerprint own = fingerprint_of(instance);
    Instance other = instance;
    other.title = "another title";
    other.names[0] = "elsewhere";
    CHECK(fingerprint_of(other) == own);
    other = instance;
    other.condition = GoalCondition::Store;
    CHECK(fingerprint_of(other) != own);
    other = instance;
    other.goals.pop_back();
    CHECK(fingerprint_of(other) != own);
    other = instance;
    other.player = static_cast<Location>(other.player == 0 ? 1 : 0);
    CHECK(fingerprint_of(other) != own);
    CHECK(to_string(own).size() == 32);
}

TEST_CASE("every byte counts: a checkpoint that is changed or cut anywhere is refused") {
    const TempFolder folder(TempFolder::quick_parent());
    for (const Engine engine : {Engine::Layered, Engine::Recursive, Engine::Frontier}) {
        const std::string good = checkpoint_after(30, folder, engine);
        REQUIRE(complaint_about(good).empty());
        for (std::size_t place = 0; place < good.size(); ++place) {
            std::string bad = good;
            bad[place] = static_cast<char>(bad[place] ^ (1 << place % 8));
            INFO("byte " << place << " of " << good.size());
            REQUIRE(has(complaint_about(bad), "expected"));
            REQUIRE(has(complaint_about(good.substr(0, place)), "expected"));
        }
        CHECK(has(complaint_about(good + "x"), "is too long"));
    }
}

TEST_CASE("a checkpoint of the first format, without layers that commit, is read") {
    const TempFolder folder(TempFolder::quick_parent());
    std::string older = checkpoint_after(30, folder, Engine::Layered);
    const CheckpointInfo newer = verify_checkpoint(folder.path() / "made");
    constexpr std::size_t format_at = 8;
    constexpr std::size_t length_at = 12;
    constexpr std::size_t counts_at = 96;
    constexpr std::size_t bytes_of_counts = 16;
    older.erase(counts_at + 3 * bytes_of_counts, bytes_of_counts);
    older[format_at] = 1;
    older[length_at] = static_cast<char>(older[length_at] - static_cast<char>(bytes_of_counts));
    reseal(older);
    REQUIRE(complaint_about(older).empty());
    std::istringstream stream(older);
    const CheckpointInfo info = verify_checkpoint(stream, "kept");
    CHECK(info.format == 1);
    CHECK(info.rules == newer.rules);
    CHECK(info.entries == newer.entries);
    CHECK(info.open == newer.open);
}

TEST_CASE("a checkpoint of a newer format is told from a damaged one") {
    const TempFolder folder(TempFolder::quick_parent());
    std::string newer = checkpoint_after(30, folder, Engine::Layered);
    newer[8] = 3;
    reseal(newer);
    CHECK(complaint_about(newer) ==
          "kept: is a checkpoint of format 3; expected 2 at most: a newer tabkeeper wrote it");
    CHECK(complaint_about("no checkpoint at all") ==
          "kept: is no checkpoint; expected a file that --checkpoint wrote");
    CHECK(has(complaint_about(""), "is no checkpoint"));
}

TEST_CASE(
    "resuming another instance, cost, bound or rules is refused by name, the file untouched") {
    const TempFolder folder(TempFolder::quick_parent());
    const std::string good = checkpoint_after(30, folder, Engine::Layered);
    Instance instance = some_instance();
    Options options = some_options(Engine::Layered);
    options.resume = folder.path() / "made";
    std::string expected;
    SECTION("instance") {
        instance.player = static_cast<Location>(instance.player == 0 ? 1 : 0);
        if (defect_of(instance)) instance = random_instance({Kind::Room, 25, 3, 3}, 4);
        expected = "is of another instance, ";
    }
    SECTION("cost") {
        options.cost = CostKind::Pushes;
        expected = "is of a run for lines; expected --cost pushes";
    }
    SECTION("bound") {
        options.bound = BoundKind::Walls;
        expected = "is of a run with the bound uncovered; expected --bound walls";
    }
    SECTION("rules") {
        options.rules = "corner,stuck";
        expected = "is of a run with the rules none; expected --rules corner,stuck";
    }
    try {
        solve(instance, options);
        FAIL("it was taken");
    } catch (const CheckpointError& error) {
        CHECK(has(error.what(), expected));
    }
    CHECK(bytes_of(folder.path() / "made") == good);
}

TEST_CASE("bytes that are wrong in spite of their checksums do no more than mislead") {
    const TempFolder folder(TempFolder::quick_parent());
    std::mt19937_64 random(8);
    int refused = 0;
#ifdef TABKEEPER_SANITIZED
    constexpr int tries = 200;
#else
    constexpr int tries = 600;
#endif
    const Instance instance = some_instance();
    for (int round = 0; round < tries; ++round) {
        const Engine engine = round % 2 == 0 ? Engine::Layered : Engine::Recursive;
        std::string bytes = checkpoint_after(30, folder, engine);
        for (int change = 0; change < 1 + round % 4; ++change) {
            bytes[8 + random() % (bytes.size() - 8)] = static_cast<char>(random());
        }
        reseal(bytes);
        Options options = some_options(engine);
        options.resume = folder.write("bad", bytes);
        options.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
        try {
            solve(instance, options);
        } catch (const CheckpointError&) {
            ++refused;
        } catch (const std::logic_error&) {  // it contradicts itself
        }
    }
    CHECK(refused > tries / 4);
}

TEST_CASE("words that no state packs to are told from keys") {
    std::mt19937_64 random(9);
    for (const std::size_t boxes : {1U, 3U, 9U, 40U}) {
        std::vector<Location> places;
        for (Location place = 2; place < 200; place = static_cast<Location>(place + 2)) {
            places.push_back(place);
        }
        const board::Packing packing(201, places, boxes);
        std::vector<Location> chosen(boxes);
        std::vector<board::Word> key(packing.words());
        std::vector<board::Word> again(packing.words());
        for (int round = 0; round < 2'000; ++round) {
            if (round % 2 == 0) {
                std::vector<Location> all = places;
                std::shuffle(all.begin(), all.end(), random);
                std::copy_n(all.begin(), boxes, chosen.begin());
                std::sort(chosen.begin(), chosen.end());
                const auto anchor = static_cast<Location>(random() % 100 * 2 + 1);
                packing.pack(chosen, anchor, key.data());
                REQUIRE(packing.unpack_any(key.data(), chosen) == anchor);
            } else {
                for (board::Word& word : key) word = static_cast<board::Word>(random());
            }
            const auto anchor = packing.unpack_any(key.data(), chosen);
            if (!anchor) continue;
            REQUIRE(std::is_sorted(chosen.begin(), chosen.end()));
            REQUIRE(packing.has_places_for(chosen));
            packing.pack(chosen, *anchor, again.data());
            REQUIRE(again == key);
        }
    }
}
