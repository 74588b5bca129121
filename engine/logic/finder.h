// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/profile.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace ninefold {

/// Finds steps by the techniques of a profile. Deterministic: same position, same profile, same steps.
class Finder {
public:
    /// `unique`: the puzzle was proved to have one solution; only then uniqueness techniques are used.
    Finder(Profile profile, bool unique);

    const Profile& profile() const { return profile_; }

    /// The first step of the easiest technique that has one.
    std::optional<Step> next(const Position& position, std::stop_token stop = {}) const;

    /// Which steps of a position are told.
    enum class Choice {
        Best,         ///< the best of all, by `better`
        OnePerEffect, ///< of each technique one per distinct effect, the shortest
        EveryWay,     ///< all patterns, whatever their effect
    };
    /// Every step possible now, best first.
    std::vector<Step> all(const Position& position, Choice choice = Choice::OnePerEffect,
                          std::stop_token stop = {}) const;

    /// Easiest first, then most effect, then shortest; ties by what they do, so that the order is total.
    bool better(const Step& a, const Step& b) const;

private:
    std::size_t rank(const Technique* technique) const;

    Profile profile_;
};

} // namespace ninefold
