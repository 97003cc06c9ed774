#pragma once

// Rows packed by run-length encoding: 4#, 3(-$), rows parted by '|'.

#include <functional>
#include <string_view>

#include "formats/board_text.hpp"

namespace tabkeeper::formats {

/// Makes rows of a board out of the rows of a text. One is used for a whole file, so that a small
/// file cannot become a large one.
class RowDecoder {
public:
    /// Adds the rows that the text stands for; `spots` says where each of its bytes is, or is empty
    /// where they follow `start` on one line. Throws InputError.
    void add(BoardText& board, std::string_view text, Spot start,
             const std::vector<Spot>& spots = {});

private:
    void add_plain(BoardText& board, std::string_view text, Spot start,
                   const std::vector<Spot>& spots);
    void add_packed(BoardText& board, std::string_view text, Spot start,
                    const std::vector<Spot>& spots);

    std::size_t taken_ = 0;
    std::size_t given_ = 0;
};

}  // namespace tabkeeper::formats
