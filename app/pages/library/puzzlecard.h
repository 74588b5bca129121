// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarypuzzle.h"
#include "app/widgets/board/thumbnails.h"

#include <QFont>
#include <QRect>

namespace ninefold::pages {

/// How a card of the grid relates to the others.
struct CardLook {
    bool chosen = false, pointed = false;
    /// The keyboard is here.
    bool current = false;
};

/// Paints puzzles as cards: name and rating, the board, and what the player did with it.
class PuzzleCards {
public:
    void setLook(const widgets::Theme& theme, const QFont& font, qreal pixelRatio);
    QSize size() const { return size_; }

    /// Without a puzzle the card is empty: it is fetched.
    void paint(QPainter& painter, const QRect& area, const session::LibraryPuzzle* puzzle, CardLook look) const;

private:
    void paintGround(QPainter& painter, const QRect& area, CardLook look) const;
    void paintHead(QPainter& painter, const QRect& area, const session::LibraryPuzzle& puzzle, bool chosen) const;

    const widgets::Theme* theme_ = nullptr;
    QFont body_, strong_, small_;
    QSize size_;
    int padding_ = 0, head_ = 0;
    widgets::Thumbnails boards_;
};

/// What the player did, as a tick or a bar, and the text beside it.
void paintPlayState(QPainter& painter, const QRect& area, const session::PlayRecord& play, const QString& text,
                    const widgets::Theme& theme, bool chosen);

} // namespace ninefold::pages
