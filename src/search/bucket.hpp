#pragma once

// A stack of names, in small chunks that are counted in the space, so that it grows and shrinks
// without ever copying.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Bucket {
public:
    Bucket(table::Space& space, std::size_t halves) : space_(&space), halves_(halves) {}
    Bucket(Bucket&& other) noexcept = default;
    Bucket& operator=(Bucket&& other) noexcept = delete;
    ~Bucket() {
        for (std::size_t chunk = 0; chunk < chunks_.size(); ++chunk) {
            space_->give_back(bytes_of_chunk(chunk));
        }
    }

    bool empty() const { return count_ == 0; }
    std::size_t size() const { return count_; }

    void push(table::Name name) {
        const Place place = place_of(count_);
        if (place.chunk == chunks_.size()) {
            chunks_.push_back(std::make_unique<Half[]>(names_in_chunk(place.chunk) * halves_));
            space_->take(bytes_of_chunk(place.chunk));
        }
        ++count_;
        write(count_ - 1, name);
    }

    /// Brings any of them to the top.
    void raise(std::size_t index) {
        const table::Name raised = at(index);
        write(index, at(count_ - 1));
        write(count_ - 1, raised);
    }

    table::Name top() const { return at(count_ - 1); }

    void pop() {
        --count_;
        if (place_of(count_).index > 0) return;
        chunks_.pop_back();
        space_->give_back(bytes_of_chunk(chunks_.size()));
    }

    /// From the bottom to the top.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t index = 0; index < count_; ++index) visit(at(index));
    }

private:
    using Half = std::uint16_t;

    struct Place {
        std::size_t chunk;
        std::size_t index;
    };

    // There are thousands of buckets, most of them with few names. So chunks are small at first:
    // four of the least size, four of twice that and so on, so that little of a bucket is empty.
    static constexpr std::size_t least_names = 8;
    static constexpr unsigned doublings = 5;
    static constexpr std::size_t names_before_last_size =
        4 * least_names * ((std::size_t{1} << doublings) - 1);

    static std::size_t names_in_chunk(std::size_t chunk) {
        return least_names << std::min<std::size_t>(chunk / 4, doublings);
    }
    static Place place_of(std::size_t index) {
        if (index >= names_before_last_size) {
            const std::size_t rest = index - names_before_last_size;
            constexpr std::size_t names = least_names << doublings;
            return {4 * doublings + rest / names, rest % names};
        }
        const auto size = static_cast<unsigned>(std::bit_width(index / (4 * least_names) + 1)) - 1U;
        const std::size_t rest = index - 4 * least_names * ((std::size_t{1} << size) - 1);
        return {4 * size + rest / (least_names << size), rest % (least_names << size)};
    }
    std::size_t bytes_of_chunk(std::size_t chunk) const {
        return names_in_chunk(chunk) * halves_ * sizeof(Half);
    }

    table::Name at(std::size_t index) const {
        const Place place = place_of(index);
        const Half* halves = &chunks_[place.chunk][place.index * halves_];
        table::Name name = 0;
        for (std::size_t half = halves_; half-- > 0;) name = name << 16U | halves[half];
        return name;
    }
    void write(std::size_t index, table::Name name) {
        const Place place = place_of(index);
        Half* halves = &chunks_[place.chunk][place.index * halves_];
        for (std::size_t half = 0; half < halves_; ++half, name >>= 16U) {
            halves[half] = static_cast<Half>(name);
        }
    }

    table::Space* space_;
    std::size_t halves_;  // of a name
    std::vector<std::unique_ptr<Half[]>> chunks_;
    std::size_t count_ = 0;
};

}  // namespace tabkeeper::search
