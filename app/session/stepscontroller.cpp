// SPDX-License-Identifier: MIT
#include "app/session/stepscontroller.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/steps.h"
#include "app/game/stepmoves.h"
#include "app/session/announcer.h"
#include "app/session/examiner.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/store/keeper.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

StepsController::StepsController(game::Game& game, const Examiner& examiner, store::Keeper& keeper,
                                 const Timekeeper& timekeeper, const Preferences& preferences, LogicSession& logic,
                                 Announcer& announcer)
    : game_(game),
      examiner_(examiner),
      keeper_(keeper),
      preferences_(preferences),
      logic_(logic),
      announcer_(announcer) {
    // Several changes in a row start one search.
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &StepsController::look);
    connect(&game_, &game::Game::started, this, &StepsController::beginGame);
    for (auto change : {&game::Game::started, &game::Game::branchChanged})
        connect(&game_, change, this, &StepsController::forget);
    connect(&game_, &game::Game::changed, this, &StepsController::forget);
    connect(&timekeeper, &Timekeeper::pausedChanged, this, &StepsController::forget);
    connect(&examiner_, &Examiner::solutionChanged, this, &StepsController::forget);
    connect(&preferences_, &Preferences::settingsChanged, this,
            [this, used = preferences_.settings()](const store::Settings& settings) mutable {
                if (std::exchange(used, settings).techniques != settings.techniques) forget();
            });
    connect(&logic_, &LogicSession::pathGrew, this, &StepsController::takePathStep);
    connect(&logic_, &LogicSession::pathEnded, this, &StepsController::endPath);
    connect(&logic_, &LogicSession::stepsFound, this, &StepsController::takeSteps);
    connect(&logic_, &LogicSession::allEnded, this, [this] {
        allKnown_ = true;
        reportAll();
    });
}

void StepsController::setShown(List list, bool asked) {
    if (shown_ != list) {
        // Cancel an unfinished search whose list is no longer visible.
        if (shown_ == List::Path && !pathKnown_) forgetPath();
        if (shown_ == List::All && !allKnown_) forgetAll();
    }
    shown_ = list;
    if (list == List::None) return;
    asked_ |= asked;
    look();
}

void StepsController::beginGame() {
    asked_ = false;
    helpedAt_.reset();
}

void StepsController::forget() {
    forgetPath();
    forgetAll();
    dropDrawing();
    emit searchReported({}, false);
    soon_.start();
}

void StepsController::forgetPath() {
    logic_.stop(LogicSession::Kind::Path);
    path_.clear();
    pathKnown_ = false;
    emit pathCleared();
}

void StepsController::forgetAll() {
    logic_.stop(LogicSession::Kind::All);
    allFound_ = 0;
    allKnown_ = false;
    emit allCleared();
}

void StepsController::look() {
    if (shown_ == List::None) return;
    if (!asked_) return emit searchReported(tr("This is another game: press Solution Path or All Steps Now."), false);
    if (shown_ == List::Path) findPath();
    if (shown_ == List::All) findAll();
}

bool StepsController::isRefused() {
    QString why = examiner_.whyNoLogic();
    if (why.isEmpty() && !game_.isRight(*examiner_.solution()))
        why = tr("There is a mistake on the board; a hint shows the first one.");
    emit searchReported(why, false);
    return !why.isEmpty();
}

void StepsController::countHelp() {
    const Grid position = examiner_.logicQuestion().grid;
    if (helpedAt_ != position) keeper_.countHelp();
    helpedAt_ = position;
}

void StepsController::findPath() {
    if (pathKnown_) return reportPath();
    if (logic_.isBusy(LogicSession::Kind::Path)) return;
    forgetPath();
    if (isRefused()) return;
    const LogicQuestion question = examiner_.logicQuestion();
    start_ = question.grid;
    emit searchReported(tr("Looking for the steps to the solution..."), true);
    logic_.askPath(question);
}

