#pragma once

// Collections of boards as plain text: .xsb, .sok, .txt and one kind of .slc.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/rle.hpp"
#include "formats/sokoban_titles.hpp"
#include "formats/source.hpp"

namespace tabkeeper::formats {

/// The moves of a solution, as the text has them, and where they start.
struct WrittenSolution {
    std::size_t level = 0;  ///< counted from 0
    std::string moves;
    Spot start;
};

/// Levels as a reader meets them. What it has to warn of is said at the end, and only of levels
/// that were asked for.
class LevelList {
public:
    explicit LevelList(Source& source) : source_(source) {}

    /// Adds a level: what `read` gives, or the InputError that it throws.
    void add(const Place& place, const std::function<Instance(const ReadOptions&)>& read);
    std::size_t size() const { return levels_.size(); }
    /// Forgets all but the first.
    void cut(std::size_t size);
    Collection finish(const std::function<void(Collection&)>& give_titles);

private:
    struct Warning {
        std::size_t level = 0;
        Place place;
        std::string message;
    };

    Source& source_;
    std::vector<Level> levels_;
    std::vector<Warning> warnings_;
};

/// Reads all levels, and their solutions where `solutions` is given.
Collection read_sokoban_text(Source& source, std::vector<WrittenSolution>* solutions = nullptr);

/// The same from XML. Throws InputError where it is not well-formed.
Collection read_slc(Source& source);

}  // namespace tabkeeper::formats
