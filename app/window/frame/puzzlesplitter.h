// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/frame/arrangement.h"

#include <QSplitter>

namespace ninefold::pages {
class BoardPanel;
}

namespace ninefold::window {

/// The room of the puzzle: the boards, and beside or below them the column with pages and pad. The border between them
/// is where the size of the window wants it, until the player moves it.
class PuzzleSplitter : public QSplitter {
    Q_OBJECT

public:
    PuzzleSplitter(QWidget& boards, QWidget& column, QWidget* parent = nullptr);

    /// The player has moved the border, in this run of the program or before.
    bool isMoved() const { return moved_; }
    void setMoved(bool moved) { moved_ = moved; }
    /// `board` is that of the game; null = another one is shown, which leaves the column only what it needs.
    void arrange(const Arrangement& place, const pages::BoardPanel* board);

private:
    bool moved_ = false;
};

} // namespace ninefold::window
