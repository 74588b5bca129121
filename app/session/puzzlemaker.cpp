// SPDX-License-Identifier: MIT
#include "app/session/puzzlemaker.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/puzzlespecs.h"
#include "app/documents/text/seeds.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/openedgames.h"
#include "app/session/work/enginesession.h"
#include "app/session/work/newpuzzle.h"

#include <cassert>

namespace ninefold::session {
namespace {

/// "Hard", or for a request without a level "24 givens and the symmetry 180".
QString kindText(const generator::PuzzleSpec& spec) {
    return spec.level ? documents::levelText(*spec.level) : documents::specText(spec);
}

} // namespace

PuzzleMaker::PuzzleMaker(const game::Game& game, EngineSession& engine, OpenedGames& games, Announcer& announcer)
    : engine_(engine), games_(games), announcer_(announcer) {
    connect(&game, &game::Game::started, this, &PuzzleMaker::stop);
    connect(&engine_, &EngineSession::generated, this, &PuzzleMaker::takePuzzle);
    connect(&engine_, &EngineSession::generationFailed, this, &PuzzleMaker::reportFailure);
}

bool PuzzleMaker::isMaking() const {
    return engine_.isGenerating();
}

void PuzzleMaker::makeSpecified(const generator::PuzzleSpec& spec) {
    stop();
    if (const auto ready = stock_.take(spec)) {
        play(ready->made, ready->seed);
        stock_.fill(spec.level);
        return;
    }
    const QString sentence = tr("A new puzzle is being made: %1").arg(kindText(spec));
    announcer_.say(sentence);
    engine_.generate(spec, newSeed());
    emit makingStarted(sentence);
}

void PuzzleMaker::takePuzzle(const generator::PuzzleSpec& spec, quint64 seed, const generator::GeneratedPuzzle& made) {
    assert(!isMaking());
    emit makingEnded();
    play(made, seed);
    stock_.keepAlso(spec);
    stock_.fill(spec.level);
}

void PuzzleMaker::reportFailure(const generator::PuzzleSpec& spec) {
    emit makingEnded();
    announcer_.say(tr("No puzzle of this kind was found: %1. Another try may find one.").arg(kindText(spec)),
                   Severity::Important);
}

void PuzzleMaker::play(const generator::GeneratedPuzzle& made, quint64 seed) {
    assert(made.level);
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(*made.level);
    puzzle.name = (documents::levelText(*made.level) + u' ' + documents::seedText(seed)).toStdString();
    games_.startGame(puzzle);
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
