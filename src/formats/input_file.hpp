#pragma once

// Files, pipes and devices as streams whose reader can give up waiting.

#include <cstddef>
#include <filesystem>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

class InputFile {
public:
    /// Opens the file; "-" is standard input. Throws InputError; `expected` is what a directory is
    /// not.
    InputFile(const std::filesystem::path& file, const ReadOptions& options,
              const std::string& expected);

    std::istream& text() { return text_; }
    /// As messages name it.
    const std::string& name() const { return name_; }

private:
    class Buffer final : public std::streambuf {
    public:
        explicit Buffer(const ReadOptions& options) : options_(options) {}
        ~Buffer() override;
        Buffer(const Buffer&) = delete;
        Buffer& operator=(const Buffer&) = delete;

        void open(const std::filesystem::path& file, const std::string& expected);

    private:
        int_type underflow() override;

        const ReadOptions& options_;
        int file_ = 0;
        bool is_device_ = false;
        std::size_t taken_ = 0;
        static constexpr std::size_t size = 65'536;
        // Apart: what stood behind it would be on a page of its own.
        std::unique_ptr<char[]> bytes_ = std::make_unique_for_overwrite<char[]>(size);
    };

    std::string name_;
    Buffer buffer_;
    std::istream text_;
};

}  // namespace tabkeeper::formats
