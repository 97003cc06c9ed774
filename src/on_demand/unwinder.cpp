// The program has its unwinder in itself: to load libgcc_s takes a twentieth of a short run. A
// library that is loaded later brings libgcc_s with it, and a second unwinder that met the first
// one's state in a frame would abort. So ours is found before that one by everything loaded later:
// its functions are told to the dynamic linker under the names and versions of libgcc_s, through
// jumps, as they are hidden in libgcc_eh.a. A jump leaves no frame to be unwound.

#define FOUND_BY_LIBRARIES(name, version)                                   \
    asm(".text\n.globl own" name "\n.type own" name ", @function\nown" name \
        ":\n\tendbr64\n\tjmp " name "\n.size own" name ", . - own" name     \
        "\n"                                                                \
        ".symver own" name ", " name "@" version "\n");

FOUND_BY_LIBRARIES("_Unwind_Backtrace", "GCC_3.3")
FOUND_BY_LIBRARIES("_Unwind_DeleteException", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_FindEnclosingFunction", "GCC_3.3")
FOUND_BY_LIBRARIES("_Unwind_ForcedUnwind", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetCFA", "GCC_3.3")
FOUND_BY_LIBRARIES("_Unwind_GetDataRelBase", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetGR", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetIP", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetIPInfo", "GCC_4.2.0")
FOUND_BY_LIBRARIES("_Unwind_GetLanguageSpecificData", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetRegionStart", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_GetTextRelBase", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_RaiseException", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_Resume", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_Resume_or_Rethrow", "GCC_3.3")
FOUND_BY_LIBRARIES("_Unwind_SetGR", "GCC_3.0")
FOUND_BY_LIBRARIES("_Unwind_SetIP", "GCC_3.0")
