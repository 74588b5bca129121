// SPDX-License-Identifier: MIT
#include "engine/practice/judge.h"

#include "engine/logic/finder.h"
#include "engine/practice/proof.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace ninefold::practice {
namespace {

using logic::Deduction;
using logic::Position;
using logic::Step;

/// Without what the position says already.
Changes newIn(const Position& position, const Changes& answer) {
    Changes changes;
    std::ranges::copy_if(answer, std::back_inserter(changes), [&](const Deduction& one) {
        return one.places ? !position.isSet(one.cell) : position.isCandidate(one.cell, one.digit);
    });
    return changes;
}

/// The answer and what it says about the same cells in other words.
Changes meaningOf(const Position& position, const Changes& answer) {
    Changes meaning = answer;
    std::array<Digits, kCellCount> gone{};
    for (const auto& [cell, digit, places] : answer) {
        if (!places) gone[cell].add(digit);
        else
            for (const Digit other : position.candidates(cell) - Digits::of(digit))
                meaning.push_back({cell, other, false});
    }
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Digits left = position.candidates(cell) - gone[cell];
        if (!gone[cell].empty() && left.count() == 1) meaning.push_back({cell, left.first(), true});
    }
    return sorted(std::move(meaning));
}

Position after(Position position, const std::vector<Step>& steps) {
    for (const Step& step : steps) position.apply(step);
    return position;
}

/// The steps that the part belongs to, so that together they have all of it and as little more as possible.
std::vector<Step> nearest(const std::vector<Step>& steps, Changes part, const Changes& meaning) {
    std::vector<Step> chosen;
    while (!part.empty()) {
        const Step* best = nullptr;
        std::size_t fewest = 0;
        for (const Step& step : steps) {
            if (!meet(step.deductions, part)) continue;
            const std::size_t missing = without(step.deductions, meaning).size();
            if (best != nullptr && missing >= fewest) continue;
            best = &step;
            fewest = missing;
        }
        assert(best != nullptr);
        chosen.push_back(*best);
        part = without(part, best->deductions);
    }
    return chosen;
}

Judgement partly(std::vector<Step> steps, const Changes& meaning) {
    Judgement judgement{.verdict = Verdict::Partly};
    for (const Step& step : steps) judgement.missing = together(judgement.missing, without(step.deductions, meaning));
    assert(!judgement.missing.empty());
    judgement.steps = std::move(steps);
    return judgement;
}

/// What of `changes` is in one of the steps.
Changes partIn(const std::vector<Step>& steps, const Changes& changes) {
    Changes part;
    std::ranges::copy_if(changes, std::back_inserter(part), [&](const Deduction& one) {
        return std::ranges::any_of(steps, [&](const Step& step) { return has(step.deductions, one); });
    });
    return part;
}

bool isOfPattern(const Step& step, const Deduction& removal) {
    return std::ranges::any_of(step.marks, [&](const logic::Mark& mark) {
        const bool drawn = mark.role != logic::Role::Remove && mark.role != logic::Role::Place;
        return drawn && mark.candidate == logic::Candidate{removal.cell, removal.digit};
    });
}

std::optional<Deduction> patternIn(const std::vector<Step>& steps, const Changes& answer) {
    for (const Step& step : steps)
        for (const Deduction& one : answer)
            if (!one.places && !has(step.deductions, one) && isOfPattern(step, one)) return one;
    return std::nullopt;
}

Judgement judgeWrong(const Question& question, const Changes& answer, const Changes& wrong,
                     const std::stop_token& stop) {
    assert(!wrong.empty());
    const std::vector<Step> steps = stepsAsked(question, stop);
    return {.verdict = Verdict::Wrong,
            .isThere = !steps.empty(),
            .objection = shortestObjection(wrong, question, stop),
            .isAllWrong = wrong.size() == answer.size(),
            .ofPattern = patternIn(steps, wrong)};
}

/// Judges an answer that is true.
Judgement judgeTrue(const Question& question, const Changes& answer, const std::stop_token& stop) {
    const Changes meaning = meaningOf(question.position, answer);
    const std::vector<Step> steps = stepsAsked(question, stop);
    std::vector<Step> whole;
    Changes done;
    for (const Step& step : steps) {
        if (!contains(meaning, step.deductions)) continue;
        done = together(done, step.deductions);
        whole.push_back(step);
    }
    const Position left = after(question.position, whole);
    // A digit that the step sets takes other candidates away.
    const Changes rest = newIn(left, without(answer, done));
    // What a digit says besides counts only as long as nothing is whole: it may be a single that the step leaves.
    const Changes part = whole.empty() ? partIn(steps, meaning) : partIn(steps, rest);
    if (!part.empty()) return partly(nearest(steps, part, meaning), meaning);
    Proof proof = prove(left, rest, question.unique, stop);
    if (proof.isComplete() && !whole.empty())
        return {.verdict = Verdict::Right, .steps = std::move(whole), .besides = std::move(proof.steps)};
    return {.verdict = proof.isComplete() ? Verdict::Other : Verdict::Unproved,
            .steps = whole.empty() ? std::move(proof.steps) : std::move(whole),
            .isThere = !steps.empty(),
            .ofPattern = patternIn(steps, rest)};
}

} // namespace

std::string_view verdictName(Verdict verdict) {
    switch (verdict) {
    case Verdict::Right:
        return "right";
    case Verdict::Partly:
        return "partly";
    case Verdict::Other:
    case Verdict::Unproved:
        return "other";
    default:
        return "wrong";
    }
}

std::vector<Step> stepsAsked(const Question& question, const std::stop_token& stop) {
    assert(question.technique != nullptr);
    const logic::Finder finder(logic::Profile::only({question.technique}), question.unique);
    return finder.all(question.position, logic::Finder::Choice::OnePerEffect, stop);
}

Judgement judge(const Question& question, const Changes& answer, const std::stop_token& stop) {
    assert(std::ranges::is_sorted(answer));
    Changes wrong;
    std::ranges::copy_if(answer, std::back_inserter(wrong),
                         [&](const Deduction& change) { return !question.isTrue(change); });
    if (!wrong.empty()) return judgeWrong(question, answer, wrong, stop);
    const Changes changes = newIn(question.position, answer);
    return changes.empty() ? Judgement{} : judgeTrue(question, changes, stop);
}

} // namespace ninefold::practice
