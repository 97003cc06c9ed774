// A long name is written out, so a word that does not begin with it does not mean it. Anything else
// that begins with a dash may mean every option: short ones can stand together in one word, help
// lists all there are, and a file of options may have any of them.

#include "cli/typed.hpp"

#include <algorithm>

namespace tabkeeper::cli {

namespace {

struct Typed {
    bool anything = true;
    std::vector<std::string> long_names;
};

/// The process has one command line.
Typed& typed() {
    static Typed the_words;
    return the_words;
}

bool begins_with(const std::string& word, std::string_view start) {
    return word.compare(0, start.size(), start) == 0;
}

}  // namespace

void note_typed(const std::vector<std::string>& words) {
    typed() = {};
    const auto may_mean_any = [](const std::string& word) {
        return begins_with(word, "--")
                   ? begins_with(word, "--help") || begins_with(word, "--config")
                   : begins_with(word, "-") && word != "-";
    };
    typed().anything = std::any_of(words.begin(), words.end(), may_mean_any);
    for (const std::string& word : words) {
        if (begins_with(word, "--")) typed().long_names.push_back(word);
    }
}

bool may_be_typed(std::initializer_list<std::string_view> options) {
    if (typed().anything) return true;
    const auto& words = typed().long_names;
    return std::any_of(options.begin(), options.end(), [&](std::string_view option) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return begins_with(word, option); });
    });
}

}  // namespace tabkeeper::cli
