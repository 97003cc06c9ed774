#pragma once

// The answer to one instance as a page.

#include <filesystem>
#include <string>

#include "cli/new_file.hpp"
#include "cli/session.hpp"
#include "view/scene.hpp"

namespace tabkeeper::cli {

struct PageArguments {
    std::string output;  ///< - is standard output; empty: NAME.html in the current folder
    bool force = false;

    IfThere if_there() const { return force ? IfThere::Replace : IfThere::Refuse; }
    bool writes_to_standard_output() const { return output == "-"; }
    std::filesystem::path file_for(const Task& task) const;
};

/// Throws std::invalid_argument, with what to type, where the task is one of many.
void require_one(const Task& task);

/// Throws NotWritten.
void write_page(const Task& task, const view::Subject& subject, const PageArguments& arguments);

class PageViewer final : public Viewer {
public:
    explicit PageViewer(const PageArguments& arguments) : arguments_(arguments) {}

    void expect(const Task& task) override;
    void show(const Task& task, const report::Record& record) override;

private:
    const PageArguments& arguments_;
};

}  // namespace tabkeeper::cli
