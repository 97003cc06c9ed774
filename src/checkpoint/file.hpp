#pragma once

#include <filesystem>
#include <fstream>

namespace tabkeeper::checkpoint {

/// Opens a checkpoint to read. Throws CheckpointError where there is no regular file; a pipe or a
/// device is not even touched.
std::ifstream open(const std::filesystem::path& file);

}  // namespace tabkeeper::checkpoint
