// Own parsers, with what to type instead.

#include "cli/compare_arguments.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "cli/checked_by.hpp"
#include "cli/places.hpp"
#include "cli/quantities.hpp"
#include "cli/run_arguments.hpp"

namespace tabkeeper::cli {

namespace {

std::vector<std::string> words_in(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

bool is_peer(const std::string& word) {
    return std::find(peer_names.begin(), peer_names.end(), word) != peer_names.end();
}

std::vector<std::string> parse_peers(const std::string& text) {
    std::vector<std::string> peers;
    for (const std::string& word : words_in(text)) {
        if (word == "none" && words_in(text).size() == 1) return {};
        if (!is_peer(word)) {
            throw std::invalid_argument("'" + printable(word) +
                                        "' is no peer; type swipl, clingo, both with a comma, or "
                                        "none");
        }
        if (std::find(peers.begin(), peers.end(), word) == peers.end()) peers.push_back(word);
    }
    return peers;
}

unsigned parse_count(const std::string& text, const std::string& what, unsigned most) {
    if (!text.empty() && text.size() <= 4 &&
        text.find_first_not_of("0123456789") == std::string::npos) {
        const auto count = static_cast<unsigned>(std::stoul(text));
        if (count >= 1 && count <= most) return count;
    }
    throw std::invalid_argument("'" + printable(text) + "' is no number of " + what +
                                "; type 1 to " + std::to_string(most));
}

std::vector<unsigned> parse_threads(const std::string& text) {
    std::vector<unsigned> counts;
    for (const std::string& word : words_in(text)) {
        const unsigned count = parse_count(word, "threads", 1024);
        if (std::find(counts.begin(), counts.end(), count) == counts.end()) counts.push_back(count);
    }
    if (counts.empty()) throw std::invalid_argument("no number of threads; type 1 or 1,2");
    return counts;
}

unsigned parse_runs(const std::string& text) { return parse_count(text, "runs", 100); }

Bytes parse_memory(const std::string& text) {
    constexpr Bytes least{64ULL << 20U};
    const auto bytes = parse_size(text);
    if (!bytes || *bytes < least) {
        throw std::invalid_argument("'" + printable(text) +
                                    "' is no memory for a program; type 64M or more");
    }
    return *bytes;
}

}  // namespace

compare::Limits CompareArguments::limits() const {
    return {parse_duration(time_limit), parse_memory(memory_limit)};
}

std::vector<unsigned> CompareArguments::thread_counts() const { return parse_threads(threads); }

unsigned CompareArguments::run_count() const { return parse_runs(runs); }

std::vector<std::string> CompareArguments::peers() const {
    if (means_installed()) return {peer_names.begin(), peer_names.end()};
    return parse_peers(with);
}

void CompareArguments::add_to(CLI::App& command) {
    add_places_option(command, inputs.files);
    const auto option = [&](const char* name, std::string& text, const char* type,
                            const char* help) {
        return command.add_option(name, text, help)->type_name(type)->capture_default_str();
    };
    option("--with", with, "LIST", "Peers: swipl,clingo; none; default: those installed")
        ->check(checked_by(parse_peers));
    option("-t,--time-limit", time_limit, "TIME", "Wall clock for each run")
        ->check(checked_by(parse_duration));
    option("--memory-limit", memory_limit, "SIZE", "Address space for each run")
        ->check(checked_by(parse_memory));
    option("-j,--threads", threads, "LIST", "Ours; 1,2: with one, and again with two")
        ->check(checked_by(parse_threads));
    option("-r,--rules", rules, "LIST", "Ours; corner,stuck: those of the Prolog program")
        ->check(rules_complaint);
    option("--runs", runs, "N", "Of each that takes less than a second; the shortest counts")
        ->check(checked_by(parse_runs));
    option("--swipl", swipl, "PROGRAM", "SWI-Prolog, where it is not in PATH");
    option("--clingo", clingo, "PROGRAM", "clingo, where it is not in PATH");
    inputs.add_options_to(command);
    exports.add_to(command);
    add_progress_option(command, progress);
}

}  // namespace tabkeeper::cli
