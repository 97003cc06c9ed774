// Whether the file can be written is asked before the search, which may take hours.

#include "cli/page_viewer.hpp"

#include <iostream>
#include <stdexcept>

#include "view/page.hpp"

namespace tabkeeper::cli {

std::filesystem::path PageArguments::file_for(const Task& task) const {
    return output.empty() ? std::filesystem::path(file_stem(task) + ".html")
                          : std::filesystem::path(output);
}

void require_one(const Task& task) {
    if (!task.among_many) return;
    throw std::invalid_argument("a replay shows one instance, and there are several; choose one " +
                                std::string("of a collection with --level N"));
}

void write_page(const Task& task, const view::Subject& subject, const PageArguments& arguments) {
    const std::string page = view::page_of(subject);
    if (arguments.writes_to_standard_output()) {
        std::cout << page;
    } else {
        write_new_file(arguments.file_for(task), page, arguments.if_there());
    }
}

void PageViewer::expect(const Task& task) {
    require_one(task);
    if (arguments_.writes_to_standard_output()) return;
    check_new_file(arguments_.file_for(task), arguments_.if_there());
}

void PageViewer::show(const Task& task, const report::Record& record) {
    if (record.instance == nullptr) {
        throw NotWritten(printable(task.name) + ": no replay: reading it was stopped");
    }
    write_page(task, {record, std::string(to_string(record.answer.status)), record.name},
               arguments_);
}

}  // namespace tabkeeper::cli
