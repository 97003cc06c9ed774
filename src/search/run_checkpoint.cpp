// What a run takes from a checkpoint when it begins, and what it keeps in one.
//
// Bounds and the plan hold for the instance whatever the engine, so they are always taken up.
// Tables are for the engine that made them: where this run begins with another one, its states are
// left and that is told.

#include <chrono>
#include <string>

#include "search/kept_states.hpp"
#include "search/run.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::search {

/// What a checkpoint has proven about the whole instance; true where that is the answer.
bool Run::take_up_bounds(Answer& answer) {
    resumed_->require_rules_of(*problem_);
    if (const auto cost = resumed_->cost_of_plan(instance_)) {
        const board::Price price = measure_.price_of(*cost);
        if (price <= most()) keep(resumed_->header().plan, price);
    }
    raise_bound(resumed_->header().lower_bound);
    if (upper_bound_ == board::infinite_price ||
        (!options_.within && lower_bound_ < upper_bound_)) {
        return false;
    }
    accept(answer);
    return true;
}

/// Whether `auto` need not try these engines: they came to their end before. With more space they
/// may not, but a recursion has a table that is worth more.
bool Run::begins_after(CheckpointPhase phase) const {
    if (resumed_ == nullptr || resumed_->header().phase <= phase) return false;
    return resumed_->header().phase == CheckpointPhase::Recursion ||
           space_.limit() <= resumed_->header().table_space;
}

/// Whether the checkpoint has a table for these engines.
bool Run::can_use_states_of(CheckpointPhase phase) {
    if (resumed_ == nullptr) return false;
    const std::string only_its_bound = "; only its bound is used";
    if (resumed_->header().phase != phase) {
        if (phase_) return false;  // an engine before this one has used what there is
        if (resumed_->header().phase != CheckpointPhase::Frontier) {
            warn(printable(options_.resume.string()) + ": is of another engine" + only_its_bound);
        }
        return false;
    }
    if (phase != CheckpointPhase::Frontier && !resumed_->has_keys_of(*problem_)) {
        warn(printable(options_.resume.string()) +
             ": its states are named in another way, as with another table space" + only_its_bound);
        return false;
    }
    return !phase_;
}

void Run::take_up_calls() {
    if (can_use_states_of(CheckpointPhase::Recursion)) {
        checkpoint::Reader& reader = resumed_->reader();
        while (const auto block = reader.next()) {
            if (control_.stopping()) return;
            if (block->section == checkpoint::Section::Calls) {
                load_calls(reader, *block, *problem_, *table_);
            } else {
                reader.skip(*block);
            }
        }
    }
    phase_ = CheckpointPhase::Recursion;
}

/// Called where the engine at hand is at rest, or has ended. A search in layers that is not whole,
/// because its space was used up, leaves the last checkpoint as it is.
void Run::keep_checkpoint() {
    if (!phase_ || (phase_ == CheckpointPhase::Layers && !layered_->is_whole())) return;
    keeper_->keep(header_now(), [this](checkpoint::Writer& writer) {
        if (phase_ == CheckpointPhase::Layers) layered_->save(writer);
        if (phase_ == CheckpointPhase::Recursion) save_calls(writer, *table_);
    });
}

checkpoint::Header Run::header_now() {
    const std::scoped_lock lock(shared_);
    checkpoint::Header header;
    header.instance = fingerprint_of(instance_);
    header.condition = instance_.condition;
    header.cost = options_.cost;
    header.bound = options_.bound;
    header.phase = *phase_;
    header.locations = static_cast<std::uint32_t>(instance_.size());
    header.boxes = static_cast<std::uint32_t>(instance_.boxes.size());
    header.key_words = static_cast<std::uint32_t>(problem_->packing().words());
    header.naming = naming_of(*problem_);
    header.lower_bound = lower_bound_;
    header.upper_bound = upper_bound_;
    header.plan = best_;
    const Statistics now = statistics();
    header.expanded = now.expanded + now.expanded_before;
    header.table_space = space_.limit();
    header.written = std::chrono::duration_cast<std::chrono::seconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    header.rules = rules_text(problem_->rules());
    header.program = version;
    return header;
}

}  // namespace tabkeeper::search
