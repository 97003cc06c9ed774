#pragma once

// Many runs for people: a line for each and a summary of all.

#include <array>
#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>

#include "report/record.hpp"

namespace tabkeeper::report {

/// How many runs ended how.
class Tally {
public:
    void add(const Record& record);
    void add_bad() { ++bad_; }

    std::uint64_t ended() const;
    std::uint64_t count(Status status) const { return counts_[static_cast<std::size_t>(status)]; }
    std::uint64_t bad() const { return bad_; }

    /// `elapsed` is the wall clock of all together.
    void write(std::ostream& out, std::chrono::duration<double> elapsed, Bytes peak_rss) const;

private:
    std::array<std::uint64_t, 4> counts_{};   // by status
    std::array<std::uint64_t, 5> stopped_{};  // by reason
    std::uint64_t bad_ = 0;
    std::uint64_t expanded_ = 0;
    std::chrono::duration<double> time_{};
};

void write_row_header(std::ostream& out);
void write_row(std::ostream& out, const Record& record);
/// An input that could not be read or answered.
void write_bad_row(std::ostream& out, const std::string& name);

}  // namespace tabkeeper::report
