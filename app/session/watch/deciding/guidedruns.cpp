// SPDX-License-Identifier: MIT
#include "app/session/watch/deciding/guidedruns.h"

#include "app/session/watch/playback.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

std::optional<solve::Literal> RunRecord::lastGuess() const {
    return ownGuesses() == 0 ? std::nullopt : std::optional(request.options.decisions->back().literal);
}

GuidedRuns::GuidedRuns(EventRun& run, Playback& playback, QObject* parent)
    : QObject(parent), run_(run), playback_(playback) {
    connect(&run_, &Timeline::progressed, this, &GuidedRuns::measure);
}

void GuidedRuns::begin() {
    runs_.assign(1, RunRecord{.request = run_.request()});
    current_ = 0;
    wanted_.reset();
    measure();
}

void GuidedRuns::takeState(const State& state) {
    if (!state.runs.empty()) {
        assert(state.current < state.runs.size());
        runs_ = state.runs;
        current_ = state.current;
    }
    setOn(state.on);
    measure();
}

void GuidedRuns::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    run_.setGuessStops(on);
    emit guidingChanged(on);
}

std::optional<Turn> GuidedRuns::turn() const {
    if (!on_ || runs_.empty() || playback_.timeline() != &run_ || playback_.isPlaying()) return std::nullopt;
    return turnAt(*run_.request().solver, run_.window(), playback_.position());
}

bool GuidedRuns::decide(Cell cell, Digit digit) {
    const auto here = turn();
    if (!here || !here->open[cell].has(digit)) return false;
    const solve::Literal chosen = solve::Literal::is(cell, digit);
    const quint64 position = playback_.position();
    if (chosen == here->usual) {
        letSolverDecide();
        return true;
    }
    RunRecord record{.request = run_.request(), .leftAt = position};
    record.request.options.decisions = decisionsWith(record.request.options.decisions, here->number, chosen);
    keep(std::move(record));
    playback_.goTo(position);
    assert(runs_[current_].ownGuesses() > 0);
    run_.branch(runs_[current_].request, position);
    playOn();
    return true;
}

void GuidedRuns::letSolverDecide() {
    if (turn()) playOn();
}

/// Plays on as soon as the guess is there.
void GuidedRuns::playOn() {
    playing_ = true;
    measure();
}

void GuidedRuns::keep(RunRecord record) {
    runs_.push_back(std::move(record));
    if (runs_.size() > kMostRuns) runs_.erase(runs_.begin() + 1);
    current_ = runs_.size() - 1;
    assert(runs_.size() <= kMostRuns);
}

void GuidedRuns::open(std::size_t index) {
    assert(index < runs_.size());
    if (index == current_) return;
    current_ = index;
    run_.start(runs_[index].request);
    playing_ = false;
    wanted_ = runs_[index].leftAt;
    measure();
}

void GuidedRuns::measure() {
    if (runs_.empty() || playback_.timeline() != &run_) return;
    RunRecord& record = runs_[current_];
    const solve::Solver& solver = *record.request.solver;
    const solve::SolverStats& stats = run_.report().reported;
    record.events = run_.lastKnown();
    record.deadEnds = stats.count(solver.deadEnd);
    record.guesses = stats.count(solve::EventKind::Decide);
    record.notes = stats.count(solve::EventKind::Learn);
    record.complete = run_.isComplete();
    record.deepest = 0;
    for (const RunIndex::Section& section : run_.index().sections())
        record.deepest = std::max<int>(record.deepest, section.deepest);
    if (wanted_ && run_.lastKnown() >= *wanted_) playback_.goTo(*std::exchange(wanted_, std::nullopt));
    if (playing_ && run_.lastKnown() > playback_.position()) {
        playing_ = false;
        playback_.setPlaying(true);
    }
    emit runsChanged();
}

} // namespace ninefold::session
