// Files that cannot be read, or hold something else altogether. Whatever they hold, nothing that a
// terminal might obey is echoed.

#include <filesystem>

#include "cli/refusal.hpp"

using namespace tabkeeper::testing;
using namespace std::string_literals;

namespace {

Outcome run_in(const TempFolder& folder, const std::vector<std::string>& arguments) {
    Launch launch;
    launch.folder = folder.path().string();
    launch.arguments = arguments;
    return run(launch);
}

bool is_safe(const std::string& text) {
    return std::none_of(text.begin(), text.end(), [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return (byte < ' ' && byte != '\n') || byte == 0x7F || (byte >= 0x80 && byte < 0xA0);
    });
}

}  // namespace

TEST_CASE("a file that is not there is named with the system's reason") {
    const TempFolder folder;
    const Outcome outcome = run_in(folder, {"missing.asp"});
    CHECK(outcome.code == 65);
    CHECK(outcome.out.empty());
    CHECK(outcome.err == "missing.asp:1:1: cannot be opened: No such file or directory\n");
}

TEST_CASE("a folder is not an instance") {
    const TempFolder folder;
    std::filesystem::create_directory(folder.path() / "levels");
    const Outcome outcome = run_in(folder, {"levels"});
    CHECK(outcome.code == 65);
    CHECK(outcome.err == "levels:1:1: is a directory; expected a file\n");
}

TEST_CASE("names that no file can have are refused like missing files") {
    const TempFolder folder;
    folder.write("file", corridor_facts());
    CHECK(contains(run_in(folder, {"file/below.asp"}).err,
                   "file/below.asp:1:1: cannot be opened: Not a directory"));
    const Outcome outcome = run_in(folder, {std::string(5000, 'x')});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, "cannot be opened: File name too long"));
    CHECK(run_in(folder, {""}).code == 65);
}

TEST_CASE("a file that opens and cannot be read is not taken for an empty one") {
    const Outcome outcome = run({"/proc/self/mem"});
    CHECK(outcome.code == 65);
    CHECK(outcome.err == "/proc/self/mem:1:1: cannot be read any further\n");
}

TEST_CASE("binary junk and NUL bytes are refused by their value") {
    check_refused("\x7F\x45LF\x02\x01"s, "1:1", {"expected a fact", "byte 0x7f"});
    check_refused("\0\0\0\0"s, "1:1", {"expected a fact", "byte 0x00"});
    check_refused("box(a).\nbox\0(b)."s, "2:4", {"expected '.' after box", "byte 0x00"});
    check_refused("box(a\0)."s, "1:6", {"expected ',' or ')'", "byte 0x00"});
    check_refused("box(\"a\0b\")."s, "1:8", {"expected text in the string", "byte 0x00"});
    check_refused(
        "\xFF\xFE"
        "b\0o\0x\0"s,
        "1:1", {"expected a fact", "byte 0xff"});
    check_refused("\x89PNG\r\n\x1A\n", "1:1", {"expected a fact", "byte 0x89"});
}

TEST_CASE("the program reads its own binary and refuses it") {
    const Outcome outcome = run({TABKEEPER_PROGRAM});
    CHECK(outcome.code == 65);
    CHECK(is_safe(outcome.err));
}

TEST_CASE("every single byte in the place of a fact ends in a code of the table, never a signal") {
    for (int byte = 0; byte < 256; ++byte) {
        const Outcome outcome = run({"-"}, std::string(1, static_cast<char>(byte)));
        CAPTURE(byte);
        CHECK(outcome.code == 65);
        CHECK(is_safe(outcome.err));
    }
}

TEST_CASE("terminal escapes in a string are refused and not echoed") {
    for (const std::string escape : {"\x1B[31m",
                                     "\x9B"
                                     "31m",
                                     "\xC2\x9B"
                                     "31m",
                                     "\x07", "\x7F", "\b"}) {
        const Outcome outcome = run({"-"}, corridor_facts() + "box(\"" + escape + "\").");
        CAPTURE(outcome.err);
        CHECK(outcome.code == 65);
        CHECK(contains(outcome.err, "<stdin>:3:"));
        CHECK(is_safe(outcome.err));
    }
}

TEST_CASE("text in a string that is not UTF-8 is refused, because JSON could not carry it") {
    check_refused("box(\"\xE4\").", "1:5", {"UTF-8", "\\xe4"});
}

TEST_CASE("terminal escapes in a file's name are shown as their values") {
    const TempFolder folder;
    const std::string evil = "\x1B]0;owned\x07.asp";
    CHECK(run_in(folder, {evil}).err ==
          "\\x1b]0;owned\\x07.asp:1:1: cannot be opened: No such file or directory\n");
    folder.write(evil, corridor_facts());
    const Outcome text = run_in(folder, {evil});
    CHECK(text.code == 30);
    CHECK(is_safe(text.out));
    CHECK(contains(text.out, "Instance  : \\x1b]0;owned\\x07.asp\n"));
}

TEST_CASE("a line end in a file's name cannot smuggle atoms into an ASP answer") {
    const TempFolder folder;
    const std::string evil = "a\npush(x,up,y,1).";
    folder.write(evil, corridor_facts());
    const Outcome outcome = run_in(folder, {evil, evil, "-f", "asp"});
    CHECK(outcome.code == 30);
    CHECK_FALSE(contains(outcome.out, "\npush(x"));
}

TEST_CASE("terminal escapes in a plan's names are not echoed") {
    const TempFolder folder;
    const auto instance = folder.write("corridor.asp", corridor_facts());
    const Outcome outcome =
        run({"check", instance, "-"}, R"([{"from":"\u001b[31m","direction":"right","to":"d"}])");
    CHECK(outcome.code == 65);
    CHECK(is_safe(outcome.err));
    CHECK(contains(outcome.err, "no location \\x1b[31m"));
}
