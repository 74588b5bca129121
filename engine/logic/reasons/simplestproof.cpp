// SPDX-License-Identifier: MIT
// The techniques search in their order, and each of their steps is compared with the move. Meanwhile all removals are
// carried out on a copy of the grid, in which the move may become a single. No search sees that copy: what leads to a
// digit in several rounds is a way to it and no proof at a glance.
#include "engine/logic/reasons/simplestproof.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// Does the deduction make the move? A digit also removes the other candidates of its cell, and itself from the peers.
bool implies(const Deduction& deduction, const Deduction& move) {
    if (deduction == move) return true;
    if (!deduction.places || move.places) return false;
    return deduction.cell == move.cell ? deduction.digit != move.digit
                                       : deduction.digit == move.digit && sees(deduction.cell, move.cell);
}

class Comparison : public StepSink {
public:
    Comparison(const Position& position, const Deduction& move) : move_(move), left_(position.grid()) {}

    bool take(Step&& step) override {
        foundAny = true;
        const auto makesMove = [this](const Deduction& deduction) { return implies(deduction, move_); };
        if (std::ranges::any_of(step.deductions, makesMove) || leavesSingle(step)) proof = std::move(step);
        return !proof;
    }

    std::optional<Step> proof;
    bool foundAny = false;

private:
    bool leavesSingle(const Step& step) {
        if (!move_.places) return false;
        bool removes = false;
        for (const Deduction& deduction : step.deductions) {
            if (deduction.places || !left_.isCandidate(deduction.cell, deduction.digit)) continue;
            left_.removeCandidate(deduction.cell, deduction.digit);
            removes = true;
        }
        if (!removes) return false;
        if (left_.candidates(move_.cell) == Digits::of(move_.digit)) return true;
        const auto houses = housesOf(move_.cell);
        return std::ranges::any_of(houses, [this](House house) {
            return (left_.cellsFor(move_.digit) & kHouses[house]) == Cells::of(move_.cell);
        });
    }

    const Deduction move_;
    /// The grid without what the steps so far remove.
    Grid left_;
};

} // namespace

std::optional<Step> simplestProof(const Position& position, const Deduction& move, const Profile& profile, bool unique,
                                  std::stop_token stop) {
    assert(position.isCandidate(move.cell, move.digit));
    const auto supposing = std::ranges::find(profile.order, Family::ForcingChains, &Technique::family);
    Profile easy = profile, hard = profile;
    easy.order.erase(easy.order.begin() + (supposing - profile.order.begin()), easy.order.end());
    hard.order.erase(hard.order.begin(), hard.order.begin() + (supposing - profile.order.begin()));
    Comparison comparison(position, move);
    if (Finder(easy, unique).each(position, comparison, stop) && !comparison.foundAny)
        Finder(hard, unique).each(position, comparison, stop);
    return std::move(comparison.proof);
}

} // namespace ninefold::logic
