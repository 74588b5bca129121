// SPDX-License-Identifier: MIT
// Session: what it does with the current game: undo across games, branches, checking.
#include "app/session/session.h"

#include "app/documents/text/moves.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/verdicts.h"
#include "app/game/mistakes.h"
#include "app/game/stepmoves.h"
#include "app/store/techniquelist.h"

namespace ninefold::session {
bool Session::canUndo() const {
    return game_.stack().canUndo() || trailAt_ > 0;
}

bool Session::canRedo() const {
    return game_.stack().canRedo() || trailAt_ + 1 < trail_.size();
}

void Session::undo() {
    if (paused_) return;
    if (!game_.stack().canUndo()) return undoGame();
    const QString what = documents::moveText(game_.moveAt(game_.stack().index() - 1), settings_.names);
    game_.stack().undo();
    announcer_.say(tr("Undone: %1").arg(what));
}

void Session::undoGame() {
    if (trailAt_ <= 0 || !bring(trail_[trailAt_ - 1])) return;
    goAlong(trailAt_ - 1);
    announcer_.say(
        tr("Back to the previous game: %1").arg(documents::quotedText(QString::fromStdString(game_.about().name))));
}

void Session::redo() {
    if (paused_) return;
    if (game_.stack().canRedo()) {
        const QString what = documents::moveText(game_.moveAt(game_.stack().index()), settings_.names);
        game_.stack().redo();
        return announcer_.say(tr("Done again: %1").arg(what));
    }
    if (trailAt_ + 1 >= trail_.size() || !bring(trail_[trailAt_ + 1])) return;
    goAlong(trailAt_ + 1);
    announcer_.say(tr("Forward again to the next game: %1")
                       .arg(documents::quotedText(QString::fromStdString(game_.about().name))));
}

void Session::enterOwn() {
    formats::Puzzle puzzle;
    puzzle.name = tr("My puzzle").toStdString();
    puzzle.givensKnown = true;
    play(puzzle);
    hand_.setMode(game::EntryMode::Place);
    announcer_.say(tr("Type the digits of your puzzle."));
}

void Session::playOwn() {
    const game::Sheet sheet = game_.sheet();
    if (!isEntering() || sheet.blanks() == Cells::all()) return;
    formats::Puzzle puzzle;
    puzzle.name = game_.about().name;
    puzzle.givensKnown = true;
    for (Cell cell : Cells::all() - sheet.blanks()) puzzle.grid.give(cell, sheet.value(cell));
    play(puzzle);
}

void Session::check() {
    if (isEntering()) return;
    countHelp();
    if (!game_.clashes().empty()) {
        forEachClash(game_.sheet().digits(), [this](const Clash& clash) {
            reportMistakes(documents::sentence(clash, settings_.names));
            return false;
        });
        return;
    }
    if (!verdict_) return announcer_.say(whyNoLogic());
    if (!solution_) return announcer_.say(documents::sentence(*verdict_, settings_.names), Severity::Important);
    Cells wrong;
    for (Cell cell : Cells::all() - game_.sheet().blanks())
        if (game_.sheet().value(cell) != (*solution_)[cell]) wrong.add(cell);
    const int left = game_.sheet().blanks().count();
    if (!wrong.empty())
        reportMistakes(tr("%n digit(s) differ from the solution: %1", nullptr, wrong.count())
                           .arg(QString::fromStdString(cellsName(wrong, settings_.names))));
    else if (!game_.isRight(*solution_))
        reportMistakes(tr("All digits are right, but a candidate that is needed has been struck out."));
    else if (left == 0) announcer_.say(tr("Solved: every digit is right."));
    else announcer_.say(tr("All right so far, %n cell(s) left.", nullptr, left));
}

void Session::reportMistakes(const QString& sentence) {
    announcer_.say(sentence, Severity::Important,
                   {{tr("Back to the last right position"), [this] { goBeforeMistake(); }}});
}

void Session::goBeforeMistake() {
    if (!solution_) return;
    if (game_.isRight(*solution_)) return announcer_.say(tr("Nothing on the board is wrong."));
    countHelp();
    undoMistakes();
}

void Session::undoMistakes() {
    if (!solution_) return;
    game_.stack().setIndex(game_.lastRight(*solution_));
    if (game_.isRight(*solution_))
        return announcer_.say(tr("Back at the last right position; redo brings the moves after it again."));
    // The wrong digit came with the game, so undo cannot remove it.
    game_.play(game::withoutMistakes(game_.sheet(), *solution_));
    announcer_.say(tr("What was wrong has been taken off the board."));
}

QString Session::whyNoLogic() const {
    if (paused_) return tr("The game is paused.");
    if (isEntering()) return tr("Hints begin when the puzzle is typed in and being played.");
    if (game_.isSolved()) return tr("The puzzle is solved.");
    if (!verdict_) return tr("The puzzle is still being examined; try again in a moment.");
    return solution_ ? QString() : documents::sentence(*verdict_, settings_.names);
}

LogicQuestion Session::logicQuestion() const {
    // If the puzzle binds candidates, two solutions that differ by an exchange of digits may be excluded by
    // candidates and not only by givens; uniqueness arguments would be wrong.
    const bool unique = solution_.has_value() && !game_.about().marksBind;
    return {game::positionOf(game_.sheet()), store::profileOf(settings_.techniques), unique};
}

void Session::solveNow() {
    if (isEntering() || paused_) return;
    if (!verdict_) return announcer_.say(whyNoLogic());
    if (!solution_) return announcer_.say(documents::sentence(*verdict_, settings_.names), Severity::Important);
    if (game_.isSolved()) return announcer_.say(tr("It is solved already."));
    countHelp();
    game::Sheet solved = game_.sheet();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!solved.isGiven(cell)) solved.cells[cell].value = (*solution_)[cell];
    givenAway_ = true;
    game_.play(game::changesBetween(game_.sheet(), solved));
    givenAway_ = false;
    announcer_.say(tr("Solved for you; Undo takes it back."));
}

void Session::countHelp() {
    // Help after the end of the game is not counted.
    if (!game_.isSolved()) keeper_.countHelp();
}

void Session::watchBranch() {
    // Report only contradictions that the board shows. To say that no solution is left would be an unrequested
    // hint.
    if (game_.isTrying() && !isEntering()) engine_.examineBranch(game_.sheet().digits());
    else engine_.dropBranchQuestion();
}

void Session::toggleBranch() {
    if (game_.isTrying()) {
        game_.keepBranch();
        return announcer_.say(tr("The branch is kept."));
    }
    game_.beginBranch();
    emit branchStarted();
}

void Session::fillHighlighted() {
    if (hand_.highlight() == 0) announcer_.say(tr("Highlight a digit first: Alt and the digit."));
    else hand_.fillCandidates(Digits::of(hand_.highlight()), false);
}

} // namespace ninefold::session
