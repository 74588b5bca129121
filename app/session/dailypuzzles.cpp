// SPDX-License-Identifier: MIT
#include "app/session/dailypuzzles.h"

#include "app/documents/text/days.h"
#include "app/documents/text/levels.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/gameresults.h"
#include "app/session/openedgames.h"
#include "app/store/savedgames.h"

#include <cassert>

namespace ninefold::session {
DailyPuzzles::DailyPuzzles(const game::Game& game, const store::SavedGames& savedGames, OpenedGames& games,
                           const GameResults& results, const store::ResultList& resultList, Announcer& announcer)
    : savedGames_(savedGames),
      games_(games),
      announcer_(announcer),
      list_(store::DailyList::usualPath()),
      resultList_(resultList) {
    connect(&game, &game::Game::started, this, [this] { making_.stop(); });
    connect(&results, &GameResults::gameFinished, this, &DailyPuzzles::readCalendar);
}

void DailyPuzzles::play(QDate day, generator::DailyRank rank) {
    if (const QString game = calendar_.game(day, rank);
        calendar_.state(day, rank) == store::DailyState::Started && savedGames_.games().contains(game)) {
        games_.open(game);
        return;
    }
    making_.start([day, rank](const std::stop_token& stop, const auto&) {
        return [day, rank, made = generator::dailyPuzzle(documents::dayOf(day), rank, stop)](DailyPuzzles& owner) {
            if (made) owner.start(day, rank, *made);
        };
    });
}

void DailyPuzzles::start(QDate day, generator::DailyRank rank, const generator::GeneratedPuzzle& made) {
    assert(made.level);
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(*made.level);
    puzzle.date = day.toString(Qt::ISODate).toStdString();
    puzzle.name = tr("Daily %1, %2").arg(day.toString(Qt::ISODate), documents::levelText(*made.level)).toStdString();
    games_.startGame(puzzle);
    list_.add({.day = day,
               .rank = rank,
               .game = savedGames_.current(),
               .givens = QString::fromStdString(made.puzzle.givensText())});
    announcer_.say(day == QDate::currentDate() ? tr("The daily puzzle is on the board.")
                                               : tr("A puzzle of an earlier day: it counts for no streak."));
    readCalendar();
}

void DailyPuzzles::readCalendar() {
    reading_.start([list = list_, results = resultList_](const std::stop_token&, const auto&) {
        return [calendar = store::DailyCalendar(list.all(), results.all())](DailyPuzzles& owner) {
            owner.calendar_ = calendar;
            emit owner.calendarRead();
        };
    });
}

} // namespace ninefold::session
