#include "cli/commands.hpp"

int main(int argc, char** argv) { return tabkeeper::cli::run(argc, argv); }
