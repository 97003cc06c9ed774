// Writes the seeds, a folder for each target, out of what the project owns: its smaller levels in
// every format, and the scenes and their plans in every notation. Seeds that need a hand are in
// tests/fuzz/corpus.
//
//     fuzz_seeds LEVELS FOLDER

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "checkpoint/blocks.hpp"
#include "fuzz/scenes.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace {

namespace fs = std::filesystem;
using namespace tabkeeper;

/// Long seeds make slow runs and teach nothing that short ones do not.
constexpr std::size_t most_locations = 9;

void write(const fs::path& folder, const std::string& name, const std::string& text) {
    fs::create_directories(folder);
    std::ofstream(folder / name, std::ios::binary) << text;
}

std::vector<std::string> rows_of(const std::string& board) {
    std::vector<std::string> rows;
    std::istringstream lines(board);
    for (std::string row; std::getline(lines, row);) rows.push_back(row);
    return rows;
}

/// `5#|#-@#` and so on.
std::string run_length(const std::string& board) {
    std::string text;
    for (const std::string& row : rows_of(board)) {
        for (std::size_t from = 0; from < row.size();) {
            const std::size_t end = std::min(row.find_first_not_of(row[from], from), row.size());
            if (end - from > 1) text += std::to_string(end - from);
            text += row[from] == ' ' ? '-' : row[from];
            from = end;
        }
        text += '|';
    }
    return text + "\n";
}

/// Without the '<' that the target puts before its input.
std::string xml(const std::string& board) {
    std::string text =
        "?xml version=\"1.0\"?>\n<SokobanLevels><Title>All &amp; more</Title><LevelCollection>"
        "<Level Id=\"1\" Copyright=\"us\">\n";
    for (const std::string& row : rows_of(board)) text += "<L>" + row + "</L>\n";
    return text + "</Level></LevelCollection></SokobanLevels>\n";
}

void write_level(const fs::path& folder, const std::string& name, const Instance& level) {
    for (const InstanceFormat format : all_instance_formats) {
        std::ostringstream text;
        try {
            write_instance(text, level, format);
        } catch (const CannotWrite&) {
            continue;
        }
        const bool is_board = format == InstanceFormat::Sokoban;
        write(folder / (is_board ? "board" : to_string(format)), name, text.str());
        write(folder / "instance", name + "." + std::string(to_string(format)), text.str());
    }
    if (const auto board = board_of(level)) {
        write(folder / "board", name + ".rle", run_length(*board));
        write(folder / "slc", name, xml(*board));
    }
}

std::string json_of(const Instance& instance, const Plan& plan) {
    std::string text = "{\"plan\": [";
    for (const Push& push : plan) {
        text += text.back() == '[' ? "" : ", ";
        text += "{\"from\": \"" + instance.names[push.from] + "\", \"direction\": \"" +
                std::string(to_string(push.direction)) + "\", \"to\": \"" +
                instance.names[push.to] + "\"}";
    }
    return text + "]}\n";
}

const char* target_of(PlanFormat format) {
    switch (format) {
        case PlanFormat::Lurd:
        case PlanFormat::Sok: return "plan_letters";
        case PlanFormat::Ipc: return "plan_ipc";
        case PlanFormat::Asp:
        case PlanFormat::Asp2013:
        case PlanFormat::Thesis:
        case PlanFormat::B: break;
    }
    return "plan_facts";
}

void write_plans(const fs::path& folder, const fuzz::Scene& scene) {
    const Metrics metrics = check(scene.instance, scene.plan).metrics;
    for (const PlanFormat format :
         {PlanFormat::Asp, PlanFormat::Asp2013, PlanFormat::Thesis, PlanFormat::B, PlanFormat::Lurd,
          PlanFormat::Sok, PlanFormat::Ipc}) {
        std::ostringstream text;
        try {
            write_plan(text, scene.instance, scene.plan, metrics, format);
        } catch (const CannotWrite&) {
            continue;
        }
        write(folder / target_of(format), scene.name + "." + std::string(to_string(format)),
              text.str());
    }
    write(folder / "plan_json", scene.name, json_of(scene.instance, scene.plan));
}

void write_checkpoint(const fs::path& folder, const fuzz::Scene& scene) {
    checkpoint::Header header;
    header.instance = fingerprint_of(scene.instance);
    header.locations = static_cast<std::uint32_t>(scene.instance.size());
    header.boxes = static_cast<std::uint32_t>(scene.instance.boxes.size());
    header.key_words = 2;
    header.rules = "default";
    header.program = "0.1.0";
    header.plan = scene.plan;
    header.upper_bound = scene.plan.size();
    fs::create_directories(folder);
    checkpoint::Writer writer(folder / scene.name, header);
    const std::array<checkpoint::Word, 2> key{1, 2};
    writer.add_progress(checkpoint::Section::Forward, {1, 2, 3});
    writer.add_entry(checkpoint::Section::Forward, key.data(), 5);
    writer.add_open(checkpoint::Section::Forward, {1, 0, 1}, key.data());
    writer.finish();
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fprintf(stderr, "usage: fuzz_seeds LEVELS FOLDER\n");
        return 2;
    }
    const fs::path folder = arguments[2];
    fs::remove_all(folder);
    for (const auto& entry : fs::directory_iterator(arguments[1])) {
        if (entry.path().extension() != ".asp") continue;
        const Instance level = read_instance(entry.path());
        if (level.size() > most_locations) continue;
        write_level(folder, entry.path().stem().string(), level);
    }
    for (const fuzz::Scene& scene : fuzz::plan_scenes()) {
        write_level(folder, "scene-" + scene.name, scene.instance);
        write_plans(folder, scene);
        write_checkpoint(folder / "checkpoint", scene);
    }
    return 0;
}
