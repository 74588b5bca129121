// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/als.h"
#include "engine/logic/step.h"

#include <span>

namespace ninefold {

/// Two almost locked sets with digits that only one of them can hold ("restricted common").
struct RestrictedLink {
    int other;
    Digits digits;
};

/// All such pairs of a position, from both sides. A fact of a position.
class RestrictedLinks {
public:
    explicit RestrictedLinks(const Position& position);

    int size() const { return static_cast<int>(sets_.size()); }
    const AlmostLockedSet& operator[](int set) const { return sets_[set]; }
    std::span<const RestrictedLink> of(int set) const {
        return std::span(links_).subspan(first_[set], first_[set + 1] - first_[set]);
    }

private:
    const std::vector<AlmostLockedSet>& sets_;
    std::vector<RestrictedLink> links_;
    std::vector<int> first_;
};

/// At least one of the two sets holds each of the digits: they go from cells that see all their places in both.
void strikeCommon(const Position& position, const AlmostLockedSet& a, const AlmostLockedSet& b, Digits digits,
                  Step& step);
/// Draws a set in a role.
void markSet(const Position& position, Cells cells, Role role, Step& step);

} // namespace ninefold
