// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold::session {

/// Sums up a run of any length in a bounded number of sections of equal length. A short run has one section per event;
/// when there are too many, pairs of neighbours are merged by `merge(Section& first, const Section& second)`.
template <typename Section, std::size_t kMost>
class Sections {
public:
    /// The section of the next event.
    template <typename Merge>
    Section& next(Merge merge) {
        static_assert(kMost % 2 == 0);
        ++length_;
        if (sectionOf(length_) == kMost) halve(merge);
        if (sectionOf(length_) == all_.size()) all_.emplace_back();
        return all_.back();
    }

    /// The number of events.
    std::uint64_t length() const { return length_; }
    /// Section i covers the events i * stride() + 1 to (i + 1) * stride(), as far as they are known.
    std::uint64_t stride() const { return stride_; }
    const std::vector<Section>& all() const { return all_; }
    std::size_t sectionOf(std::uint64_t number) const {
        assert(number > 0);
        return (number - 1) / stride_;
    }

private:
    template <typename Merge>
    void halve(Merge merge) {
        for (std::size_t i = 0; i < kMost / 2; ++i) {
            merge(all_[2 * i], all_[2 * i + 1]);
            all_[i] = all_[2 * i];
        }
        all_.resize(kMost / 2);
        stride_ *= 2;
    }

    std::uint64_t length_ = 0, stride_ = 1;
    std::vector<Section> all_;
};

} // namespace ninefold::session
