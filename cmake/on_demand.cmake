# tabkeeper_load_on_demand(PROGRAM OBJECTS...)
#
# PROGRAM is linked without shared libraries that OBJECTS call now and then, and loads each when one of its
# functions is called for the first time: oneTBB's scheduler, and the mathematical functions that `compare` and
# `ablate` need. Most instances are solved before a second thread is worth starting, and the dynamic linker's work
# for a scheduler that is not used, and for the C++ library that it brings with it, took longer than such an
# instance: docs/results.md has the figures. What is left is the C library.
#
# What is called is read from the objects (nm), so this fits any version of a library. Each of the functions gets a
# definition that jumps to the real one (src/on_demand/). They are written for x86-64; elsewhere PROGRAM
# is linked as usual.
#
# Run as a script (-DNM -DOBJECTS -DFUNCTIONS -DSONAME -DNAME -DOUTPUT) it writes those definitions.

if(CMAKE_SCRIPT_MODE_FILE)
  execute_process(COMMAND ${NM} --undefined-only --format=posix ${OBJECTS}
    OUTPUT_VARIABLE undefined COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "(^|\n)(${FUNCTIONS}) U" names "${undefined}")
  list(TRANSFORM names REPLACE "\n| U" "")
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  list(LENGTH names count)
  if(count EQUAL 0)
    message(FATAL_ERROR "nothing of ${SONAME} is called: expected names like ${FUNCTIONS}")
  endif()
  set(strings "")
  set(jumps "")
  set(index 0)
  foreach(name IN LISTS names)
    string(APPEND strings "    \"${name}\",\n")
    string(APPEND jumps "ON_DEMAND_JUMP(\"${name}\", on_demand_${NAME}, ${index})\n")
    math(EXPR index "${index} + 1")
  endforeach()
  file(WRITE ${OUTPUT} "// Made by cmake/on_demand.cmake.\n\n#include \"on_demand/jump.hpp\"\n\n"
    "namespace {\nconst char* const functions[] = {\n${strings}};\n}\n\n"
    "extern \"C\" {\n[[gnu::visibility(\"hidden\")]] void* on_demand_${NAME}_slots[${count}];\n"
    "[[gnu::visibility(\"hidden\")]] extern const OnDemandLibrary on_demand_${NAME};\n"
    "const OnDemandLibrary on_demand_${NAME}{\"${SONAME}\", ${count}, functions, on_demand_${NAME}_slots};\n}\n\n"
    "${jumps}")
  return()
endif()

set(TABKEEPER_ON_DEMAND_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(tabkeeper_add_jumps program name soname functions)
  message(STATUS "${program} loads ${soname} on demand")
  set(output ${PROJECT_BINARY_DIR}/generated/${program}_${name}_on_demand.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DNM=${CMAKE_NM} "-DOBJECTS=${ARGN}" "-DFUNCTIONS=${functions}" -DSONAME=${soname}
      -DNAME=${name} -DOUTPUT=${output} -P ${TABKEEPER_ON_DEMAND_SCRIPT}
    DEPENDS ${ARGN} ${TABKEEPER_ON_DEMAND_SCRIPT}
    COMMENT "What is called of ${soname}"
    VERBATIM)
  target_sources(${program} PRIVATE ${output})
endfunction()

# There must be one unwinder: an exception that leaves the scheduler (it is out of memory) meets the unwinder's state in
# our frames, and a second copy that has never been used aborts there (tests/cli/out_of_memory.cpp). It is PROGRAM's own
# where the linker can make the libraries find it (src/on_demand/unwinder.cpp), and libgcc_s elsewhere. Whether it can
# is seen in a program linked like ours: gold takes the same options and exports nothing.
function(tabkeeper_has_the_unwinder program)
  set(source ${PROJECT_SOURCE_DIR}/src/on_demand/unwinder.cpp)
  set(versions ${PROJECT_SOURCE_DIR}/src/on_demand/unwinder.map)
  set(options -static-libgcc "LINKER:--export-dynamic-symbol=_Unwind_*" LINKER:--version-script=${versions})
  if(NOT DEFINED TABKEEPER_EXPORTS_UNWINDER)
    set(folder ${PROJECT_BINARY_DIR}/unwinder)
    file(WRITE ${folder}/main.cpp "int main() { try { throw 1; } catch (int) {} }\n")
    try_compile(is_linked ${folder} SOURCES ${folder}/main.cpp ${source}
      LINK_OPTIONS ${options} -static-libstdc++ LINKER:--gc-sections COPY_FILE ${folder}/program)
    if(is_linked)
      execute_process(COMMAND ${CMAKE_NM} -D --defined-only ${folder}/program OUTPUT_VARIABLE exported)
    endif()
    string(REGEX MATCH "_Unwind_RaiseException" exported "${exported}")
    string(COMPARE NOTEQUAL "${exported}" "" is_exported)
    set(TABKEEPER_EXPORTS_UNWINDER ${is_exported} CACHE INTERNAL "The linker can export the unwinder")
  endif()
  if(NOT TABKEEPER_EXPORTS_UNWINDER)
    message(STATUS "${program} is linked with libgcc_s")
    return()
  endif()
  target_sources(${program} PRIVATE ${source})
  target_link_options(${program} PRIVATE ${options})
  set_target_properties(${program} PROPERTIES LINK_DEPENDS ${versions})
endfunction()

# Where memory ends inside dlopen, the C library of Debian 13 (2.41) crashes or hangs there; that of Debian 12 (2.36) reports it.
# tests/cli/out_of_memory.cpp fails at such a place. Nobody has looked at those between them.
function(tabkeeper_dlopen_survives result)
  execute_process(COMMAND getconf GNU_LIBC_VERSION OUTPUT_VARIABLE glibc ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  string(REGEX REPLACE "^glibc " "" glibc "${glibc}")
  if(glibc AND glibc VERSION_LESS_EQUAL 2.36)
    set(${result} ON PARENT_SCOPE)
  else()
    set(${result} OFF PARENT_SCOPE)
  endif()
endfunction()

function(tabkeeper_load_on_demand program)
  tabkeeper_dlopen_survives(can_load)
  set(soname "")
  foreach(configuration IN ITEMS RELEASE NONE RELWITHDEBINFO)
    if(NOT soname)
      get_target_property(soname TBB::tbb IMPORTED_SONAME_${configuration})
      get_target_property(location TBB::tbb IMPORTED_LOCATION_${configuration})
    endif()
  endforeach()
  # A library that is not where the dynamic linker looks has to be linked, with its folder.
  if(NOT can_load OR NOT soname OR NOT location MATCHES "^/(usr/)?lib" OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux"
      OR NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" OR TABKEEPER_SANITIZED)
    message(STATUS "${program} is linked with TBB::tbb")
    return()
  endif()
  tabkeeper_add_jumps(${program} scheduler ${soname} "(_ZN3tbb|TBB_)[A-Za-z0-9_]*" ${ARGN})
  tabkeeper_add_jumps(${program} mathematics libm.so.6 "exp|log|log10|lround|pow" ${ARGN})
  target_sources(${program} PRIVATE src/on_demand/load.cpp)
  target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  # The scheduler brings the shared C++ library with it, and only it needs that one.
  target_link_options(${program} PRIVATE -Wl,--as-needed -static-libstdc++)
  tabkeeper_has_the_unwinder(${program})
  target_link_libraries(${program} PRIVATE ${CMAKE_DL_LIBS})
  set_target_properties(${program} PROPERTIES TABKEEPER_LOADS_ON_DEMAND ON)
endfunction()
