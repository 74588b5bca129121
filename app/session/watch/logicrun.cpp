// SPDX-License-Identifier: MIT
#include "app/session/watch/logicrun.h"

#include <cassert>

namespace ninefold::session {

LogicRun::LogicRun(QObject* parent) : Timeline(parent) {
    connect(&session_, &LogicSession::pathGrew, this, &LogicRun::take);
    connect(&session_, &LogicSession::pathEnded, this, [this] {
        complete_ = true;
        emit progressed();
    });
}

void LogicRun::start(const LogicQuestion& question) {
    steps_.clear();
    grids_ = {question.grid};
    complete_ = stopped_ = false;
    question_ = question;
    session_.askPath(question);
    emit restarted();
}

void LogicRun::stop() {
    stopped_ = !complete_;
    session_.stop(LogicSession::Kind::Path);
}

void LogicRun::resume() {
    if (!std::exchange(stopped_, false)) return;
    question_.grid = grids_.back();
    session_.askPath(question_);
}

void LogicRun::take(const logic::Step& step) {
    // There is the board before the first step.
    assert(grids_.size() == steps_.size() + 1);
    Grid grid = grids_.back();
    for (const logic::Deduction& deduction : step.deductions)
        if (deduction.places) grid.place(deduction.cell, deduction.digit);
        else grid.removeCandidate(deduction.cell, deduction.digit);
    steps_.push_back(step);
    grids_.push_back(grid);
    emit progressed();
}

void LogicRun::seek(quint64 from, Landmark landmark, bool forward) {
    const auto is = [&](const logic::Step& step) {
        const logic::Family family = step.technique->family;
        if (landmark == Landmark::Placement) return step.placesAnything();
        return landmark == Landmark::Decision && family != logic::Family::Singles &&
               family != logic::Family::Intersections;
    };
    for (quint64 number = forward ? from + 1 : from - 1; number >= 1 && number <= lastKnown();
         number += forward ? 1 : -1)
        if (is(step(number))) return emit landmarkFound(number);
    emit landmarkMissed();
}

} // namespace ninefold::session
