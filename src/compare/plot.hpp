#pragma once

// Drawings with logarithmic axes, as inline SVG. Colours are classes of the page's style, so that
// they follow light and dark.

#include <string>
#include <vector>

namespace tabkeeper::compare {

/// A logarithmic scale from values to pixels, with a tick at every power of ten.
class LogScale {
public:
    /// Covers all values, in whole powers of ten, at least one.
    LogScale(const std::vector<double>& values, double from_pixel, double to_pixel);

    double pixel(double value) const;
    const std::vector<double>& ticks() const { return ticks_; }

private:
    double low_ = 0;  // powers of ten
    double high_ = 1;
    double from_;
    double to_;
    std::vector<double> ticks_;
};

/// "0.001", "1", "100": a power of ten as people write it.
std::string tick_text(double value);

/// A number with one decimal, as coordinates are written.
std::string coordinate(double value);

}  // namespace tabkeeper::compare
