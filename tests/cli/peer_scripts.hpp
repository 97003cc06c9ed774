#pragma once

// Small programs that are put in the place of a peer, and what compare makes of them.

#include <sys/stat.h>

#include "cli/fixtures.hpp"

namespace tabkeeper::testing {

/// A folder with an instance of one line and scripts that stand for SWI-Prolog or clingo.
class PeerScripts {
public:
    TempFolder folder;
    const std::string corridor = folder.write("corridor.asp", corridor_facts());

    /// A program that /bin/sh runs; `$4` is the file with the facts where it stands for swipl,
    /// `$2` where it stands for clingo.
    std::string script(const std::string& name, const std::string& body) const {
        std::string file = folder.write(name, "#!/bin/sh\n" + body + "\n");
        ::chmod(file.c_str(), 0755);
        return file;
    }

    /// The plan of the corridor as the Prolog program prints it.
    std::string right_swipl() const {
        return script("right-swipl",
                      "echo '% optimum 1'; echo 'push(b,right,d,1).'\n"
                      "echo '% table 7 variants, 700 bytes'");
    }
    std::string right_clingo() const {
        return script("right-clingo",
                      "echo '{\"Result\": \"SATISFIABLE\", \"Call\": [{}, {\"Witnesses\": "
                      "[{\"Value\": [\"line(1,b,right,d)\"]}]}]}'; exit 30");
    }

    struct Compared {
        Outcome outcome;
        json document;  ///< the export as JSON
        json row;       ///< its only row
    };

    /// compare on one instance with this script as swipl.
    Compared compare_with_swipl(const std::string& script, const std::string& instance,
                                const std::vector<std::string>& more = {}) const {
        return compare(instance, {"--with", "swipl", "--swipl", script}, more);
    }

    Compared compare(const std::string& instance, std::vector<std::string> words,
                     const std::vector<std::string>& more = {}) const {
        const std::string file = (folder.path() / "export.json").string();
        words.insert(words.begin(), {"compare", instance, "--export-json", file, "--force"});
        words.insert(words.end(), more.begin(), more.end());
        Compared compared;
        compared.outcome = run(words);
        INFO(compared.outcome.err);
        std::ifstream stream(file);
        REQUIRE(stream);
        compared.document = json::parse(stream);
        if (compared.document["rows"].size() == 1) compared.row = compared.document["rows"][0];
        return compared;
    }
};

}  // namespace tabkeeper::testing
