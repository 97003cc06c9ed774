# tabkeeper_mutants(NAME.mutant...)
#
# Programs that are wrong on purpose, to see whether the soak finds out. A mutant is one of our files
# with one piece of text exchanged; the shipped sources know nothing of it. Its program is the soak's,
# linked with the changed object in front of the library, and the linker takes the first of two definitions: for the
# rest of the same layer, too, which may be one object (TABKEEPER_UNITY), since position-independent code calls by name
# what another object may define anew. (GCC does so unasked, and tabkeeper_unity() asks clang for it.)
#
# A .mutant file says why it is wrong, then
#
#     file: src/rules/corner.cpp       what is changed
#     compiled: src/table/table.cpp    where a header is: the file that is compiled with it
#     seed: 400                        the first instance to try, where it takes many to find out
#     harmless: yes                    where nothing is wrong with it, and nothing may be found
#     find:
#     text that the file has exactly once
#     replace:
#     what stands there instead
#     find:                            and so on, where it takes several changes
#
# If the text is not there exactly once, building the mutant fails and says so.

# What it takes to catch the slowest of them, and a good deal more.
set(mutant_instances 2000)
# What it takes to find nothing.
set(harmless_instances 150)

# NAME is the soak with SOURCES in front of the library.
function(tabkeeper_add_mutant name)
  set(target mutant_${name})
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/mutants/${name})
  add_executable(${target} ${ARGN})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${folder})
  target_compile_options(${target} PRIVATE -O1)  # compiled in less time, run for a moment
  target_include_directories(${target} BEFORE PRIVATE ${folder})
  file(GLOB layers ${PROJECT_BINARY_DIR}/layers/*)
  target_include_directories(${target} PRIVATE ${layers})
  target_link_libraries(${target} PRIVATE soak_parts test_support tabkeeper_compare tabkeeper_report tabkeeper
    TBB::tbb phmap Threads::Threads)
  target_link_options(${target} PRIVATE LINKER:--allow-multiple-definition)
endfunction()

function(tabkeeper_mutants)
  # Linked in the same way, with nothing changed: it is the change that is caught, not the linking.
  tabkeeper_add_mutant(of_nothing)
  set_target_properties(mutant_of_nothing PROPERTIES LINKER_LANGUAGE CXX)
  add_test(NAME "soak: finds nothing wrong with a mutant of nothing"
    COMMAND mutant_of_nothing --instances 40 --workers 1 --folder ${CMAKE_CURRENT_BINARY_DIR}/mutants/of_nothing/caught)
  set_tests_properties("soak: finds nothing wrong with a mutant of nothing" PROPERTIES TIMEOUT 300 LABELS mutant)
  foreach(description IN LISTS ARGN)
    tabkeeper_mutant(${description})
  endforeach()
endfunction()

function(tabkeeper_mutant description)
  get_filename_component(name ${description} NAME_WE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${description})
  file(STRINGS ${description} file REGEX "^file: ")
  string(REGEX REPLACE "^file: " "" file "${file}")
  file(STRINGS ${description} compiled REGEX "^compiled: ")
  list(TRANSFORM compiled REPLACE "^compiled: " "${PROJECT_SOURCE_DIR}/")

  file(STRINGS ${description} seed REGEX "^seed: ")
  string(REGEX REPLACE "^seed: " "" seed "${seed}")
  if(NOT seed)
    set(seed 1)
  endif()

  set(folder ${CMAKE_CURRENT_BINARY_DIR}/mutants/${name})
  string(REGEX REPLACE "^src/" "" path ${file})
  set(changed ${folder}/${path})
  add_custom_command(OUTPUT ${changed}
    COMMAND ${CMAKE_COMMAND} -DDESCRIPTION=${description} -DFILE=${PROJECT_SOURCE_DIR}/${file}
      -DCHANGED=${changed} -P ${PROJECT_SOURCE_DIR}/cmake/mutate.cmake
    DEPENDS ${description} ${PROJECT_SOURCE_DIR}/${file} ${PROJECT_SOURCE_DIR}/cmake/mutate.cmake
    COMMENT "Mutating ${file}: ${name}" VERBATIM)

  tabkeeper_add_mutant(${name} ${changed} ${compiled})

  file(STRINGS ${description} harmless REGEX "^harmless: ")
  if(harmless)
    add_test(NAME "soak: finds nothing wrong with the mutant ${name}"
      COMMAND mutant_${name} --seed ${seed} --instances ${harmless_instances} --workers 1 --folder ${folder}/caught)
    set_tests_properties("soak: finds nothing wrong with the mutant ${name}" PROPERTIES TIMEOUT 300 LABELS mutant)
    return()
  endif()
  add_test(NAME "soak: catches the mutant ${name}"
    COMMAND mutant_${name} --expect-failure --seed ${seed} --instances ${mutant_instances} --workers 1
      --shrinking 5 --folder ${folder}/caught)
  set_tests_properties("soak: catches the mutant ${name}" PROPERTIES TIMEOUT 300 LABELS mutant)
endfunction()
