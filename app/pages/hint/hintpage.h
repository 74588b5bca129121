// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"
#include "app/widgets/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace ninefold::pages {

class Legend;

/// The hint card: the part of the hint disclosed so far, a legend of the shapes on the board, and buttons to
/// disclose more. It does not block the board.
class HintPage : public QFrame {
    Q_OBJECT

public:
    explicit HintPage(QWidget* parent = nullptr);

    void setHint(const documents::Hint& hint, NameStyle names);
    void setTheme(const widgets::Theme& theme);

signals:
    void moreWanted();
    void lessWanted();
    void applyWanted();
    void closeWanted();
    /// A phrase of the text was clicked. The board flashes its cells or, if it names none, its digits.
    void flashWanted(ninefold::Cells cells, ninefold::Digits digits);
    /// The keyboard focus should go back to the board.
    void left();

private:
    QWidget* header();
    QWidget* body();
    QWidget* buttons();
    void showHint();
    void showButtons();
    QString html() const;

    documents::Hint hint_;
    NameStyle names_ = NameStyle::RowColumn;
    const widgets::Theme* theme_;
    QLabel* degree_ = nullptr;
    QLabel* text_ = nullptr;
    Legend* legend_ = nullptr;
    QToolButton* close_ = nullptr;
    QPushButton* less_ = nullptr;
    QPushButton* more_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace ninefold::pages
