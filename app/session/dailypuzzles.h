// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"
#include "app/store/results/dailycalendar.h"
#include "app/store/results/resultlist.h"

#include <QObject>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class SavedGames;
}

namespace ninefold::session {

class Announcer;
class GameResults;
class OpenedGames;

/// Plays the puzzles of a day and knows what became of them. Any day up to today can be played; a started
/// puzzle is resumed where it was left.
class DailyPuzzles : public QObject {
    Q_OBJECT

public:
    DailyPuzzles(const game::Game& game, const store::SavedGames& savedGames, OpenedGames& games,
                 const GameResults& results, const store::ResultList& resultList, Announcer& announcer);

    void play(QDate day, generator::DailyRank rank);

    /// As far as it was read; readCalendar() begins to read it.
    const store::DailyCalendar& calendar() const { return calendar_; }
    void readCalendar();

signals:
    void calendarRead();

private:
    void start(QDate day, generator::DailyRank rank, const generator::GeneratedPuzzle& made);

    const store::SavedGames& savedGames_;
    OpenedGames& games_;
    Announcer& announcer_;
    store::DailyList list_;
    store::ResultList resultList_;
    store::DailyCalendar calendar_;
    Task<DailyPuzzles> reading_{*this, shortWorkThreads}, making_{*this, longWorkThreads};
};

} // namespace ninefold::session
