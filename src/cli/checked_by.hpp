#pragma once

#include <functional>
#include <stdexcept>
#include <string>

namespace tabkeeper::cli {

/// What an option's text must pass, as CLI11 asks it: empty where it does.
using Complaint = std::function<std::string(const std::string&)>;

/// Turns a parser's complaint into CLI11's.
template <class Parse>
Complaint checked_by(Parse parse) {
    return [parse](const std::string& text) {
        try {
            parse(text);
            return std::string();
        } catch (const std::invalid_argument& complaint) {
            return std::string(complaint.what());
        }
    };
}

}  // namespace tabkeeper::cli
