#include "soak/shared.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <new>
#include <stdexcept>

namespace tabkeeper::soak {

namespace {

const std::vector<std::string> properties{"all",
                                          "of several pieces",
                                          "boxes to spare",
                                          "goals to spare",
                                          "too few boxes",
                                          "boxes on goals",
                                          "to be stored",
                                          "without a plan",
                                          "judged by search",
                                          "judged by nobody"};

bool is_in_pieces(const Instance& instance) {
    std::vector<bool> seen(instance.size(), false);
    std::vector<Location> open{0};
    seen[0] = true;
    std::size_t count = 1;
    while (!open.empty()) {
        const Location here = open.back();
        open.pop_back();
        for (const Location next : instance.steps[here]) {
            if (next == no_location || seen[next]) continue;
            seen[next] = true;
            ++count;
            open.push_back(next);
        }
    }
    return count < instance.size();
}

}  // namespace

Shared::Shared() : labels_(all_labels()) {
    for (const std::string& property : properties) labels_.push_back({"instances", property});
    for (std::size_t index = 0; index < labels_.size(); ++index) {
        index_[labels_[index].group + "/" + labels_[index].name] = index;
    }
    void* block =
        ::mmap(nullptr, sizeof(Memory), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) throw std::runtime_error("no shared memory");
    memory_ = new (block) Memory;
    if (labels_.size() > memory_->counts.size()) throw std::logic_error("too many labels");
}

Shared::~Shared() { ::munmap(memory_, sizeof(Memory)); }

void Shared::count(const Label& label) {
    memory_->counts[index_.at(label.group + "/" + label.name)].fetch_add(1,
                                                                         std::memory_order_relaxed);
}

std::string Shared::table() const {
    constexpr std::size_t width = 13;
    constexpr std::size_t most_columns = 100;
    std::string text;
    std::string group;
    std::size_t column = 0;
    for (std::size_t index = 0; index < labels_.size(); ++index) {
        const Label& label = labels_[index];
        const std::string entry = label.name + " " + std::to_string(memory_->counts[index].load());
        if (label.group != group || column + entry.size() > most_columns) {
            const std::string head = label.group == group ? "" : label.group;
            if (!text.empty()) text += label.group == group ? "," : "";
            text += (text.empty() ? "" : "\n") + head +
                    std::string(width - std::min(width, head.size()), ' ') + entry;
            column = width + entry.size();
            group = label.group;
        } else {
            text += ", " + entry;
            column += entry.size() + 2;
        }
    }
    return text + "\n";
}

void count_properties(Shared& shared, Case& subject) {
    const Instance& instance = subject.instance();
    const auto count_if = [&](bool holds, const char* property) {
        if (holds) shared.count({"instances", property});
    };
    const std::size_t boxes = instance.boxes.size();
    const std::size_t goals = instance.goals.size();
    const bool is_cover = instance.condition == GoalCondition::Cover;
    const Truth& truth = subject.truth(CostKind::Lines);
    count_if(true, "all");
    count_if(is_in_pieces(instance), "of several pieces");
    count_if(is_cover && boxes > goals, "boxes to spare");
    count_if(!is_cover && boxes < goals, "goals to spare");
    count_if(is_cover ? boxes < goals : boxes > goals, "too few boxes");
    count_if(std::any_of(instance.boxes.begin(), instance.boxes.end(),
                         [&](Location box) {
                             return std::binary_search(instance.goals.begin(), instance.goals.end(),
                                                       box);
                         }),
             "boxes on goals");
    count_if(!is_cover, "to be stored");
    count_if(truth.witness != Witness::Nobody && !truth.answer.cost, "without a plan");
    count_if(truth.witness == Witness::PlainSearch, "judged by search");
    count_if(truth.witness == Witness::Nobody, "judged by nobody");
}

}  // namespace tabkeeper::soak
