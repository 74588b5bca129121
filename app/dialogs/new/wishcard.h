// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/puzzlewish.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::dialogs {

class ShapeChoice;

/// The card of what else a player may want: where the givens are and how many, a technique, candidates at the start.
class WishCard : public QFrame {
    Q_OBJECT

public:
    /// `onBoard` are the givens of the puzzle on the board.
    WishCard(Cells onBoard, QWidget* parent);

    void showWish(const session::PuzzleWish& wish);
    /// Takes everything but level and technique over into the wish.
    void fill(session::PuzzleWish& wish) const;
    /// Null = any.
    const logic::Technique* technique() const;
    /// What choosing a technique or a level led to.
    void setRemark(const QString& sentence);

signals:
    void wishChanged();
    void techniqueChosen();
    void playWanted();

private:
    void addTechnique(QVBoxLayout& rows);
    void addGivens(QVBoxLayout& rows);
    void showGivens(const session::PuzzleWish& wish);

    ShapeChoice* shape_;
    widgets::NamedCombo* techniques_;
    QLabel* remark_;
    widgets::NamedCombo* givens_;
    QCheckBox* candidates_;
};

} // namespace ninefold::dialogs
