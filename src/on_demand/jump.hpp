#pragma once

// A function of a shared library that is loaded when it is first called. Its definition here has
// the real one's name and jumps to where its slot says; arguments and stack are left as they are,
// so it fits every signature. An empty slot has all of them filled first.
//
// Slots are written once, all with the same lock held, and read without one: an aligned word is
// read as it was before or after, and before means: ask.

extern "C" {

extern const char* const on_demand_library;
extern const unsigned on_demand_count;
extern const char* const on_demand_names[];
extern void* on_demand_slots[];

/// Loads the library and fills the slots; ends the process where that cannot be done.
void on_demand_load() noexcept;
}

// The six registers that hold arguments are kept over the call; numbers with a point are not, and
// no function of the scheduler takes one.
#define ON_DEMAND_JUMP(name, index)                                                              \
    asm(".text\n.globl " name "\n.hidden " name "\n.type " name ", @function\n" name             \
        ":\n\tendbr64\n\tmovq on_demand_slots+8*" #index                                         \
        "(%rip), %r11\n\ttestq %r11, %r11\n\tje 1f\n\tjmp *%r11\n1:\tpushq %rdi\n\tpushq "       \
        "%rsi\n\tpushq %rdx\n\tpushq %rcx\n\tpushq %r8\n\tpushq %r9\n\tsubq $8, %rsp\n\tcall "   \
        "on_demand_load\n\taddq $8, %rsp\n\tpopq %r9\n\tpopq %r8\n\tpopq %rcx\n\tpopq "          \
        "%rdx\n\tpopq %rsi\n\tpopq %rdi\n\tjmp *on_demand_slots+8*" #index "(%rip)\n.size " name \
        ", . - " name "\n");
