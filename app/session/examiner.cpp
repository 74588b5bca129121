// SPDX-License-Identifier: MIT
#include "app/session/examiner.h"

#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/game/stepmoves.h"
#include "app/session/announcer.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/session/work/enginesession.h"
#include "app/store/techniquelist.h"

#include <cassert>

namespace ninefold::session {

Examiner::Examiner(const game::Game& game, const Timekeeper& timekeeper, const Preferences& preferences,
                   EngineSession& engine, Announcer& announcer)
    : game_(game), timekeeper_(timekeeper), preferences_(preferences), engine_(engine), announcer_(announcer) {
    connect(&game_, &game::Game::started, this, &Examiner::beginGame);
    connect(&game_, &game::Game::changed, this, [this] {
        if (game_.isEntering()) engine_.examine(puzzleGrid());
    });
    connect(&engine_, &EngineSession::examined, this,
            [this](const Grid&, const solve::Verdict& verdict) { takeVerdict(verdict); });
}

void Examiner::beginGame() {
    solution_.reset();
    verdict_.reset();
    emit solutionChanged();
    engine_.examine(puzzleGrid(), candidatesBind());
}

void Examiner::takeVerdict(const solve::Verdict& verdict) {
    verdict_ = verdict;
    if (game_.isEntering()) return;
    if (verdict.status == solve::Verdict::Status::Unique) solution_ = verdict.solution;
    // Report an unplayable puzzle at once, not after an hour of play.
    else announcer_.say(documents::sentence(verdict, preferences_.settings().names), Severity::Important);
    emit solutionChanged();
}

Grid Examiner::puzzleGrid() const {
    // While a puzzle is being typed in there are no givens yet: all digits count as the puzzle.
    if (game_.isEntering()) return game_.sheet().digits();
    return ninefold::formats::puzzleGrid(game_.about());
}

bool Examiner::candidatesBind() const {
    return game_.about().marksBind;
}

Grid Examiner::playedGrid() const {
    Grid grid = game_.sheet().digits();
    if (!candidatesBind()) return grid;
    const Grid puzzle = puzzleGrid();
    for (const Cell cell : grid.blanks()) grid.setCandidates(cell, grid.candidates(cell) & puzzle.candidates(cell));
    return grid;
}

LogicQuestion Examiner::logicQuestion() const {
    return {game::positionOf(game_.sheet()), store::profileOf(preferences_.settings().techniques),
            logic::mayUseUniqueness(solution_.has_value(), candidatesBind())};
}

QString Examiner::whyNoLogic() const {
    if (timekeeper_.isPaused()) return tr("The game is paused.");
    if (game_.isEntering()) return tr("Hints start once the puzzle is typed in and you play it.");
    if (game_.isSolved()) return tr("The puzzle is solved.");
    if (!verdict_) return tr("The puzzle is still being checked; try again in a moment.");
    return solution_ ? QString() : documents::sentence(*verdict_, preferences_.settings().names);
}

bool Examiner::isVerdictAwaited() const {
    assert(verdict_ || !solution_);
    return !verdict_ && !timekeeper_.isPaused() && !game_.isEntering();
}

} // namespace ninefold::session
