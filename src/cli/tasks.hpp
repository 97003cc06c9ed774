#pragma once

// The instances of a command line, one by one. A file is read when its first instance is wanted, so
// that the ones before it have been answered by then if one is answered at a time.
//
// Not thread-safe: whoever shares it locks it.

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/input_arguments.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

struct Task {
    std::size_t index = 0;  ///< in the order of the command line, from 0
    std::string name;       ///< the file; file#3 where it has several levels
    std::string file;
    std::optional<std::size_t> level;  ///< its number in such a file
    bool among_many = false;           ///< whether the command line has more than this one
    std::optional<Instance> instance;  ///< none: there is an error, or reading was given up
    bool out_of_memory = false;        ///< which is why it was
    std::string error;
    /// Where the file holds this instance alone: since when it is being read.
    std::optional<std::chrono::steady_clock::time_point> begun;
};

/// For a file that is made from a task: NAME, or NAME-007 for a level of several.
std::string file_stem(const Task& task);

class Tasks {
public:
    using Clock = std::chrono::steady_clock;

    /// `reading.stopping` is asked, too, where a file takes longer than the time limit.
    Tasks(const InputArguments& inputs, ReadOptions reading,
          std::optional<std::chrono::milliseconds> time_limit = std::nullopt);

    /// Nothing where there is none left. Throws std::bad_alloc where memory ran out while reading.
    std::optional<Task> next();

    /// The same, but then the task is given without its instance.
    std::optional<Task> next_even_if_unread();

    /// Whether there is more than one; known once the first has been taken.
    bool are_many() const { return files_.size() > 1 || levels_.size() > 1; }

    /// How many there are as far as is known; a file that has not been read counts for one.
    std::size_t known_count() const { return given_ + levels_.size() - next_level_ + files_left(); }

private:
    std::size_t files_left() const { return files_.size() - next_file_; }
    void read_next_file();

    std::vector<std::string> files_;
    ReadOptions reading_;
    std::optional<std::chrono::milliseconds> time_limit_;
    std::vector<Task> levels_;  // of the file read last
    std::size_t next_level_ = 0;
    std::size_t next_file_ = 0;
    std::size_t given_ = 0;
};

}  // namespace tabkeeper::cli
