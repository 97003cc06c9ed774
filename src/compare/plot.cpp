#include "compare/plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tabkeeper::compare {

LogScale::LogScale(const std::vector<double>& values, double from_pixel, double to_pixel)
    : from_(from_pixel), to_(to_pixel) {
    if (!values.empty()) {
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        low_ = std::floor(std::log10(*least));
        high_ = std::max(low_ + 1, std::ceil(std::log10(*most)));
    }
    for (double power = low_; power <= high_; ++power) ticks_.push_back(std::pow(10.0, power));
}

double LogScale::pixel(double value) const {
    return from_ + (std::log10(value) - low_) / (high_ - low_) * (to_ - from_);
}

std::string tick_text(double value) {
    std::array<char, 32> text{};
    const int decimals = value < 1 ? static_cast<int>(std::lround(-std::log10(value))) : 0;
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

std::string coordinate(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

}  // namespace tabkeeper::compare
