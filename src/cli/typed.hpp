#pragma once

// Which options the words on the command line can mean. To describe an option to CLI11 takes a
// hundredth of a short run, and the more there are the longer, so those that nobody typed are left
// out where nobody can tell.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tabkeeper::cli {

/// Tells what was typed, before any option is added.
void note_typed(const std::vector<std::string>& words);

/// Whether one of these options, each by its long name, may be meant by a word that was typed.
bool may_be_typed(std::initializer_list<std::string_view> options);

}  // namespace tabkeeper::cli
