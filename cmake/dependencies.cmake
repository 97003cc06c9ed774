# What tabkeeper stands on. scripts/setup.sh installs all of it from the distribution.

find_package(Threads REQUIRED)
find_package(TBB REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)

# parallel-hashmap is headers only. Where the distribution has no package of it, the release is fetched
# and pinned by the checksum of its content; nothing of its own build is run.
find_path(PHMAP_INCLUDE_DIR parallel_hashmap/phmap.h)
if(NOT PHMAP_INCLUDE_DIR)
  include(FetchContent)
  FetchContent_Declare(parallel_hashmap
    URL https://github.com/greg7mdp/parallel-hashmap/archive/refs/tags/v1.4.1.tar.gz
    URL_HASH SHA256=949874f4207b8735422438b23b884fb1f4b926689bb5eebff38cc4d357d09cd2
    SOURCE_SUBDIR headers-only
    DOWNLOAD_EXTRACT_TIMESTAMP TRUE)
  FetchContent_MakeAvailable(parallel_hashmap)
  set(PHMAP_INCLUDE_DIR ${parallel_hashmap_SOURCE_DIR})
endif()
add_library(phmap INTERFACE)
target_include_directories(phmap SYSTEM INTERFACE $<BUILD_INTERFACE:${PHMAP_INCLUDE_DIR}>)
