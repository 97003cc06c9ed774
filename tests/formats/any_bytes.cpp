// Texts with bytes changed, cut and doubled at random: each is read or refused, and what is said of
// it is fit for a terminal.

#include <cstdint>

#include "formats/corridors.hpp"
#include "formats/readers.hpp"
#include "formats/reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

class Spoiler {
public:
    explicit Spoiler(std::uint64_t seed) : state_(seed * 0x9E37'79B9'7F4A'7C15ULL + 1) {}

    std::string spoilt(std::string text) {
        const std::size_t changes = 1 + below(3);
        for (std::size_t change = 0; change < changes && !text.empty(); ++change) {
            const std::size_t at = below(text.size());
            const std::size_t length = below(12);
            switch (below(6)) {
                case 0: text[at] = static_cast<char>(below(256)); break;
                case 1: text[at] = tokens[below(tokens.size())]; break;
                case 2: text.erase(at, length); break;
                case 3: text.insert(at, text.substr(below(text.size()), length)); break;
                case 4: text.resize(at); break;
                default: std::swap(text[at], text[below(text.size())]); break;
            }
        }
        return text;
    }

private:
    static constexpr std::string_view tokens = "().,;:#%*-+=\"\\'_[]\n 01289abpsAX\x1b";

    std::size_t below(std::size_t limit) {
        state_ = state_ * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<std::size_t>(state_ >> 33U) % limit;
    }
    std::uint64_t state_;
};

/// How many spoilt texts were refused; anything but an InputError fails the test.
template <class Read>
std::size_t refusals(const std::string& text, Read&& read) {
    constexpr std::uint64_t seeds = 1500;
    std::size_t refused = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const std::string spoilt = Spoiler(seed).spoilt(text);
        const std::string shown = printable(spoilt);
        CAPTURE(seed, shown);
        try {
            read(spoilt);
        } catch (const InputError& error) {
            ++refused;
            CHECK(printable(error.what()) == error.what());
        }
    }
    return refused;
}

void check_instances(InstanceFormat format, const std::string& text) {
    const std::size_t refused =
        refusals(text, [&](const std::string& spoilt) { read_as(format, spoilt); });
    CHECK(refused > 100);
}

void check_plans(PlanReader reader, const Instance& instance, const std::string& text) {
    const std::size_t refused =
        refusals(text, [&](const std::string& spoilt) { read_plan_by(reader, spoilt, instance); });
    CHECK(refused > 100);
}

}  // namespace

TEST_CASE("any bytes: instances are read or refused") {
    check_instances(InstanceFormat::Asp2013, asp2013_corridor() + "step(1..9).\n");
    check_instances(InstanceFormat::B, b_corridor());
    check_instances(InstanceFormat::Thesis, thesis_corridor());
    check_instances(InstanceFormat::Pddl, pddl_corridor());
}

TEST_CASE("any bytes: plans are read or refused") {
    const Plan plan{{1, Direction::Right, 2}, {2, Direction::Right, 3}};
    const Instance asp2013 = read_as(InstanceFormat::Asp2013, asp2013_corridor());
    check_plans(formats::read_asp2013_plan, asp2013, plan_as(PlanFormat::Asp2013, asp2013, plan));
    const Instance thesis = read_as(InstanceFormat::Thesis, thesis_corridor());
    check_plans(formats::read_thesis_plan, thesis, plan_as(PlanFormat::Thesis, thesis, plan));
    const Instance pddl = read_as(InstanceFormat::Pddl, pddl_corridor());
    check_plans(formats::read_ipc_plan, pddl, plan_as(PlanFormat::Ipc, pddl, plan));
    const Instance b = read_as(InstanceFormat::B, b_corridor());
    check_plans(formats::read_asp_plan, b, plan_as(PlanFormat::B, b, plan));
}
