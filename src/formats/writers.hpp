#pragma once

// One function for each format that can be written. They throw CannotWrite before they write.

#include <iosfwd>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

void write_asp_facts(std::ostream& out, const Instance& instance);
void write_asp2013_facts(std::ostream& out, const Instance& instance);
void write_thesis_facts(std::ostream& out, const Instance& instance);
void write_b_facts(std::ostream& out, const Instance& instance);
void write_pddl(std::ostream& out, const Instance& instance);
void write_sokoban(std::ostream& out, const Instance& instance);

void write_asp_plan(std::ostream& out, const Instance& instance, const Plan& plan);
void write_asp2013_plan(std::ostream& out, const Instance& instance, const Plan& plan);
void write_thesis_plan(std::ostream& out, const Instance& instance, const Plan& plan);
void write_b_plan(std::ostream& out, const Instance& instance, const Plan& plan);
void write_ipc_plan(std::ostream& out, const Instance& instance, const Plan& plan);
void write_lurd(std::ostream& out, const Instance& instance, const Plan& plan);
void write_sok(std::ostream& out, const Instance& instance, const Plan& plan,
               const Metrics& metrics);

}  // namespace tabkeeper::formats
