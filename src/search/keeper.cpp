// The next checkpoint is due a while after the last one was done, and not before the search has had
// as much time as writing took: a slow disk costs half the time at most. A trouble that stays the
// same is told once.

#include "search/keeper.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::search {

Keeper::Keeper(const CheckpointOptions& options, Warn warn)
    : options_(options),
      warn_(std::move(warn)),
      next_((Clock::now() + options.every).time_since_epoch().count()) {
    try {
        checkpoint::check_folder_of(options_.file);
    } catch (const checkpoint::NotKept& why) {
        complain(why.what());
    }
}

bool Keeper::is_due() const {
    return Clock::now().time_since_epoch().count() >= next_.load(std::memory_order_relaxed);
}

void Keeper::keep(const checkpoint::Header& header, const Fill& fill) {
    const std::scoped_lock lock(mutex_);
    const auto start = Clock::now();
    try {
        checkpoint::check_folder_of(options_.file);
        checkpoint::Writer writer(options_.file, header);
        fill(writer);
        writer.finish();
        last_complaint_.clear();
    } catch (const checkpoint::NotKept& why) {
        complain(why.what());
    } catch (const std::bad_alloc&) {
        complain(printable(options_.file.string()) + ": no checkpoint is written: out of memory");
    }
    wait(Clock::now() - start);
}

void Keeper::complain(const std::string& message) {
    if (message == last_complaint_) return;
    last_complaint_ = message;
    warn_(message);
}

void Keeper::wait(Clock::duration at_least) {
    const auto pause = std::max<Clock::duration>(options_.every, at_least);
    next_.store((Clock::now() + pause).time_since_epoch().count(), std::memory_order_relaxed);
}

}  // namespace tabkeeper::search
