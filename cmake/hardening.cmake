# Release builds are hardened: what a mistake could still do to memory is made harder to misuse.
#
# TABKEEPER_HARDENED (ON): stack protector, checked libc calls, no stack that leaps over its guard page,
# control-flow marks where the compiler has them, and read-only relocations. Sanitizers bring checks of
# their own, so their builds do without.
#
# tabkeeper_checks_bounds(LAYER...): libstdc++'s assertions for the layers that handle what comes from
# outside. The search is left out: there they stand in the innermost loops. Tests under sanitizers, and the
# presets dev and coverage, have them everywhere.

include(CheckCXXCompilerFlag)

option(TABKEEPER_HARDENED "Harden release builds" ON)

set(tabkeeper_hardens OFF)
if(TABKEEPER_HARDENED AND NOT TABKEEPER_SANITIZED AND CMAKE_BUILD_TYPE MATCHES "^Rel")
  set(tabkeeper_hardens ON)
  foreach(flag IN ITEMS -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "TABKEEPER_HAS${flag}" has_flag)
    check_cxx_compiler_flag(${flag} ${has_flag})
    if(${has_flag})
      add_compile_options(${flag})
    endif()
  endforeach()
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  add_link_options(-Wl,-z,relro,-z,now)
  include(CheckPIESupported)
  check_pie_supported(LANGUAGES CXX)
endif()

function(tabkeeper_checks_bounds)
  foreach(layer IN LISTS ARGN)
    if(tabkeeper_hardens)
      target_compile_definitions(tabkeeper_${layer} PRIVATE _GLIBCXX_ASSERTIONS)
    endif()
  endforeach()
endfunction()
