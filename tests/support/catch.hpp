#pragma once

// Catch2 is version 2 in Debian 12 and version 3 later: one header for both.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
