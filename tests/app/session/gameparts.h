// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/session/examiner.h"
#include "app/session/openedgames.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/session/work/enginesession.h"
#include "app/store/keeper.h"
#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"

#include <QTest>

/// The parts of a session that put games on the board, for the test of a part that works on them.
struct GameParts {
    ScratchHome home;
    ninefold::session::Announcer announcer;
    ninefold::session::Preferences preferences{announcer};
    ninefold::game::Game game;
    ninefold::game::PlayerInput input{game};
    ninefold::store::SavedGames savedGames{ninefold::store::SavedGames::usualFolder()};
    ninefold::store::Keeper keeper{game, savedGames};
    ninefold::session::EngineSession engine;
    ninefold::session::Timekeeper timekeeper{game, keeper};
    ninefold::session::Examiner examiner{game, timekeeper, preferences, engine, announcer};
    ninefold::session::OpenedGames games{game, savedGames, keeper, timekeeper, preferences, announcer};
    Heard heard{announcer};

    static ninefold::formats::Puzzle puzzle(const QByteArray& cells, const char* name = "Example") {
        ninefold::formats::Puzzle puzzle;
        puzzle.name = name;
        puzzle.givensKnown = true;
        puzzle.grid = ninefold::Grid::fromCells(cells.constData());
        return puzzle;
    }
    /// Starts a game and waits for the solution, which comes from another thread.
    void play(const QByteArray& cells) {
        games.startGame(puzzle(cells));
        QTRY_VERIFY(examiner.solution());
        heard.clear();
    }
    void type(ninefold::Cell cell, ninefold::Digit digit) {
        input.selection().select(ninefold::Cells::of(cell), cell);
        input.type(digit, ninefold::game::EntryMode::Place);
    }
    ninefold::Digit right(ninefold::Cell cell) const { return (*examiner.solution())[cell]; }
    /// A wrong digit that no peer of the cell holds, so that only the solution shows the mistake.
    void typeWrong(ninefold::Cell cell) {
        const ninefold::Digits allowed = game.sheet().digits().candidates(cell);
        for (ninefold::Digit digit : allowed)
            if (digit != right(cell)) return type(cell, digit);
        QFAIL("the cell allows no wrong digit");
    }
};

/// Solved by singles alone.
constexpr auto kEasyCells = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
/// Needs a chain after its singles.
constexpr auto kHardCells = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
