// SPDX-License-Identifier: MIT
#include "app/session/openedgames.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/moves.h"
#include "app/documents/text/plaintext.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/preferences.h"
#include "app/session/timekeeper.h"
#include "app/store/keeper.h"
#include "app/store/refusals.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// The board at the very first start: this puzzle is solved by singles alone.
constexpr auto kFirstPuzzle = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

OpenedGames::OpenedGames(game::Game& game, store::SavedGames& savedGames, store::Keeper& keeper,
                         const Timekeeper& timekeeper, const Preferences& preferences, Announcer& announcer)
    : game_(game),
      savedGames_(savedGames),
      keeper_(keeper),
      timekeeper_(timekeeper),
      preferences_(preferences),
      announcer_(announcer) {
    // Queued, so that the message appears after the game is on the board: starting a game clears older messages.
    connect(
        &savedGames_, &store::SavedGames::problem, this,
        [this](const QString& sentence) { announcer_.say(sentence, Severity::Important); }, Qt::QueuedConnection);
    connect(&savedGames_, &store::SavedGames::savedAgain, this,
            [this] { announcer_.say(tr("The game is saved again.")); });
    connect(&savedGames_, &store::SavedGames::renamed, this,
            [this](const QString& before, const QString& now) { std::ranges::replace(opened_, before, now); });
}

bool OpenedGames::resume() {
    if (const std::optional<store::Recovered> recovered = savedGames_.takeLast()) {
        show(*recovered);
        opened_ = {savedGames_.current()};
        at_ = 0;
        return false;
    }
    const bool first = savedGames_.games().isEmpty();
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kFirstPuzzle);
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(rating::Level::Easy);
    puzzle.name = tr("First puzzle").toStdString();
    startGame(puzzle);
    return first;
}

void OpenedGames::startGame(const formats::Puzzle& puzzle) {
    keeper_.writeTime();
    savedGames_.begin(puzzle);
    opened_ = opened_.mid(0, at_ + 1) << savedGames_.current();
    at_ = static_cast<int>(opened_.size()) - 1;
    putOnBoard(puzzle);
}

bool OpenedGames::open(const QString& game) {
    if (game == savedGames_.current()) {
        announcer_.say(tr("This game is on the board already."));
        return true;
    }
    if (!bring(game)) return false;
    // Undo leads from this game to the one that was on the board.
    opened_ = opened_.mid(0, at_ + 1) << game;
    goAlong(static_cast<int>(opened_.size()) - 1);
    return true;
}

/// Puts a saved game on the board. The current game is left unchanged until the other one is open.
bool OpenedGames::bring(const QString& game) {
    keeper_.writeTime();
    const store::SavedGames::TakeResult result = savedGames_.take(game);
    if (const auto* recovered = std::get_if<store::Recovered>(&result)) return show(*recovered), true;
    const store::Refusal& refusal = std::get<store::Refusal>(result);
    if (refusal.isFinal()) forget(game);
    announcer_.say(store::refusalSentence(refusal), Severity::Important);
    return false;
}

void OpenedGames::show(const store::Recovered& recovered) {
    putOnBoard(*recovered.puzzle, recovered.tally, recovered.bookmarks);
    if (recovered.branch >= 0) {
        keeper_.setResting(true);
        game_.beginBranchAt(recovered.branch);
        keeper_.setResting(false);
    }
    savedGames_.writeDate();
}

void OpenedGames::putOnBoard(const formats::Puzzle& puzzle, const store::Tally& tally,
                             const std::vector<Move>& bookmarks) {
    // The journal already belongs to the new game, but the clock still to the old one.
    game_.clock().stop();
    keeper_.setTally(tally);
    keeper_.setBookmarks(bookmarks);
    game_.start(puzzle);
}

/// Removes a game that no longer exists from the list.
void OpenedGames::forget(const QString& game) {
    opened_.removeAll(game);
    goAlong(static_cast<int>(opened_.lastIndexOf(savedGames_.current())));
}

void OpenedGames::goAlong(int place) {
    assert(place >= -1 && place < opened_.size());
    at_ = place;
    emit openedGamesChanged();
}

bool OpenedGames::canUndo() const {
    return game_.stack().canUndo() || at_ > 0;
}

bool OpenedGames::canRedo() const {
    return game_.stack().canRedo() || at_ + 1 < opened_.size();
}

/// No move is taken back that the player cannot see.
bool OpenedGames::refuse() {
    if (timekeeper_.isPaused()) announcer_.say(tr("The game is paused."));
    return timekeeper_.isPaused();
}

void OpenedGames::restart() {
    if (refuse()) return;
    if (game_.restart()) announcer_.say(tr("The puzzle starts again. Undo brings your digits back."));
}

void OpenedGames::undo() {
    if (refuse()) return;
    if (!game_.stack().canUndo()) return undoGame();
    const QString what = documents::moveText(game_.moveAt(game_.stack().index() - 1), preferences_.settings().names);
    game_.stack().undo();
    announcer_.say(tr("Undone: %1").arg(what));
}

void OpenedGames::undoGame() {
    if (at_ <= 0 || !bring(opened_[at_ - 1])) return;
    goAlong(at_ - 1);
    announcer_.say(tr("Back to the previous game: %1").arg(gameName()));
}

void OpenedGames::redo() {
    if (refuse()) return;
    if (game_.stack().canRedo()) {
        const QString what = documents::moveText(game_.moveAt(game_.stack().index()), preferences_.settings().names);
        game_.stack().redo();
        return announcer_.say(tr("Redone: %1").arg(what));
    }
    if (at_ + 1 >= opened_.size() || !bring(opened_[at_ + 1])) return;
    goAlong(at_ + 1);
    announcer_.say(tr("Forward again to the next game: %1").arg(gameName()));
}

QString OpenedGames::gameName() const {
    return documents::quotedText(QString::fromStdString(game_.about().name));
}

} // namespace ninefold::session
