// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace ninefold::session {
class HintController;
}
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ChainList;
class ChainModel;
class ConclusionBox;
class Legend;

/// A label of the text that is disclosed.
QLabel* hintLabel(QWidget* parent);

/// What there is to read in the hint card: the conclusion, the reason, the lines of a chain, and below them what the
/// player unfolds, the shapes on the board and the notation.
class HintBody : public QScrollArea {
    Q_OBJECT

public:
    explicit HintBody(session::HintController& controller, QWidget* parent = nullptr);

    /// Takes effect with the next hint that is shown.
    void setTheme(const widgets::Theme& theme);
    void showHint(const documents::Hint& hint, NameStyle names);
    void showShapes(bool shown);
    void showNotation(bool shown);
    /// Shows as many lines of a chain as have room.
    void setUnfolded(bool unfolded);
    /// Are there lines that only an unfolded list shows?
    bool canUnfold() const;
    /// Scrolls to the line that the player has come to.
    void revealLine();
    /// Scrolls to what was unfolded last.
    void revealEnd();

    /// A part that scrolls with the text, above what it unfolds.
    void addAboveUnfolded(QWidget* part);
    void remove(QWidget* part);
    bool holds(const QWidget* part) const;

private:
    void build();
    void showText();
    void showLines();
    /// A phrase of the text was clicked: the board flashes its cells or, if it names none, its digits.
    void flash(const QString& link);

    session::HintController& controller_;
    documents::Hint hint_;
    NameStyle names_ = NameStyle::RowColumn;
    const widgets::Theme* theme_;
    QVBoxLayout* rows_ = nullptr;
    ConclusionBox* conclusion_ = nullptr;
    QLabel* text_ = nullptr;
    ChainModel* model_ = nullptr;
    ChainList* list_ = nullptr;
    Legend* legend_ = nullptr;
    QLabel* notation_ = nullptr;
};

} // namespace ninefold::pages
