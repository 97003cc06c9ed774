// A file that cannot be read is a task of its own, and so is a level that is no good: neither
// concerns the others.

#include "cli/tasks.hpp"

#include <algorithm>
#include <filesystem>
#include <new>
#include <utility>

#include "cli/reserve.hpp"

namespace tabkeeper::cli {

std::string file_stem(const Task& task) {
    constexpr std::size_t digits = 3;
    std::string name =
        task.file == "-" ? "stdin" : std::filesystem::path(task.file).stem().string();
    if (task.level) {
        const std::string number = std::to_string(*task.level);
        name += "-" + std::string(digits - std::min(digits, number.size()), '0') + number;
    }
    return name;
}

Tasks::Tasks(const InputArguments& inputs, ReadOptions reading,
             std::optional<std::chrono::milliseconds> time_limit)
    : files_(inputs.files), reading_(std::move(reading)), time_limit_(time_limit) {}

std::optional<Task> Tasks::next() {
    std::optional<Task> task = next_even_if_unread();
    if (task && task->out_of_memory) throw std::bad_alloc();
    return task;
}

std::optional<Task> Tasks::next_even_if_unread() {
    while (next_level_ == levels_.size()) {
        if (next_file_ == files_.size()) return std::nullopt;
        read_next_file();
    }
    Task task = std::move(levels_[next_level_++]);
    task.index = given_++;
    task.among_many = are_many();
    return task;
}

void Tasks::read_next_file() {
    const std::string& file = files_[next_file_++];
    levels_.clear();
    next_level_ = 0;
    Task alone;
    {
        const ReserveOpen reserve;
        alone.name = file;
        alone.file = file;
    }
    alone.begun = Clock::now();
    try {
        ReadOptions reading = reading_;
        reading.stopping = [&] {
            return reading_.stopping() ||
                   (time_limit_ && Clock::now() >= *alone.begun + *time_limit_);
        };
        Collection collection = read_collection(file, reading);
        if (collection.levels.empty()) throw InputError({file, 1, 1}, "there is no level in it");
        for (Level& level : collection.levels) {
            Task task = alone;
            if (collection.size > 1) {
                task.name += "#" + std::to_string(level.number);
                task.level = level.number;
            }
            if (collection.levels.size() > 1) task.begun.reset();
            if (const InputError* error = level.error()) {
                task.error = error->what();
            } else {
                task.instance = std::get<Instance>(std::move(level.content));
            }
            levels_.push_back(std::move(task));
        }
    } catch (const InputError& error) {
        alone.error = error.what();
        levels_.push_back(std::move(alone));
    } catch (const ReadingStopped&) {
        levels_.push_back(std::move(alone));
    } catch (const std::bad_alloc&) {
        const ReserveOpen reserve;
        alone.out_of_memory = true;
        levels_.clear();
        levels_.push_back(std::move(alone));
    }
}

}  // namespace tabkeeper::cli
