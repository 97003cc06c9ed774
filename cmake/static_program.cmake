# tabkeeper_is_program(TARGET): TARGET has all layers of the program.
#
# Where oneTBB is at hand as an archive (scripts/own_tbb.sh, which the Makefile runs), TARGET needs no shared library
# and no dynamic linker: most instances are solved in less time than those take to start (docs/results.md has the
# figures). It is position-independent all the same. Otherwise TARGET is linked as usual. The library, and the tests
# that use it, always have the shared oneTBB.

set(TABKEEPER_TBB_ARCHIVE "" CACHE PATH "Where `scripts/own_tbb.sh archive` has put oneTBB, for a static program")

include(CheckCXXSourceRuns)
include(CheckLinkerFlag)

# The headers that our sources are compiled with are those of the package: both must be of one version.
function(tabkeeper_tbb_version result)
  foreach(folder IN LISTS ARGN)
    if(EXISTS ${folder}/oneapi/tbb/version.h)
      file(STRINGS ${folder}/oneapi/tbb/version.h lines REGEX "^#define TBB_(INTERFACE_)?VERSION_[A-Z]+ +[0-9]+")
      set(${result} "${lines}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${result} "" PARENT_SCOPE)
endfunction()

# Sets `reason` to why not, where it cannot be.
function(tabkeeper_why_not_static reason)
  set(archive ${TABKEEPER_TBB_ARCHIVE}/lib/libtbb.a)
  if(NOT TABKEEPER_TBB_ARCHIVE OR NOT EXISTS ${archive})
    set(${reason} "no archive of oneTBB" PARENT_SCOPE)
    return()
  elseif(TABKEEPER_SANITIZED)
    set(${reason} "it is sanitized" PARENT_SCOPE)
    return()
  endif()
  get_target_property(package_folders TBB::tbb INTERFACE_INCLUDE_DIRECTORIES)
  tabkeeper_tbb_version(package_version ${package_folders} /usr/include)
  tabkeeper_tbb_version(archive_version ${TABKEEPER_TBB_ARCHIVE}/include)
  if(NOT archive_version OR NOT archive_version STREQUAL package_version)
    set(${reason} "the archive of oneTBB is of another version than its headers" PARENT_SCOPE)
    return()
  endif()
  # What linkers do differently: whether there is a static program that goes anywhere, whether its own constructors are
  # run before main, and whether those of the archive are where search/scheduler.cpp looks for them, and only there.
  set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie -Wl,--gc-sections)
  check_linker_flag(CXX -Wl,-z,nostart-stop-gc TABKEEPER_LINKS_Wl__z_nostart_stop_gc)
  if(TABKEEPER_LINKS_Wl__z_nostart_stop_gc)
    list(APPEND CMAKE_REQUIRED_LINK_OPTIONS -Wl,-z,nostart-stop-gc)
  endif()
  set(CMAKE_REQUIRED_FLAGS -fPIE)
  set(CMAKE_REQUIRED_INCLUDES ${TABKEEPER_TBB_ARCHIVE}/include)
  set(CMAKE_REQUIRED_LIBRARIES ${archive} Threads::Threads)
  set(CMAKE_REQUIRED_QUIET ON)
  check_cxx_source_runs("#include <oneapi/tbb/task_group.h>
    extern \"C\" {
    [[gnu::weak, gnu::visibility(\"hidden\")]] extern void (*const __start_tbb_set_up[])();
    [[gnu::weak, gnu::visibility(\"hidden\")]] extern void (*const __stop_tbb_set_up[])();
    }
    int constructed = 0;
    struct Constructed { Constructed() { ++constructed; } } object;
    int main() {
      if (constructed != 1 || __start_tbb_set_up == __stop_tbb_set_up) return 1;
      for (auto step = __start_tbb_set_up; step != __stop_tbb_set_up; ++step) (*step)();
      tbb::task_group group;
      int run = 0;
      group.run([&run] { run = 1; });
      group.wait();
      return run == 1 && constructed == 1 ? 0 : 1;
    }" TABKEEPER_LINKS_STATICALLY)
  if(NOT TABKEEPER_LINKS_STATICALLY)
    set(${reason} "the linker does not make one" PARENT_SCOPE)
    return()
  endif()
  set(${reason} "" PARENT_SCOPE)
endfunction()

tabkeeper_why_not_static(tabkeeper_not_static)
if(tabkeeper_not_static)
  message(STATUS "tabkeeper is linked with the shared oneTBB: ${tabkeeper_not_static}")
else()
  message(STATUS "tabkeeper is a static program")
endif()

function(tabkeeper_is_program target)
  tabkeeper_links_little(${target})
  if(tabkeeper_not_static)
    target_link_libraries(${target} PRIVATE
      tabkeeper_cli tabkeeper_compare tabkeeper_view tabkeeper_report tabkeeper)
    return()
  endif()
  # The objects alone: their targets would bring the shared oneTBB with them.
  foreach(layer IN LISTS tabkeeper_program_layers)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:tabkeeper_${layer}>)
  endforeach()
  target_include_directories(${target} PRIVATE $<TARGET_PROPERTY:tabkeeper_cli,INCLUDE_DIRECTORIES>)
  # Not as an option of the link: CMake's own -pie comes after those, and the last one is taken.
  target_link_libraries(${target} PRIVATE -static-pie ${TABKEEPER_TBB_ARCHIVE}/lib/libtbb.a Threads::Threads)
  set_target_properties(${target} PROPERTIES TABKEEPER_IS_STATIC ON)
endfunction()
