#pragma once

// A function of a shared library that is loaded when it is first called. Its definition here has
// the real one's name and jumps to where its slot says; arguments and stack are left as they are,
// so it fits every signature. An empty slot has all of them filled first.
//
// Slots are written once, all with the same lock held, and read without one: an aligned word is
// read as it was before or after, and before means: ask.

extern "C" {

struct OnDemandLibrary {
    const char* name;
    unsigned count;
    const char* const* functions;
    void** slots;
};

/// Loads the library and fills its slots; ends the process where that cannot be done.
void on_demand_load(const OnDemandLibrary* library) noexcept;
}

// Kept over the call are the six registers that hold arguments and the first two of those for
// numbers with a point: the scheduler takes none of these, the mathematical functions two at most.
// `library` is the name of an OnDemandLibrary, that of its slots has _slots at the end.
#define ON_DEMAND_JUMP(name, library, index)                                                 \
    asm(".text\n.globl " name "\n.hidden " name "\n.type " name ", @function\n" name         \
        ":\n\tendbr64\n\tmovq " #library "_slots+8*" #index                                  \
        "(%rip), %r11\n\ttestq %r11, %r11\n\tje 1f\n\tjmp *%r11\n1:\tpushq %rdi\n\tpushq "   \
        "%rsi\n\tpushq %rdx\n\tpushq %rcx\n\tpushq %r8\n\tpushq %r9\n\tsubq $24, %rsp\n\t"   \
        "movsd %xmm0, (%rsp)\n\tmovsd %xmm1, 8(%rsp)\n\tleaq " #library                      \
        "(%rip), %rdi\n\tcall on_demand_load\n\tmovsd 8(%rsp), %xmm1\n\tmovsd (%rsp), "      \
        "%xmm0\n\taddq $24, %rsp\n\tpopq %r9\n\tpopq %r8\n\tpopq %rcx\n\tpopq %rdx\n\tpopq " \
        "%rsi\n\tpopq %rdi\n\tjmp *" #library "_slots+8*" #index "(%rip)\n.size " name       \
        ", . - " name "\n");
