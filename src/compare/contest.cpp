// Every system reads the same file. Plans are checked on the instance as it was read back from that
// file, so that a name means the same to everyone.

#include "compare/contest.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "compare/scratch_file.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::compare {

namespace {

constexpr Seconds short_run{1.0};

/// The instance in a file that systems can be given.
struct Handout {
    std::filesystem::path file;
    InstanceFormat format = InstanceFormat::Asp;
    Instance instance;
    std::string why_not_asp;  ///< where facts cannot hold it and `format` is its own
};

std::string text_in(const Instance& instance, InstanceFormat format) {
    std::ostringstream text;
    write_instance(text, instance, format);
    return text.str();
}

Handout hand_out(Instance instance, const std::filesystem::path& folder) {
    // What is left out is the instance's own question, which nobody is asked here.
    instance.step_labels.clear();
    instance.allowed.reset();
    Handout handout;
    std::string text;
    try {
        text = text_in(instance, InstanceFormat::Asp);
    } catch (const CannotWrite& why) {
        handout.why_not_asp = why.what();
        handout.format = instance.format;
        text = text_in(instance, instance.format);
    }
    handout.file = folder / "instance";
    std::ofstream file(handout.file, std::ios::binary);
    file << text;
    file.close();
    if (!file) fail_to_write(handout.file);
    std::istringstream again(text);
    ReadOptions options;
    options.format = handout.format;
    handout.instance = read_instance(again, "instance", options);
    return handout;
}

/// Solved from the start.
Instance nothing_to_do() {
    std::istringstream facts("right(a,b). box(b). solution(b). sokoban(a).");
    return read_instance(facts, "nothing");
}

}  // namespace

ScratchFolder::ScratchFolder() {
    std::string pattern =
        (std::filesystem::temp_directory_path() / "tabkeeper-compare-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) fail_to_write(pattern);
    path_ = pattern;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Contest::Contest(std::vector<std::unique_ptr<System>> systems, ContestSettings settings,
                 const ScratchFolder& folder)
    : systems_(std::move(systems)), settings_(std::move(settings)), folder_(folder.path()) {
    write_programs(folder_);
}

std::vector<SystemInfo> Contest::introduce() const {
    const Handout handout = hand_out(nothing_to_do(), folder_);
    std::vector<SystemInfo> infos;
    for (const auto& system : systems_) {
        SystemInfo info{system->name(), version_of(*system), system->is_ours(), std::nullopt};
        const Run run = best_of(*system, handout.file, handout.instance);
        if (run.answered()) info.start = run.wall;
        infos.push_back(std::move(info));
    }
    return infos;
}

Row Contest::run(const std::string& name, const Instance& instance) const {
    Row row;
    row.instance = name;
    row.locations = instance.size();
    row.boxes = instance.boxes.size();
    row.published = published_for(name);
    const Handout handout = hand_out(instance, folder_);
    for (const auto& system : systems_) {
        Run run;
        if (settings_.stop.stop_requested()) {
            run.outcome = Outcome::Stopped;
        } else if (!system->reads(handout.format)) {
            run.outcome = Outcome::Unfit;
            run.remark = handout.why_not_asp;
        } else {
            run = best_of(*system, handout.file, handout.instance);
        }
        row.runs.push_back(std::move(run));
    }
    return row;
}

Run Contest::best_of(const System& system, const std::filesystem::path& file,
                     const Instance& instance) const {
    Watch watch;
    watch.stop = settings_.stop;
    watch.tick = [&](Seconds elapsed) { settings_.on_tick(system.name(), elapsed); };
    Run best = measure(system, file, instance, settings_.limits, watch);
    for (unsigned count = 1; count < settings_.runs && best.answered() && best.wall < short_run;
         ++count) {
        Run next = measure(system, file, instance, settings_.limits, watch);
        if (!next.answered()) return next;  // what fails sometimes fails
        if (next.wall < best.wall) best = std::move(next);
    }
    return best;
}

}  // namespace tabkeeper::compare
