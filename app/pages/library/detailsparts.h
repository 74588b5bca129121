// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarypuzzle.h"

#include <QWidget>

namespace ninefold::pages {

/// The board of a puzzle as a picture, as large as there is room.
class PuzzlePicture : public QWidget {
    Q_OBJECT

public:
    static constexpr int kLeast = 112, kMost = 240;

    explicit PuzzlePicture(QWidget* parent = nullptr);

    void setPuzzle(const session::LibraryPuzzle& puzzle);
    QSize sizeHint() const override { return {kMost, kMost}; }
    QSize minimumSizeHint() const override { return {kLeast, kLeast}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString givens_, digits_;
};

/// What the player did with a puzzle: an icon and a sentence.
class PlayLine : public QWidget {
    Q_OBJECT

public:
    explicit PlayLine(QWidget* parent = nullptr);

    void setPlay(const session::PlayRecord& play);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    session::PlayRecord play_;
    QString sentence_;
};

/// "X-Wing, XY-Wing and Skyscraper" as links to the techniques.
QString needsLinks(const session::LibraryPuzzle& puzzle, int most);

} // namespace ninefold::pages
