// The four exports of compare and ablate carry the same numbers, cell by cell, whatever the names
// of the instances are.

#include "cli/exports.hpp"

#include "cli/peer_scripts.hpp"

namespace exports_tests {

using namespace tabkeeper::testing;

namespace {

struct Files {
    TempFolder folder;
    std::string csv = name("all.csv");
    std::string json_file = name("all.json");
    std::string markdown = name("all.md");
    std::string html = name("all.html");

    std::string name(const char* file) const { return (folder.path() / file).string(); }
    std::vector<std::string> options() const {
        return {"--export-csv",      csv,      "--export-json", json_file,
                "--export-markdown", markdown, "--export-html", html};
    }
};

std::string content_of(const std::string& file) {
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    REQUIRE(!text.str().empty());
    return text.str();
}

/// A cell of the JSON in the words of the others; numbers are compared as numbers.
void check_same(const json& value, const std::string& text, const std::string& where) {
    INFO(where << ": " << value.dump() << " and " << text);
    if (value.is_null()) {
        CHECK(text.empty());
    } else if (value.is_number()) {
        CHECK(std::stod(text) == value.get<double>());
    } else {
        CHECK(text == value.get<std::string>());
    }
}

void check_all_same(const Files& files) {
    const auto csv = csv_cells(content_of(files.csv));
    const auto markdown = markdown_tables(content_of(files.markdown));
    const auto html = html_tables(content_of(files.html));
    const auto document = nlohmann::ordered_json::parse(content_of(files.json_file));
    REQUIRE(markdown.size() == 2);
    REQUIRE(html.size() == 2);
    const std::array sheets{document["summary"], document["rows"]};
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        const auto& rows = sheets[sheet];
        REQUIRE(!rows.empty());
        REQUIRE(html[sheet].size() == rows.size() + 1);
        REQUIRE(markdown[sheet].size() == rows.size() + 1);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            std::size_t column = 0;
            for (const auto& [key, value] : rows[row].items()) {
                check_same(value, html[sheet].at(row + 1).at(column), "HTML " + key);
                check_same(value, markdown[sheet].at(row + 1).at(column), "Markdown " + key);
                if (sheet == 1) {
                    CHECK(csv.at(0).at(column) == key);
                    check_same(value, csv.at(row + 1).at(column), "CSV " + key);
                }
                ++column;
            }
            CHECK(html[sheet].at(row + 1).size() == column);
            CHECK(markdown[sheet].at(row + 1).size() == column);
        }
    }
    CHECK(csv.size() == sheets[1].size() + 1);
}

const std::string hostile = "<img src=x onerror=alert(1)>|\"&,'`_x.asp";

}  // namespace

TEST_CASE("CSV, JSON, Markdown and HTML of a comparison carry the same numbers") {
    const PeerScripts peers;
    const Files files;
    std::vector<std::string> words{
        "compare",
        peers.corridor,
        peers.folder.write(hostile, corridor_facts()),
        peers.folder.write("unsolvable.asp", unsolvable_facts()),
        "--swipl",
        peers.right_swipl(),
        "--clingo",
        peers.script("junk", "echo '<b>, \"junk\" | & more' >&2; exit 1"),
        "-j",
        "1,2"};
    const auto options = files.options();
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = run(words);
    INFO(outcome.err);
    CHECK(outcome.code == 76);  // swipl's plan is for the corridor only
    check_all_same(files);
}

TEST_CASE("the plots of a comparison have a point for each run, with its numbers") {
    const PeerScripts peers;
    const Files files;
    std::vector<std::string> words{"compare", peers.corridor, "--with",
                                   "swipl",   "--swipl",      peers.right_swipl()};
    const auto options = files.options();
    words.insert(words.end(), options.begin(), options.end());
    CHECK(run(words).code == 0);
    const std::string page = content_of(files.html);
    const auto csv = csv_cells(content_of(files.csv));
    const auto cell = [&](const std::string& key) {
        const auto found = std::find(csv[0].begin(), csv[0].end(), key);
        REQUIRE(found != csv[0].end());
        return csv[1][static_cast<std::size_t>(found - csv[0].begin())];
    };
    CHECK(contains(page, "data-ours=\"" + cell("tabkeeper_seconds") + "\" data-peer=\"" +
                             cell("swipl_seconds") + "\""));
    CHECK(contains(page, "data-system=\"swipl\""));
    CHECK(contains(page, "data-seconds=\"" + cell("swipl_seconds") + "\""));
}

TEST_CASE("a hostile name is text in the page, never markup") {
    const PeerScripts peers;
    const Files files;
    std::vector<std::string> words{"compare", peers.folder.write(hostile, corridor_facts()),
                                   "--with",  "swipl",
                                   "--swipl", peers.right_swipl()};
    const auto options = files.options();
    words.insert(words.end(), options.begin(), options.end());
    CHECK(run(words).code == 0);
    CHECK_FALSE(contains(content_of(files.html), "<img"));
    CHECK_FALSE(contains(content_of(files.markdown), " <img"));
    check_all_same(files);
}

TEST_CASE("the page asks for nothing from anywhere") {
    const PeerScripts peers;
    const Files files;
    std::vector<std::string> words{"compare", peers.corridor, "--with", "none"};
    const auto options = files.options();
    words.insert(words.end(), options.begin(), options.end());
    CHECK(run(words).code == 0);
    const std::string page = content_of(files.html);
    for (const char* address : {"http:", "https:", "src=", "url(", "@import"}) {
        INFO(address);
        CHECK_FALSE(contains(page, address));
    }
}

TEST_CASE("CSV, JSON, Markdown and HTML of an ablation carry the same numbers") {
    const TempFolder folder;
    const Files files;
    std::vector<std::string> words{"ablate", folder.write(hostile, three_lines_facts()),
                                   folder.write("unsolvable.asp", unsolvable_facts())};
    const auto options = files.options();
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = run(words);
    INFO(outcome.err);
    CHECK(outcome.code == 0);
    check_all_same(files);
}

}  // namespace exports_tests
