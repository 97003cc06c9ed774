#pragma once

// Gives the program a bad instance and looks at what it says.

#include <string>
#include <string_view>
#include <vector>

#include "cli/fixtures.hpp"

namespace tabkeeper::testing {

/// The program must exit with 65, print nothing, and say `bad.asp:PLACE: ...` with all the words.
inline void check_refused(std::string_view text, const std::string& place,
                          const std::vector<std::string>& words) {
    const TempFolder folder;
    folder.write("bad.asp", text);
    Launch launch;
    launch.folder = folder.path().string();
    launch.arguments = {"solve", "bad.asp"};
    const Outcome outcome = run(launch);
    const std::string shown(text.substr(0, 200));
    CAPTURE(shown, place, outcome.err);
    CHECK(outcome.code == 65);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find("bad.asp:" + place + ": ") == 0);
    CHECK(lines_of(outcome.err).size() == 1);
    for (const std::string& word : words) {
        CAPTURE(word);
        CHECK(contains(outcome.err, word));
    }
}

}  // namespace tabkeeper::testing
