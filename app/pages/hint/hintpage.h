// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"
#include "app/pages/page.h"
#include "app/widgets/look/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace ninefold::session {
class HintController;
}

namespace ninefold::pages {

class Legend;

/// The hint card: the part of the hint disclosed so far, a legend of the shapes on the board, and buttons to
/// disclose more. It does not block the board.
class HintPage : public QFrame, public Page {
    Q_OBJECT

public:
    explicit HintPage(const PageContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    void shown(bool asked) override;
    void hidden() override;
    Needs offers() const override;
    void setTheme(const widgets::Theme& theme) override;

    session::HintController& controller() const;

private:
    void connectController();
    void takeHint();
    /// A phrase of the text was clicked: the board flashes its cells or, if it names none, its digits.
    void flash(const QString& link);
    QWidget* header();
    QWidget* body();
    QWidget* buttons();
    void showHint();
    void showButtons();
    QString html() const;

    const PageContext context_;
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
