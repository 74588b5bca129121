// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarypuzzle.h"
#include "app/widgets/ratingcurve.h"

#include <QDate>
#include <QFrame>

#include <array>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ninefold::widgets {
class ElidedLabel;
class Hairline;
class LevelBadge;
} // namespace ninefold::widgets

namespace ninefold::pages {

class PlayLine;
class PuzzlePicture;

/// The chosen puzzle: what it is, what the player did with it, what it needs, and what can be done with it.
class DetailsCard : public QFrame {
    Q_OBJECT

public:
    explicit DetailsCard(QWidget* parent = nullptr);

    void showPuzzle(const session::LibraryPuzzle& puzzle, QDate today);
    void showSeveral(int count);
    void showNothing();
    /// How hard each step of the puzzle is; empty while it is not known.
    void setCurve(std::vector<widgets::RatingCurve::Bar> bars);
    /// Below the grid the parts stand side by side. Returns true if that is new: the puzzle is to be shown again, with
    /// as many words as there is room for.
    bool setBelow(bool below);

signals:
    void playAsked();
    void analysisAsked();
    void printAsked();
    void techniqueWanted(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void makeFacts();
    void layOutBeside();
    void layOutBelow();
    QLayout* head();
    void fit();
    void showFacts(const session::LibraryPuzzle& puzzle, QDate today);

    widgets::ElidedLabel* title_;
    widgets::LevelBadge* badge_;
    PuzzlePicture* picture_;
    PlayLine* line_;
    QWidget* facts_;
    /// The facts: rating, givens, played, tags.
    static constexpr std::size_t kFacts = 5;
    std::array<QLabel*, kFacts> values_{};
    std::array<QLabel*, kFacts> names_{};
    /// The same in one line.
    QLabel* brief_;
    widgets::Hairline* hairline_;
    QLabel *needsTitle_, *needs_;
    widgets::RatingCurve* curve_;
    QPushButton *play_, *analyse_, *print_;
    bool below_ = false, hasCurve_ = false, several_ = false;
};

} // namespace ninefold::pages
