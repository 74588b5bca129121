// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/checker.h"
#include "app/session/dailypuzzles.h"
#include "app/session/gameresults.h"
#include "app/store/solvedlist.h"
#include "tests/app/session/gameparts.h"

/// The parts of a session that know the daily puzzles.
struct DailyParts : GameParts {
    ninefold::store::SolvedList solved{ninefold::store::SolvedList::usualPath()};
    ninefold::store::ResultList list{ninefold::store::ResultList::usualPath()};
    ninefold::session::Checker checker{game, examiner, keeper, timekeeper, solved, preferences, announcer};
    ninefold::session::GameResults results{game, examiner, keeper, checker, list, solved};
    ninefold::session::DailyPuzzles daily{game, savedGames, games, results, list, announcer};
};
