// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"
#include "app/store/settings.h"

#include <QObject>

namespace ninefold {

/// What lies on the desk, without any widget: the game, the player's hand, the settings, and how puzzles come in.
class Desk : public QObject {
    Q_OBJECT

public:
    explicit Desk(QObject* parent = nullptr);

    Game& game() { return game_; }
    Hand& hand() { return hand_; }

    const Settings& settings() const { return settings_; }
    void setSettings(const Settings& settings);

    void openFile(const QString& path);
    /// A paste or a drop.
    void openText(const QByteArray& text);
    void play(const Puzzle& puzzle);

    /// Begins a branch, or keeps the one that is being tried.
    void toggleBranch();
    /// Marks of the digit that is highlighted, in the whole puzzle.
    void fillHighlighted();

signals:
    void settingsChanged(const ninefold::Settings& settings);
    /// Something went wrong, in one sentence.
    void problem(const QString& sentence);
    /// Something happened, in one sentence.
    void said(const QString& sentence);

private:
    Settings settings_;
    Game game_;
    Hand hand_;
};

} // namespace ninefold
