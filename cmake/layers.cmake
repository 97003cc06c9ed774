# tabkeeper_layer(NAME [USES layer...] [LINKS target...])
#
# An object library of src/NAME. Its headers are seen as "NAME/file.hpp" through a folder of its own
# that holds nothing but a link to src/NAME, so a layer can include only the layers it names here:
# an arrow that is not in the design does not compile.
#
# Optimised builds compile each layer as one unit (TABKEEPER_UNITY): most of the time goes into headers, which are then
# read once, and into templates, which are then instantiated once. Not so in debug builds (preset dev), where a file
# that does not include what it uses is found. Names in unnamed namespaces have to be different within a layer. (CLI11
# makes a dozen objects in every source that includes it, at every start. In one unit they are made once: 0.05 ms and 8
# page faults less.)

string(REGEX MATCH "^Rel" tabkeeper_is_optimised "${CMAKE_BUILD_TYPE}")
if(tabkeeper_is_optimised)
  option(TABKEEPER_UNITY "Compile each layer and each test program as one unit" ON)
else()
  option(TABKEEPER_UNITY "Compile each layer and each test program as one unit" OFF)
endif()

function(tabkeeper_unity target)
  if(TABKEEPER_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    # As GCC does in any case: functions of other files are called, not inlined, so that cmake/mutants.cmake can change
    # them.
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND TABKEEPER_TESTS AND NOT TABKEEPER_SANITIZED)
      target_compile_options(${target} PRIVATE -fsemantic-interposition)
    endif()
  endif()
endfunction()

function(tabkeeper_layer name)
  cmake_parse_arguments(LAYER "" "" "USES;LINKS" ${ARGN})
  set(target tabkeeper_${name})
  set(view ${PROJECT_BINARY_DIR}/layers/${name})
  file(MAKE_DIRECTORY ${view})
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/src/${name} ${view}/${name} SYMBOLIC)

  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(${target} OBJECT ${sources})
  target_include_directories(${target}
    PUBLIC ${view}
    PRIVATE ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/generated)
  list(TRANSFORM LAYER_USES PREPEND tabkeeper_)
  target_link_libraries(${target} PRIVATE ${LAYER_USES} ${LAYER_LINKS} Threads::Threads)
  tabkeeper_warnings(${target})
  tabkeeper_unity(${target})
endfunction()

# tabkeeper_inlines(LAYER...): GCC inlines less the larger a unit is, which makes one unit of a layer of the search 1%
# slower than its files; without that limit it is 2% faster (instructions of XSokoban 1 in pushes: 247.9 M as files,
# 250.3 M as one unit, 243.2 M with this).
function(tabkeeper_inlines)
  if(NOT TABKEEPER_UNITY OR TABKEEPER_SANITIZED OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  foreach(layer IN LISTS ARGN)
    target_compile_options(tabkeeper_${layer} PRIVATE --param=inline-unit-growth=200 --param=large-unit-insns=100000)
  endforeach()
endfunction()

# tabkeeper_stays_small(LAYER...): layers that no search waits for, of which a run needs a little here and there. What is
# not there need not be mapped; the steps of -O3 make them a seventh larger.
function(tabkeeper_stays_small)
  if(tabkeeper_is_optimised AND NOT TABKEEPER_SANITIZED)
    foreach(layer IN LISTS ARGN)
      target_compile_options(tabkeeper_${layer} PRIVATE -O2)
    endforeach()
  endif()
endfunction()

function(tabkeeper_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    -Wnon-virtual-dtor -Wold-style-cast)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 sees both where there are none, in std::string and std::vector (PR 105329, 105562).
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-array-bounds)
  endif()
  if(TABKEEPER_WARNINGS_ARE_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
