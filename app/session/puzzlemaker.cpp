// SPDX-License-Identifier: MIT
#include "app/session/puzzlemaker.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/puzzlespecs.h"
#include "app/documents/text/seeds.h"
#include "app/game/game.h"
#include "app/game/playerinput.h"
#include "app/session/announcer.h"
#include "app/session/newpuzzles/puzzlerequest.h"
#include "app/session/openedgames.h"
#include "app/session/work/enginesession.h"
#include "app/session/work/newpuzzle.h"

#include <cassert>

namespace ninefold::session {
namespace {

/// "Hard", or for a request with more than a level "the level Hard, its middle third, and the symmetry 180".
QString kindText(const generator::PuzzleSpec& spec) {
    const bool isLevel = spec == generator::PuzzleSpec{.level = spec.level, .part = spec.part};
    return spec.level && isLevel ? documents::levelText(*spec.level) : documents::specText(spec);
}

} // namespace

PuzzleMaker::PuzzleMaker(const game::Game& game, game::PlayerInput& input, EngineSession& engine, OpenedGames& games,
                         Announcer& announcer)
    : input_(input), engine_(engine), games_(games), announcer_(announcer) {
    connect(&game, &game::Game::started, this, &PuzzleMaker::stop);
    connect(&engine_, &EngineSession::generated, this, &PuzzleMaker::takePuzzle);
    connect(&engine_, &EngineSession::generationAdvanced, this, &PuzzleMaker::makingAdvanced);
    connect(&engine_, &EngineSession::generationFailed, this, &PuzzleMaker::reportFailure);
}

bool PuzzleMaker::isMaking() const {
    return engine_.isGenerating();
}

void PuzzleMaker::makeSpecified(const generator::PuzzleSpec& spec) {
    begin(spec, false);
}

void PuzzleMaker::makeRequested(const PuzzleRequest& request) {
    begin(specOf(request), request.fillCandidates);
}

void PuzzleMaker::begin(const generator::PuzzleSpec& spec, bool fillsCandidates) {
    stop();
    fillsCandidates_ = fillsCandidates;
    if (const auto ready = stock_.take(spec)) {
        play(ready->made, ready->seed);
        makeAhead(spec);
        return;
    }
    stock_.rest();
    const QString sentence = tr("A new puzzle is being made: %1").arg(kindText(spec));
    announcer_.say(sentence);
    engine_.generate(spec, newSeed());
    emit makingStarted(sentence);
}

void PuzzleMaker::makeAhead(const generator::PuzzleSpec& spec) {
    stock_.keepAlso(spec);
    stock_.fill(spec.level);
}

void PuzzleMaker::takePuzzle(const generator::PuzzleSpec& spec, quint64 seed, const generator::GeneratedPuzzle& made) {
    assert(!isMaking());
    emit makingEnded();
    play(made, seed);
    makeAhead(spec);
}

void PuzzleMaker::reportFailure(const generator::PuzzleSpec& spec) {
    emit makingEnded();
    announcer_.say(tr("No puzzle of this kind was found: %1. Another try may find one.").arg(kindText(spec)),
                   Severity::Important);
    emit makingFailed();
}

void PuzzleMaker::play(const generator::GeneratedPuzzle& made, quint64 seed) {
    assert(made.level);
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(*made.level);
    puzzle.name = (documents::levelText(*made.level) + u' ' + documents::seedText(seed)).toStdString();
    games_.startGame(puzzle);
    if (fillsCandidates_) input_.fillCandidates(Digits::all(), false);
    // Replaces the previous status message, which no longer applies.
    announcer_.say(tr("New puzzle: %1.").arg(QString::fromStdString(puzzle.name)));
}

void PuzzleMaker::stop() {
    if (!isMaking()) return;
    engine_.stopGenerating();
    emit makingEnded();
}

void PuzzleMaker::cancel() {
    if (!isMaking()) return;
    stop();
    announcer_.say(tr("Cancelled. Your game continues."));
}

} // namespace ninefold::session
