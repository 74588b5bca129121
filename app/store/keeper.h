// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"
#include "app/store/savedgames.h"

namespace ninefold::store {

/// Saves every event of a game at once. There is no "save" command: after closing the window, or a power cut, the
/// player finds the game unchanged.
class Keeper : public QObject {
    Q_OBJECT

public:
    Keeper(game::Game& game, SavedGames& savedGames, QObject* parent = nullptr);
    ~Keeper() override;

    /// Saves the clock, which emits no signal, and checks the file, which other programs may have changed.
    void writeTime();
    /// The name of the saved game.
    QString game() const { return savedGames_.current(); }
    /// The help and the mistakes of this game. After its end nothing more is counted.
    const Tally& tally() const { return tally_; }
    void setTally(const Tally& tally);
    /// The positions that the player wants to return to, each as the move from the bare puzzle.
    const std::vector<Move>& bookmarks() const { return bookmarks_; }
    void setBookmarks(std::vector<Move> bookmarks) { bookmarks_ = std::move(bookmarks); }
    void addBookmark(const Move& move);
    int timesHelped() const { return tally_.helped; }
    void countHelp();
    /// Help that says no more than whether the board is right.
    void countCheck();
    /// A hint of this technique; empty if it shows a mistake.
    void countHint(const QByteArray& technique);
    /// More of the last hint is shown.
    void deepenHint(int degree);
    void countMistake();
    /// Set while a saved game is being loaded, so that its moves are not saved again.
    void setResting(bool resting) { resting_ = resting; }

signals:
    void tallyChanged();

private:
    void write(Record::Kind kind, qint64 number);
    void writeHint();

    game::Game& game_;
    SavedGames& savedGames_;
    bool resting_ = false;
    Tally tally_;
    std::vector<Move> bookmarks_;
    /// The clock value that was written last.
    qint64 writtenMs_ = 0;
};

} // namespace ninefold::store
