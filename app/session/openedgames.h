// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/savedgames.h"

#include <QObject>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

class Announcer;
class Preferences;
class Timekeeper;

/// Puts games on the board, new ones and saved ones, and goes back and forward along the games of this session as
/// undo and redo do along the moves of one.
class OpenedGames : public QObject {
    Q_OBJECT

public:
    OpenedGames(game::Game& game, store::SavedGames& savedGames, store::Keeper& keeper, const Timekeeper& timekeeper,
                const Preferences& preferences, Announcer& announcer);

    /// Opens the last game, or an easy puzzle if there is none. True at the very first start.
    bool resume();
    /// Starts a game. The previous one stays among the saved games.
    void startGame(const formats::Puzzle& puzzle);
    /// Opens a saved game. Returns false if that fails: then a message says why, and the current game continues.
    bool open(const QString& game);
    /// Returns to the previous game.
    void undoGame();

    // Undo at the first move of a game returns to the previous game.
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;
    /// Takes away all that the player has written, as one move.
    void restart();

signals:
    /// The games that undo and redo can go to have changed.
    void openedGamesChanged();

private:
    bool refuse();
    bool bring(const QString& game);
    void show(const store::Recovered& recovered);
    void putOnBoard(const formats::Puzzle& puzzle, const store::Tally& tally = {},
                    const std::vector<Move>& bookmarks = {});
    void forget(const QString& game);
    void goAlong(int place);
    QString gameName() const;

    game::Game& game_;
    store::SavedGames& savedGames_;
    store::Keeper& keeper_;
    const Timekeeper& timekeeper_;
    const Preferences& preferences_;
    Announcer& announcer_;
    /// The games of this session in the order in which they were opened, and the index of the current one.
    QStringList opened_;
    int at_ = -1;
};

} // namespace ninefold::session
