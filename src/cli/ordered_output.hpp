#pragma once

// What several runs at a time write, in the order of the runs.
//
// Every run has a turn, counted from 0. The one whose turn it is writes straight on; what the
// others write is kept until theirs comes. Any thread may call; one mutex.

#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <ostream>
#include <string>

namespace tabkeeper::cli {

class OrderedOutput {
public:
    /// `before` is called before anything is written, `failed` after a write that failed.
    OrderedOutput(std::ostream& out, std::function<void()> before, std::function<void()> failed)
        : out_(out), before_(std::move(before)), failed_(std::move(failed)) {}

    void write(std::size_t turn, const std::string& text) {
        const std::lock_guard lock(mutex_);
        if (turn == turn_) {
            put(text);
        } else {
            kept_[turn].text += text;
        }
    }

    /// The run has nothing more to write.
    void end(std::size_t turn) {
        const std::lock_guard lock(mutex_);
        kept_[turn].ended = true;
        for (auto next = kept_.find(turn_); next != kept_.end(); next = kept_.find(turn_)) {
            put(next->second.text);
            next->second.text.clear();
            if (!next->second.ended) return;
            kept_.erase(next);
            ++turn_;
        }
    }

private:
    struct Kept {
        std::string text;
        bool ended = false;
    };

    void put(const std::string& text) {
        if (text.empty()) return;
        before_();
        out_ << text << std::flush;
        if (!out_) failed_();
    }

    std::ostream& out_;
    std::function<void()> before_;
    std::function<void()> failed_;
    std::mutex mutex_;
    std::size_t turn_ = 0;
    std::map<std::size_t, Kept> kept_;
};

}  // namespace tabkeeper::cli
