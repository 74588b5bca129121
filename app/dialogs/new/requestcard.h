// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/puzzlerequest.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::dialogs {

class ShapeChoice;

/// The card of what else a player may want: where the givens are and how many, a technique, candidates at the start.
class RequestCard : public QFrame {
    Q_OBJECT

public:
    /// `onBoard` are the givens of the puzzle on the board.
    RequestCard(Cells onBoard, QWidget* parent);

    void showRequest(const session::PuzzleRequest& request);
    /// Takes everything but level and technique over into the request.
    void fill(session::PuzzleRequest& request) const;
    /// Null = any.
    const logic::Technique* technique() const;
    /// What choosing a technique or a level led to.
    void setRemark(const QString& sentence);

signals:
    void requestChanged();
    void neededTechniqueChosen();
    /// The player asks what the chosen technique is.
    void techniqueWanted(const QString& id);
    void playWanted();

private:
    void addTechnique(QVBoxLayout& rows);
    void addGivens(QVBoxLayout& rows);
    /// The chosen technique can be looked up.
    void showQuestion();
    void showGivens(const session::PuzzleRequest& request);

    ShapeChoice* shape_;
    widgets::NamedCombo* techniques_;
    QToolButton* question_;
    QLabel* remark_;
    widgets::NamedCombo* givens_;
    QCheckBox* candidates_;
};

} // namespace ninefold::dialogs
