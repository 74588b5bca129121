// SPDX-License-Identifier: MIT
#include "app/pathfinder.h"

#include "app/desk.h"
#include "app/game/stepmoves.h"
#include "app/text/steps.h"

#include <algorithm>

namespace ninefold {

Pathfinder::Pathfinder(Desk& desk, QObject* parent) : QObject(parent), desk_(desk) {
    // Several changes in a row ask once.
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, [this] {
        if (watched_) findPath();
    });
    for (auto change : {&Game::started, &Game::branchChanged}) connect(&desk.game(), change, this, &Pathfinder::forget);
    connect(&desk.game(), &Game::changed, this, &Pathfinder::forget);
    connect(&desk, &Desk::pausedChanged, this, &Pathfinder::forget);
    connect(&desk, &Desk::solutionChanged, this, &Pathfinder::forget);
    connect(&desk, &Desk::settingsChanged, this, [this, used = desk.settings()](const Settings& settings) mutable {
        if (std::exchange(used, settings).techniques != settings.techniques) forget();
    });
    LogicSession& logic = desk.logic();
    connect(&logic, &LogicSession::pathGrew, this, &Pathfinder::takePathStep);
    connect(&logic, &LogicSession::pathEnded, this, &Pathfinder::endPath);
    connect(&logic, &LogicSession::stepsFound, this, [this](const StepBatch& steps) {
        countHelp();
        allFound_ += static_cast<int>(steps->size());
        emit stepsFound(steps);
        emit told(tr("%n step(s) so far...", nullptr, allFound_), true);
    });
    connect(&logic, &LogicSession::allEnded, this,
            [this] { emit told(tr("%n step(s) can be done now; each line does something new.", nullptr, allFound_), false); });
}

void Pathfinder::setWatched(bool watched) {
    watched_ = watched;
    if (!watched) return dropDrawing();
    findPath();
}

void Pathfinder::forget() {
    desk_.logic().stop(LogicSession::Kind::Path);
    desk_.logic().stop(LogicSession::Kind::All);
    path_.clear();
    known_ = false;
    dropDrawing();
    emit pathCleared();
    emit allCleared();
    emit told({}, false);
    if (watched_) soon_.start();
}

bool Pathfinder::isRefused() {
    QString why = desk_.whyNoLogic();
    if (why.isEmpty() && !desk_.game().isRight(*desk_.solution()))
        why = tr("There is a mistake on the board; a hint shows the first slip.");
    emit told(why, false);
    return !why.isEmpty();
}

void Pathfinder::countHelp() {
    const Grid position = desk_.logicQuestion().grid;
    if (shown_ != position) desk_.countHelp();
    shown_ = position;
}

void Pathfinder::findPath() {
    if (known_ || desk_.logic().isBusy(LogicSession::Kind::Path)) return;
    path_.clear();
    emit pathCleared();
    if (isRefused()) return;
    const LogicQuestion question = desk_.logicQuestion();
    start_ = question.grid;
    emit told(tr("Looking for the way..."), true);
    desk_.logic().askPath(question);
}

void Pathfinder::findAll() {
    emit allCleared();
    allFound_ = 0;
    dropDrawing();
    if (isRefused()) return;
    emit told(tr("Looking for steps..."), true);
    desk_.logic().askAll(desk_.logicQuestion());
}

void Pathfinder::stop() {
    desk_.logic().stop(LogicSession::Kind::Path);
    desk_.logic().stop(LogicSession::Kind::All);
    emit told(tr("Stopped."), false);
}

void Pathfinder::takePathStep(const Step& step) {
    if (path_.empty()) countHelp();
    path_.push_back(step);
    emit pathGrew(step);
}

void Pathfinder::endPath(PathEnd end) {
    known_ = true;
    const int count = static_cast<int>(path_.size());
    if (end != PathEnd::Solved || path_.empty())
        return emit told(tr("%n step(s), then none of the chosen techniques goes on.", nullptr, count), false);
    const auto harder = [](const Step& a, const Step& b) { return a.technique->rating < b.technique->rating; };
    const Step& hardest = *std::max_element(path_.begin(), path_.end(), harder);
    emit told(tr("Solved in %n step(s), hardest: %1", nullptr, count).arg(techniqueName(*hardest.technique)), false);
}

void Pathfinder::choosePathStep(int index) {
    if (index < 0 || index >= static_cast<int>(path_.size())) return dropDrawing();
    Position position(start_);
    for (int before = 0; before < index; ++before) position.apply(path_[static_cast<std::size_t>(before)]);
    drawn_ = path_[static_cast<std::size_t>(index)];
    overlay_ = overlayOf(*drawn_);
    overlay_.position = position.grid();
    emit drawnChanged();
}

void Pathfinder::chooseStep(const Step& step) {
    drawn_ = step;
    overlay_ = overlayOf(step);
    overlay_.position = desk_.logicQuestion().grid;
    emit drawnChanged();
}

void Pathfinder::dropDrawing() {
    if (!drawn_) return;
    drawn_.reset();
    overlay_ = {};
    emit drawnChanged();
}

void Pathfinder::play(std::span<const Step> steps) {
    // The move wipes the list that the steps come from.
    const std::vector<Step> kept(steps.begin(), steps.end());
    desk_.game().play(followSteps(desk_.game().sheet(), kept, desk_.settings().autoClean));
    // The rest of the same way is no new help.
    shown_ = desk_.logicQuestion().grid;
}

void Pathfinder::solveUpTo(int index) {
    if (index < 0 || index >= static_cast<int>(path_.size())) return;
    play({path_.data(), static_cast<std::size_t>(index) + 1});
    if (!desk_.game().isSolved()) emit desk_.said(tr("%n step(s) done; one undo takes them back.", nullptr, index + 1));
}

void Pathfinder::apply(const Step& step) {
    const QString done = notation(step, desk_.settings().names);
    play({&step, 1});
    if (!desk_.game().isSolved()) emit desk_.said(tr("Done: %1").arg(done));
}

} // namespace ninefold
