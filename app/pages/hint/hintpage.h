// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"
#include "app/pages/pagedeck.h"
#include "app/widgets/look/theme.h"

#include <QFrame>

class QAbstractButton;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace ninefold::session {
class HintController;
}

namespace ninefold::pages {

class FoldRow;
class HintBody;
class ShowMe;
class TechniqueLink;

/// The hint card: the part of the hint disclosed so far. A chain is a list of short lines that the player follows one
/// by one. Below it is folded what not everybody wants: the shapes on the board, the notation, the other steps.
class HintPage : public QFrame, public Page {
    Q_OBJECT

public:
    explicit HintPage(const PageContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    bool foldsPad() const override { return true; }
    void shown(bool asked) override;
    void hidden() override;
    Needs offers() const override;
    void demonstrate() override;
    void setTheme(const widgets::Theme& theme) override;

    session::HintController& controller() const;
    /// Begins or ends the demonstration on the page that is open.
    void demonstrateShown() { context_.pages.current().demonstrate(); }

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectController();
    void connectParts();
    void takeHint();
    /// The demonstration takes the place of the text.
    void showDemonstration(bool on);
    /// Draws the hint, or the picture of its demonstration.
    void draw();
    QWidget* header();
    QWidget* buttons();
    QWidget* folds();
    void showHint();
    void showTitle();
    void showFolds();
    void showButtons();
    void labelButtons();
    /// In a narrow card the place in the chain moves up, and in a low one the folds scroll.
    void fit();
    bool isNarrow() const;
    QString placeText() const;

    const PageContext context_;
    documents::Hint hint_;
    NameStyle names_ = NameStyle::RowColumn;
    const widgets::Theme* theme_;
    QVBoxLayout* rows_ = nullptr;
    QLabel* title_ = nullptr;
    QToolButton* close_ = nullptr;
    TechniqueLink* about_ = nullptr;
    HintBody* body_ = nullptr;
    ShowMe* showMe_ = nullptr;
    FoldRow* folds_ = nullptr;
    QAbstractButton* show_ = nullptr;
    QAbstractButton* links_ = nullptr;
    QAbstractButton* shapes_ = nullptr;
    QAbstractButton* notations_ = nullptr;
    QLabel* place_ = nullptr;
    QPushButton* less_ = nullptr;
    QPushButton* more_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace ninefold::pages
