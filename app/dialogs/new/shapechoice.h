// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/newpuzzles/puzzlerequest.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace ninefold::widgets {
class Segments;
}

namespace ninefold::dialogs {

class PatternEditor;

/// Where the givens are: a symmetry, or a pattern that the player paints or takes from the board.
class ShapeChoice : public QWidget {
    Q_OBJECT

public:
    /// `onBoard` are the givens of the puzzle on the board.
    ShapeChoice(Cells onBoard, QWidget* parent);

    void showRequest(const session::PuzzleRequest& request);
    /// Takes symmetry and pattern over into the request.
    void fill(session::PuzzleRequest& request) const;
    /// A climb has a symmetry, but no pattern.
    void setPatternOffered(bool offered);

signals:
    void shapeChosen();
    void playWanted();

private:
    QWidget* makeTiles();
    QWidget* makePattern();
    QWidget* makePatternButtons();
    generator::Symmetry symmetry() const;
    bool isByPattern() const;
    void takePattern(Cells pattern);
    void showPage();
    void useOrbits();

    Cells onBoard_;
    widgets::Segments* kinds_;
    QStackedWidget* pages_;
    QButtonGroup* tiles_;
    PatternEditor* editor_;
    QLabel* count_;
    QCheckBox* repeats_;
};

} // namespace ninefold::dialogs
