// SPDX-License-Identifier: MIT
#include "app/session/checker.h"

#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/game/mistakes.h"
#include "app/session/announcer.h"
#include "app/session/examiner.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/store/keeper.h"
#include "app/store/solvedlist.h"

#include <cassert>

namespace ninefold::session {

Checker::Checker(game::Game& game, const Examiner& examiner, store::Keeper& keeper, const Timekeeper& timekeeper,
                 const store::SolvedList& solved, const Preferences& preferences, Announcer& announcer)
    : game_(game),
      examiner_(examiner),
      keeper_(keeper),
      timekeeper_(timekeeper),
      preferences_(preferences),
      announcer_(announcer) {
    connect(&game_, &game::Game::solved, this, [this, &solved] {
        if (givenAway_ || game_.isEntering()) return;
        solved.add(examiner_.puzzleGrid());
        emit solvedByPlayer();
    });
}

void Checker::check() {
    if (game_.isEntering()) return;
    keeper_.countCheck();
    const NameStyle names = preferences_.settings().names;
    if (!game_.clashes().empty()) {
        forEachClash(game_.sheet().digits(), [this, names](const Clash& clash) {
            reportMistakes(documents::sentence(clash, names));
            return false;
        });
        return;
    }
    if (!examiner_.verdict()) return announcer_.say(examiner_.whyNoLogic());
    if (!examiner_.solution())
        return announcer_.say(documents::sentence(*examiner_.verdict(), names), Severity::Important);
    compareWithSolution();
}

void Checker::compareWithSolution() {
    const generator::Solution& solution = *examiner_.solution();
    Cells wrong;
    for (Cell cell : Cells::all() - game_.sheet().blanks())
        if (game_.sheet().value(cell) != solution[cell]) wrong.add(cell);
    const int left = game_.sheet().blanks().count();
    if (!wrong.empty())
        reportMistakes(tr("%n digit(s) are wrong: %1", nullptr, wrong.count())
                           .arg(QString::fromStdString(cellsName(wrong, preferences_.settings().names))),
                       wrong);
    else if (!game_.isRight(solution))
        reportMistakes(tr("All digits are right, but a candidate that is needed has been removed."));
    else if (left == 0) announcer_.say(tr("Solved: every digit is right."));
    else announcer_.say(tr("No mistakes so far, %n cell(s) left.", nullptr, left));
}

void Checker::reportMistakes(const QString& sentence, Cells wrong) {
    std::vector<Offer> offers{{tr("Back to Before the Mistake"), [this] { goBeforeMistake(); }}};
    // Going back costs the right digits that were written since.
    if (!wrong.empty())
        offers.push_back({wrong.count() == 1 ? tr("Erase It") : tr("Erase Them"), [this] { eraseMistakes(); }});
    announcer_.say(sentence, Severity::Important, std::move(offers));
    if (!wrong.empty()) emit mistakesFound(wrong);
}

void Checker::eraseMistakes() {
    if (!examiner_.solution()) return;
    game_.play(game::withoutMistakes(game_.sheet(), *examiner_.solution()));
    announcer_.say(tr("What was wrong has been removed from the board."));
}

void Checker::goBeforeMistake() {
    if (timekeeper_.isPaused()) return announcer_.say(tr("The game is paused."));
    if (!examiner_.solution()) return;
    if (game_.isRight(*examiner_.solution())) return announcer_.say(tr("There is no mistake on the board."));
    keeper_.countCheck();
    undoMistakes();
}

void Checker::undoMistakes() {
    assert(examiner_.solution());
    const generator::Solution& solution = *examiner_.solution();
    game_.stack().setIndex(game_.lastRight(solution));
    if (game_.isRight(solution))
        return announcer_.say(tr("Back to before the mistake. Redo brings the later moves back."));
    // The wrong digit came with the game, so undo cannot remove it.
    game_.play(game::withoutMistakes(game_.sheet(), solution));
    assert(game_.isRight(solution));
    announcer_.say(tr("What was wrong has been removed from the board."));
}

void Checker::solveNow() {
    if (game_.isEntering()) return;
    if (timekeeper_.isPaused()) return announcer_.say(tr("The game is paused."));
    if (!examiner_.verdict()) return announcer_.say(examiner_.whyNoLogic());
    if (!examiner_.solution())
        return announcer_.say(documents::sentence(*examiner_.verdict(), preferences_.settings().names),
                              Severity::Important);
    if (game_.isSolved()) return announcer_.say(tr("The puzzle is already solved."));
    keeper_.countHelp();
    game::Sheet solved = game_.sheet();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!solved.isGiven(cell)) solved.cells[cell].value = (*examiner_.solution())[cell];
    givenAway_ = true;
    game_.play(game::changesBetween(game_.sheet(), solved));
    givenAway_ = false;
    assert(game_.isSolved());
    emit givenUp();
    announcer_.say(tr("Solved for you."), Severity::Important,
                   {{tr("Take It Back"), [this] { game_.stack().undo(); }}});
}

} // namespace ninefold::session
