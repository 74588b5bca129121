// SPDX-License-Identifier: MIT
#include "engine/logic/reason.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold {
namespace {

/// Nets find a step against nearly every candidate: before them a short path of plain steps is the better reason.
bool isPlain(const Technique& technique) {
    return technique.family != Family::ForcingChains && technique.family != Family::Templates;
}

/// The steps of one technique, or none of a technique that is not in the finder's profile.
std::vector<Step> stepsOf(const Technique* technique, const Position& position, const Finder& finder,
                          std::stop_token stop) {
    Profile one = Profile::only({technique});
    one.limits = finder.profile().limits;
    // What needs a unique solution has left the finder's profile already where there is none.
    return Finder(one, true).all(position, Finder::Choice::OnePerEffect, stop);
}

std::vector<Step> directReason(const Position& position, Candidate candidate, const Finder& finder, bool plain,
                               std::stop_token stop) {
    for (const Technique* technique : finder.profile().order) {
        if (isPlain(*technique) != plain) continue;
        for (Step& step : stepsOf(technique, position, finder, stop))
            if (strikes(step, candidate)) return {std::move(step)};
        if (stop.stop_requested()) break;
    }
    return {};
}

bool isGone(const Position& position, Candidate candidate) {
    return !position.isCandidate(candidate.cell, candidate.digit);
}

/// The steps of the usual path up to the one that strikes the candidate.
std::vector<Step> pathReason(Position position, Candidate candidate, const Finder& finder, std::stop_token stop) {
    std::vector<Step> path;
    while (!isGone(position, candidate)) {
        std::optional<Step> step = finder.next(position, stop);
        if (!step) return {};
        position.apply(*step);
        // Set there: it was true, and nothing speaks against it.
        if (position.value(candidate.cell) == candidate.digit) return {};
        path.push_back(std::move(*step));
    }
    return path;
}

/// The step as the technique finds it in this position, if it still does all that it did.
std::optional<Step> again(const Step& step, const Position& position, const Finder& finder, std::stop_token stop) {
    std::vector<Deduction> open;
    for (const Deduction& deduction : step.deductions)
        if (position.isCandidate(deduction.cell, deduction.digit)) open.push_back(deduction);
    for (Step& found : stepsOf(step.technique, position, finder, stop))
        if (std::includes(found.deductions.begin(), found.deductions.end(), open.begin(), open.end()))
            return std::move(found);
    return std::nullopt;
}

/// Does the path lead there without this one of its steps?
std::optional<std::vector<Step>> without(std::size_t left, const std::vector<Step>& path, Position position,
                                         Candidate candidate, const Finder& finder, std::stop_token stop) {
    std::vector<Step> shorter;
    for (std::size_t at = 0; at < path.size(); ++at) {
        // The steps before it are what they were.
        std::optional<Step> step = at < left ? path[at] : std::optional<Step>();
        if (at > left) step = again(path[at], position, finder, stop);
        if (at == left) continue;
        if (!step) return std::nullopt;
        position.apply(*step);
        shorter.push_back(std::move(*step));
        if (isGone(position, candidate)) return shorter;
    }
    return std::nullopt;
}

/// Leaves out whatever is not needed, the last first: what an early step brings is used more often.
std::vector<Step> shortened(std::vector<Step> path, const Position& position, Candidate candidate, const Finder& finder,
                            std::stop_token stop) {
    // Longer ones take their time, and nobody reads what is left of them.
    constexpr std::size_t kMost = 40;
    if (path.size() > kMost) return path;
    for (std::size_t left = path.size() - 1; left-- > 0 && !stop.stop_requested();)
        if (left < path.size())
            if (auto shorter = without(left, path, position, candidate, finder, stop)) path = std::move(*shorter);
    return path;
}

} // namespace

bool strikes(const Step& step, Candidate candidate) {
    return std::any_of(step.deductions.begin(), step.deductions.end(), [&](const Deduction& deduction) {
        const bool same = deduction.digit == candidate.digit;
        if (!deduction.places) return same && deduction.cell == candidate.cell;
        return deduction.cell == candidate.cell ? !same : same && kPeers[candidate.cell].has(deduction.cell);
    });
}

std::vector<Step> reasonAgainst(const Position& position, Candidate candidate, const Finder& finder,
                                std::stop_token stop) {
    if (position.broken() || isGone(position, candidate)) return {};
    std::vector<Step> reason = directReason(position, candidate, finder, true, stop);
    if (!reason.empty() || stop.stop_requested()) return reason;
    reason = pathReason(position, candidate, finder, stop);
    if (stop.stop_requested()) return {};
    if (reason.empty()) return directReason(position, candidate, finder, false, stop);
    return shortened(std::move(reason), position, candidate, finder, stop);
}

} // namespace ninefold
