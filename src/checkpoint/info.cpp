// What can be said of a checkpoint without the instance.

#include <fstream>

#include "checkpoint/blocks.hpp"
#include "checkpoint/file.hpp"
#include "tabkeeper/checkpoint.hpp"

namespace tabkeeper {

std::string_view to_string(CheckpointPhase phase) {
    switch (phase) {
        case CheckpointPhase::Layers: return "layers";
        case CheckpointPhase::Frontier: return "frontier";
        case CheckpointPhase::Recursion: break;
    }
    return "recursion";
}

bool looks_like_checkpoint(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return false;
    std::ifstream bytes(file, std::ios::binary);
    std::string begin(checkpoint::magic.size(), '\0');
    bytes.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return bytes && begin == checkpoint::magic;
}

CheckpointInfo read_checkpoint_info(const std::filesystem::path& file) {
    std::ifstream bytes = checkpoint::open(file);
    return info_of(checkpoint::Reader(bytes, file.string()).header());
}

CheckpointInfo verify_checkpoint(const std::filesystem::path& file) {
    std::ifstream bytes = checkpoint::open(file);
    return verify_checkpoint(bytes, file.string());
}

CheckpointInfo verify_checkpoint(std::istream& bytes, const std::string& name) {
    checkpoint::Reader reader(bytes, name);
    while (const auto block = reader.next()) reader.skip(*block);
    return info_of(reader.header());
}

}  // namespace tabkeeper
