// SPDX-License-Identifier: MIT
#include "app/session/puzzleentry.h"

#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/game/inputmode.h"
#include "app/session/announcer.h"
#include "app/session/openedgames.h"
#include "app/session/preferences.h"
#include "app/session/work/enginesession.h"

#include <cassert>

namespace ninefold::session {

PuzzleEntry::PuzzleEntry(const game::Game& game, game::InputMode& mode, const EngineSession& engine, OpenedGames& games,
                         const Preferences& preferences, Announcer& announcer)
    : game_(game), mode_(mode), games_(games), preferences_(preferences), announcer_(announcer) {
    connect(&engine, &EngineSession::examined, this, [this](const Grid&, const solve::Verdict& verdict) {
        if (game_.isEntering()) report(verdict);
    });
}

void PuzzleEntry::begin() {
    formats::Puzzle puzzle;
    puzzle.name = tr("My puzzle").toStdString();
    puzzle.givensKnown = true;
    games_.startGame(puzzle);
    assert(game_.isEntering());
    mode_.choose(game::EntryMode::Place);
    announcer_.say(tr("Type the digits of your puzzle."));
}

void PuzzleEntry::startGame() {
    const game::Sheet sheet = game_.sheet();
    if (!game_.isEntering() || sheet.blanks() == Cells::all()) return;
    formats::Puzzle puzzle;
    puzzle.name = game_.about().name;
    puzzle.givensKnown = true;
    for (Cell cell : Cells::all() - sheet.blanks()) puzzle.grid.give(cell, sheet.value(cell));
    games_.startGame(puzzle);
}

void PuzzleEntry::report(const solve::Verdict& verdict) {
    announcer_.say(sentenceOf(verdict), Severity::Question,
                   {{tr("Play It"), [this] { startGame(); }}, {tr("Discard It"), [this] { games_.undoGame(); }}});
}

/// Too few digits are not reported as a mistake; two equal digits in a house are reported at once.
QString PuzzleEntry::sentenceOf(const solve::Verdict& verdict) const {
    const NameStyle names = preferences_.settings().names;
    if (verdict.clues == 0)
        return tr("Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.");
    if (verdict.status != solve::Verdict::Status::Multiple || !verdict.tooFewClues)
        return documents::sentence(verdict, names);
    return tr("%n digit(s) so far; a puzzle with one solution has at least 17.", nullptr, verdict.clues);
}

} // namespace ninefold::session
