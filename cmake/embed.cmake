# tabkeeper_embed(TARGET NAMESPACE HEADER FILE...)
#
# Puts the text of files into the program, so that it finds them wherever it is installed. TARGET gets a
# source that defines, in NAMESPACE, what HEADER declares: a list of (path, text). The
# list is made again when a file changes.
#
# Run as a script (-DFILES -DROOT -DNAMESPACE -DHEADER -DOUTPUT) it writes that source.

if(CMAKE_SCRIPT_MODE_FILE)
  string(REPLACE "," ";" FILES "${FILES}")
  set(list "")
  set(count 0)
  foreach(file IN LISTS FILES)
    file(READ ${ROOT}/${file} text)
    string(APPEND list "    EmbeddedFile{\"${file}\", R\"embedded(${text})embedded\"},\n")
    math(EXPR count "${count} + 1")
  endforeach()
  file(WRITE ${OUTPUT} "// Made by cmake/embed.cmake.\n\n#include \"${HEADER}\"\n\n#include <array>\n\n"
    "namespace ${NAMESPACE} {\n\nnamespace {\nconstexpr std::array<EmbeddedFile, ${count}> files{\n${list}};\n}\n\n"
    "std::span<const EmbeddedFile> embedded_files() { return files; }\n\n}  // namespace ${NAMESPACE}\n")
  return()
endif()

set(TABKEEPER_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(tabkeeper_embed target namespace header)
  set(output ${PROJECT_BINARY_DIR}/generated/${target}_embedded.cpp)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE paths)
  string(REPLACE ";" "," files "${ARGN}")
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DFILES=${files} -DROOT=${PROJECT_SOURCE_DIR} -DNAMESPACE=${namespace}
      -DHEADER=${header} -DOUTPUT=${output} -P ${TABKEEPER_EMBED_SCRIPT}
    DEPENDS ${paths} ${TABKEEPER_EMBED_SCRIPT}
    COMMENT "Embedding ${files}"
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()