void StepsController::findAll() {
    if (allKnown_) return reportAll();
    if (logic_.isBusy(LogicSession::Kind::All)) return;
    forgetAll();
    if (isRefused()) return;
    emit searchReported(tr("Looking for steps..."), true);
    logic_.askAll(examiner_.logicQuestion());
}

void StepsController::takeSteps(const StepBatch& steps) {
    assert(steps != nullptr && !steps->empty());
    if (allFound_ == 0) countHelp();
    allFound_ += static_cast<int>(steps->size());
    emit stepsFound(steps);
    emit searchReported(tr("%n step(s) so far...", nullptr, allFound_), true);
}

void StepsController::stop() {
    logic_.stop(LogicSession::Kind::Path);
    logic_.stop(LogicSession::Kind::All);
    emit searchReported(tr("Stopped."), false);
}

void StepsController::takePathStep(const logic::Step& step) {
    if (path_.empty()) countHelp();
    path_.push_back(step);
    emit pathGrew(step);
}

void StepsController::endPath(logic::PathEnd end) {
    assert(!pathKnown_);
    pathKnown_ = true;
    pathEnd_ = end;
    reportPath();
}

void StepsController::reportPath() {
    const int count = static_cast<int>(path_.size());
    if (pathEnd_ != logic::PathEnd::Solved || path_.empty())
        return emit searchReported(
            tr("%n step(s); then none of the techniques that are switched on finds another.", nullptr, count), false);
    const auto harder = [](const logic::Step& a, const logic::Step& b) {
        return a.technique->rating < b.technique->rating;
    };
    const logic::Step& hardest = *std::max_element(path_.begin(), path_.end(), harder);
    emit searchReported(
        tr("Solved in %n step(s), hardest: %1", nullptr, count).arg(documents::techniqueName(*hardest.technique)),
        false);
}

void StepsController::reportAll() {
    emit searchReported(tr("%n step(s) can be done now; each line does something new.", nullptr, allFound_), false);
}

void StepsController::choosePathStep(int index) {
    if (index < 0 || index >= static_cast<int>(path_.size())) return dropDrawing();
    logic::Position position(start_);
    for (int before = 0; before < index; ++before) position.apply(path_[static_cast<std::size_t>(before)]);
    drawn_ = path_[static_cast<std::size_t>(index)];
    overlay_ = logic::overlayOf(*drawn_);
    overlay_.position = position.grid();
    emit drawnChanged();
}

void StepsController::chooseStep(const logic::Step& step) {
    drawn_ = step;
    overlay_ = logic::overlayOf(step);
    overlay_.position = examiner_.logicQuestion().grid;
    emit drawnChanged();
}

void StepsController::dropDrawing() {
    if (!drawn_) return;
    drawn_.reset();
    overlay_ = {};
    emit drawnChanged();
}

void StepsController::applySteps(std::span<const logic::Step> steps) {
    assert(!steps.empty());
    // Copy the steps: playing the move clears the list that they come from.
    const std::vector<logic::Step> kept(steps.begin(), steps.end());
    game_.play(game::followSteps(game_.sheet(), kept, preferences_.settings().autoClean));
    // The rest of the same path is not counted as new help.
    helpedAt_ = examiner_.logicQuestion().grid;
}

void StepsController::solveUpTo(int index) {
    if (index < 0 || index >= static_cast<int>(path_.size())) return;
    applySteps({path_.data(), static_cast<std::size_t>(index) + 1});
    if (!game_.isSolved()) announcer_.say(tr("%n step(s) done; one undo takes them back.", nullptr, index + 1));
}

void StepsController::apply(const logic::Step& step) {
    const QString done = documents::explain(step, preferences_.settings().names).conclusion;
    applySteps({&step, 1});
    if (!game_.isSolved()) announcer_.say(tr("Done: %1").arg(done));
}

} // namespace ninefold::session
