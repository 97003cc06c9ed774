// Whether the file may be replaced is asked before the search, which may take hours. A checkpoint
// of the same question is there to be replaced; anything else is somebody's work.

#include "cli/checkpoint_arguments.hpp"

#include <csignal>
#include <filesystem>
#include <stdexcept>

#include "cli/checked_by.hpp"
#include "cli/quantities.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

void CheckpointArguments::add_to(CLI::App& command) {
    CLI::Option* checkpoint =
        command.add_option("--checkpoint", file, "Keep what is known in a file, now and then")
            ->type_name("FILE");
    command.add_option("--checkpoint-every", every, "How often: 90s, 10m, 2h")
        ->check(checked_by(parse_duration))
        ->needs(checkpoint)
        ->type_name("T")  // all that the column has room for
        ->capture_default_str();
    command.add_option("--resume", resume, "Go on from a checkpoint")->type_name("FILE");
}

void CheckpointArguments::check(const Task& task) const {
    if (!are_given()) return;
    if (task.among_many) {
        throw std::invalid_argument(
            "a checkpoint is of one instance, and there are several; choose one of a collection "
            "with --level N");
    }
    if (file == "-" || resume == "-") {
        throw std::invalid_argument("a checkpoint needs a file; expected a name other than -");
    }
}

void CheckpointArguments::fill(Options& options, const Instance& instance) const {
    options.resume = resume;
    if (file.empty()) return;
    check_place(instance, options.cost);
    options.checkpoint = CheckpointOptions{file, parse_duration(every)};
    // A file that grows too large is then an error of the write and not the end of the run.
    std::signal(SIGXFSZ, SIG_IGN);
}

void CheckpointArguments::check_place(const Instance& instance, CostKind cost) const {
    const auto refuse = [&](const std::string& why) {
        throw CheckpointError(printable(file) + ": " + why);
    };
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) return;
    if (std::filesystem::is_directory(status)) refuse("is a directory; expected a file");
    if (!std::filesystem::is_regular_file(status)) refuse("is no regular file; expected one");
    if (force) return;
    const std::string way_out = "; expected a new name, or --force to replace it";
    if (!looks_like_checkpoint(file)) refuse("is there already and is no checkpoint" + way_out);
    CheckpointInfo there;
    try {
        there = read_checkpoint_info(file);
    } catch (const CheckpointError&) {
        refuse("is there already and is no whole checkpoint" + way_out);
    }
    if (there.instance != fingerprint_of(instance)) {
        refuse("is there already and is a checkpoint of another instance" + way_out);
    }
    if (there.cost != cost) {
        refuse("is there already and is a checkpoint for " + std::string(to_string(there.cost)) +
               way_out);
    }
}

}  // namespace tabkeeper::cli
