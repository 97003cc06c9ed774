# cmake -DDESCRIPTION=x.mutant -DFILE=source -DCHANGED=target -P mutate.cmake
# Writes the source with the mutant's piece of text exchanged; see mutants.cmake.

file(READ ${DESCRIPTION} description)
file(READ ${FILE} text)

string(FIND "${description}" "\nfind:\n" find_at)
string(FIND "${description}" "\nreplace:\n" replace_at)
if(find_at EQUAL -1 OR replace_at LESS find_at)
  message(FATAL_ERROR "${DESCRIPTION}: expected 'find:' and 'replace:', each on a line of its own")
endif()
math(EXPR begin "${find_at} + 7")
math(EXPR length "${replace_at} - ${begin}")
string(SUBSTRING "${description}" ${begin} ${length} find)
math(EXPR begin "${replace_at} + 10")
string(SUBSTRING "${description}" ${begin} -1 replace)
string(REGEX REPLACE "\n$" "" replace "${replace}")

string(LENGTH "${find}" length)
string(LENGTH "${text}" all)
string(REPLACE "${find}" "" rest "${text}")
string(LENGTH "${rest}" left)
math(EXPR times "(${all} - ${left}) / ${length}")
if(NOT times EQUAL 1)
  message(FATAL_ERROR "${DESCRIPTION}: ${FILE} has this text ${times} times, expected once:\n${find}\n"
    "Change the mutant so that it is wrong in the same way again.")
endif()
string(REPLACE "${find}" "${replace}" text "${text}")
file(WRITE ${CHANGED} "${text}")
