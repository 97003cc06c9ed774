// Gives kept inputs to a target without libFuzzer, so that every compiler can: what was found once
// stays found.
//
//     fuzz_replay TARGET FOLDER...

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/targets.hpp"

namespace {

namespace fs = std::filesystem;

/// All files in the folders; a folder that is not there has none.
std::vector<fs::path> files_in(const std::vector<fs::path>& folders) {
    std::vector<fs::path> files;
    for (const fs::path& folder : folders) {
        if (!fs::is_directory(folder)) continue;
        for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::fprintf(stderr, "usage: fuzz_replay TARGET FOLDER...\n");
        return 2;
    }
    const tabkeeper::fuzz::Target& target = tabkeeper::fuzz::target_named(arguments[1]);
    const auto files = files_in({arguments + 2, arguments + count});
    for (const fs::path& file : files) {
        std::printf("%s\n", file.c_str());
        std::fflush(stdout);  // the last line names the input that ended it
        std::ifstream stream(file, std::ios::binary);
        const std::string input{std::istreambuf_iterator<char>(stream), {}};
        target.run(input);
    }
    std::printf("%zu inputs\n", files.size());
    return files.empty() ? 1 : 0;
}
