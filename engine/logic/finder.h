// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/profile.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ninefold::logic {

/// May techniques conclude from the fact that the puzzle has only one solution? Only if its givens alone exclude all
/// others. If its candidates bind, a candidate and not a given may exclude a second solution that differs by an
/// exchange of digits, and the conclusion would be wrong.
constexpr bool mayUseUniqueness(bool hasOneSolution, bool candidatesBind) {
    return hasOneSolution && !candidatesBind;
}

/// Finds steps by the techniques of a profile. Deterministic: same position, same profile, same steps.
class Finder {
public:
    /// `unique`: uniqueness techniques are used; see mayUseUniqueness.
    Finder(Profile profile, bool unique);

    const Profile& profile() const { return profile_; }

    /// The first step of the easiest technique that has one.
    std::optional<Step> next(const Position& position, std::stop_token stop = {}) const;

    /// Which steps of a position `all` returns.
    enum class Choice {
        Best,         ///< the best one, by `better`
        OnePerEffect, ///< for each technique and each distinct effect the shortest step
        EveryWay,     ///< all patterns, even with the same effect
    };
    /// Every step possible now, best first.
    std::vector<Step> all(const Position& position, Choice choice = Choice::OnePerEffect,
                          std::stop_token stop = {}) const;

    /// Passes every step to the sink, those of the easiest technique first, until the sink has enough. Returns false if
    /// the sink or the stop token ended it.
    bool each(const Position& position, StepSink& sink, std::stop_token stop = {}) const;

    /// The easiest first, then the one with most effect, then the shortest; ties are broken by the effect itself, so
    /// that the order is total.
    bool better(const Step& a, const Step& b) const;

private:
    void sort(std::span<Step> steps) const;
    std::size_t rank(const Technique* technique) const;

    Profile profile_;
};

} // namespace ninefold::logic
