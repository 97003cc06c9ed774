# tabkeeper_load_on_demand(PROGRAM LIBRARY OBJECTS...)
#
# PROGRAM is linked without the shared LIBRARY (an imported target) that OBJECTS call, and loads it when
# one of its functions is called for the first time. Most instances are solved before a second thread is
# worth starting, and the dynamic linker's work for a scheduler that is not used, and for the C++ library
# that it brings with it, took longer than such an instance: docs/results.md has the figures.
#
# What is called is read from the objects (nm), so this fits any version of LIBRARY. Each of the functions gets a
# definition that jumps to the real one (src/on_demand/). They are written for x86-64; elsewhere PROGRAM
# is linked as usual.
#
# Run as a script (-DNM -DOBJECTS -DPREFIXES -DSONAME -DOUTPUT) it writes those definitions.

if(CMAKE_SCRIPT_MODE_FILE)
  execute_process(COMMAND ${NM} --undefined-only --format=posix ${OBJECTS}
    OUTPUT_VARIABLE undefined COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "(^|\n)(${PREFIXES})[^ \n]* U" names "${undefined}")
  list(TRANSFORM names REPLACE "\n| U" "")
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  list(LENGTH names count)
  if(count EQUAL 0)
    message(FATAL_ERROR "nothing of ${SONAME} is called: expected names that begin with ${PREFIXES}")
  endif()
  set(strings "")
  set(jumps "")
  set(index 0)
  foreach(name IN LISTS names)
    string(APPEND strings "    \"${name}\",\n")
    string(APPEND jumps "ON_DEMAND_JUMP(\"${name}\", ${index})\n")
    math(EXPR index "${index} + 1")
  endforeach()
  file(WRITE ${OUTPUT} "// Made by cmake/on_demand.cmake.\n\n#include \"on_demand/jump.hpp\"\n\n"
    "const char* const on_demand_library = \"${SONAME}\";\n"
    "const unsigned on_demand_count = ${count};\n"
    "const char* const on_demand_names[] = {\n${strings}};\n"
    "void* on_demand_slots[${count}];\n\n${jumps}")
  return()
endif()

set(TABKEEPER_ON_DEMAND_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(tabkeeper_load_on_demand program library)
  set(soname "")
  foreach(configuration IN ITEMS RELEASE NONE RELWITHDEBINFO)
    if(NOT soname)
      get_target_property(soname ${library} IMPORTED_SONAME_${configuration})
      get_target_property(location ${library} IMPORTED_LOCATION_${configuration})
    endif()
  endforeach()
  # A library that is not where the dynamic linker looks has to be linked, with its folder.
  if(NOT soname OR NOT location MATCHES "^/(usr/)?lib" OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux"
      OR NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" OR TABKEEPER_SANITIZED)
    message(STATUS "${program} is linked with ${library}")
    return()
  endif()
  message(STATUS "${program} loads ${soname} on demand")
  set(output ${PROJECT_BINARY_DIR}/generated/${program}_on_demand.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DNM=${CMAKE_NM} "-DOBJECTS=${ARGN}" "-DPREFIXES=_ZN3tbb|TBB_" -DSONAME=${soname}
      -DOUTPUT=${output} -P ${TABKEEPER_ON_DEMAND_SCRIPT}
    DEPENDS ${ARGN} ${TABKEEPER_ON_DEMAND_SCRIPT}
    COMMENT "What is called of ${soname}"
    VERBATIM)
  target_sources(${program} PRIVATE ${output} src/on_demand/load.cpp)
  target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  # The scheduler brings the shared C++ library with it, and only it needs that one. Exceptions may pass
  # between the two: there is one unwinder, libgcc_s.
  target_link_options(${program} PRIVATE -Wl,--as-needed -static-libstdc++)
  target_link_libraries(${program} PRIVATE ${CMAKE_DL_LIBS})
  set_target_properties(${program} PROPERTIES TABKEEPER_LOADS_ON_DEMAND ON)
endfunction()
