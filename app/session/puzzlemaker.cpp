// SPDX-License-Identifier: MIT
#include "app/session/puzzlemaker.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/seeds.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/gametrail.h"
#include "app/session/work/enginesession.h"

#include <QRandomGenerator>

#include <cassert>

namespace ninefold::session {

PuzzleMaker::PuzzleMaker(const game::Game& game, EngineSession& engine, GameTrail& trail, Announcer& announcer)
    : engine_(engine), trail_(trail), announcer_(announcer) {
    connect(&game, &game::Game::started, this, &PuzzleMaker::stop);
    connect(&engine_, &EngineSession::generated, this, &PuzzleMaker::takePuzzle);
    connect(&engine_, &EngineSession::generationFailed, this, [this](rating::Level level) {
        emit makingEnded();
        announcer_.say(
            tr("No puzzle of this level was found: %1. Another try may find one.").arg(documents::levelText(level)),
            Severity::Important);
    });
}

bool PuzzleMaker::isMaking() const {
    return engine_.isGenerating();
}

void PuzzleMaker::make(rating::Level level) {
    const QString sentence = tr("A new puzzle is being made: %1").arg(documents::levelText(level));
    announcer_.say(sentence);
    engine_.generate(level, QRandomGenerator::global()->generate64() % documents::kShortSeeds);
    emit makingStarted(sentence);
}

void PuzzleMaker::takePuzzle(rating::Level level, quint64 seed, const generator::GeneratedPuzzle& made) {
    assert(!isMaking());
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(level);
    puzzle.name = (documents::levelText(level) + u' ' + documents::seedText(seed)).toStdString();
    emit makingEnded();
    trail_.play(puzzle);
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
