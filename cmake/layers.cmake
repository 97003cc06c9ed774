# tabkeeper_layer(NAME [USES layer...] [LINKS target...])
#
# An object library of src/NAME. Its headers are seen as "NAME/file.hpp" through a folder of its own
# that holds nothing but a link to src/NAME, so a layer can include only the layers it names here:
# an arrow that is not in the design does not compile.

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
