// SPDX-License-Identifier: MIT
// What the trainer draws: the board of the player, and over it hints and verdicts.
#include "app/session/frame/gameframe.h"
#include "app/session/practice/trainer.h"
#include "app/session/preferences.h"

#include <algorithm>

namespace ninefold::session {
namespace {

using practice::Objection;
using practice::Verdict;

/// Why a change is wrong. The candidate itself is drawn as what the player wanted.
logic::Overlay overlayOf(const Objection& objection) {
    const auto& [cell, digit, places] = objection.change;
    logic::Overlay overlay;
    if (objection.reason) overlay = logic::overlayOf(*objection.reason);
    std::erase_if(overlay.marks, [&](const logic::Mark& mark) {
        return mark.candidate == logic::Candidate{cell, digit};
    });
    overlay.marks.push_back({places ? logic::Role::Remove : logic::Role::Place, {cell, digit}});
    if (objection.holder >= 0 && objection.holder != cell)
        overlay.marks.push_back({logic::Role::On, {objection.holder, 0}});
    if (objection.kind == Objection::Kind::OnlyPlace)
        overlay.houses.push_back({logic::HouseRole::Base, objection.house});
    overlay.mutesHighlights = true;
    return overlay;
}

/// The pattern without what it removes: what is struck through is the player's answer.
logic::Overlay patternOf(const logic::Step& step) {
    logic::Overlay overlay = logic::overlayOf(step);
    std::erase_if(overlay.marks, [](const logic::Mark& mark) {
        return mark.role == logic::Role::Remove || mark.role == logic::Role::Place;
    });
    return overlay;
}

logic::Overlay overlayOf(const logic::Step& step, int hints) {
    if (hints == 1) return logic::outlineOf(step);
    return hints == 2 ? logic::tintOf(step) : patternOf(step);
}

} // namespace

logic::Overlay Trainer::overlay() const {
    if (!exercise_ || state_ == State::Making) return {};
    const Verdict verdict = judgement_ ? judgement_->verdict : Verdict::Nothing;
    if (verdict == Verdict::Right) {
        logic::Overlay overlay = logic::overlayOf(judgement_->steps.front());
        // The digit of the player is there already.
        std::erase_if(overlay.marks, [this](const logic::Mark& mark) {
            return mark.role == logic::Role::Place && game_.sheet().value(mark.candidate.cell) != 0;
        });
        return overlay;
    }
    if (verdict == Verdict::Wrong) return overlayOf(*judgement_->objection);
    if (verdict == Verdict::Other) return patternOf(judgement_->steps.front());
    if (state_ == State::Answered || state_ == State::Ended) return logic::overlayOf(exercise_->step);
    return hints_ > 0 ? overlayOf(exercise_->step, hints_) : logic::Overlay();
}

logic::Frame Trainer::frame() const {
    logic::Frame frame = frameOf(game_, input_, preferences_.settings(), nullptr);
    if (!exercise_) return frame;
    frame.givens = exercise_->position.givens();
    for (const logic::Deduction& change : exercise_->answerOn(game_.sheet()))
        if (!change.places) frame.marks.push_back({logic::Role::Remove, {change.cell, change.digit}});
    return frame;
}

} // namespace ninefold::session
