// One target as libFuzzer calls it; the build says which. No input may take long: measured in
// processor time, because a busy machine may stop the process for as long as it likes.

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>
#include <string_view>

#include "fuzz/targets.hpp"

namespace {

constexpr double longest_seconds = 5;  // for 4 KiB at most, with sanitizers

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tabkeeper::fuzz;
    static const Target& target = target_named(TABKEEPER_FUZZ_TARGET);
    const double begun = processor_seconds();
    target.run({reinterpret_cast<const char*>(data), size});
    const double taken = processor_seconds() - begun;
    require(taken < longest_seconds, "no input takes long", std::to_string(taken) + " s");
    return 0;
}
