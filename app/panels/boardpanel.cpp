// SPDX-License-Identifier: MIT
#include "app/panels/boardpanel.h"

#include "app/board/boardview.h"
#include "app/panels/digitkey.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ninefold {

BoardPanel::BoardPanel(Game& game, Hand& hand, QWidget* parent)
    : QWidget(parent),
      game_(game),
      hand_(hand),
      view_(new BoardView(this)),
      title_(new QLabel(this)),
      facts_(new QLabel(this)) {
    QFont strong = title_->font();
    strong.setBold(true);
    title_->setFont(strong);
    // A long name gives way to the board instead of widening the window.
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    title_->setTextFormat(Qt::PlainText);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 0, 8, 0);
    line->addWidget(title_, 1);
    line->addWidget(facts_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(view_, 1);

    view_->installEventFilter(this);
    connect(view_, &BoardView::selectionWanted, &hand_, &Hand::select);
    connect(view_, &BoardView::candidateToggled, &hand_, &Hand::toggleCandidate);
    connect(view_, &BoardView::cellDoubleClicked, &hand_, &Hand::selectAllOf);
    connect(view_, &BoardView::cellClicked, this,
            [this](Cell cell, Qt::KeyboardModifiers modifiers) { hand_.click(cell, modifiers & Qt::ShiftModifier); });
    connect(view_, &BoardView::stepWanted, this,
            [this](bool forward) { forward ? game_.stack().redo() : game_.stack().undo(); });
    connect(&game_, &Game::started, this, &BoardPanel::refresh);
    connect(&game_, &Game::changed, this, &BoardPanel::refresh);
    connect(&game_, &Game::branchChanged, this, &BoardPanel::refresh);
    connect(&hand_, &Hand::selectionChanged, this, &BoardPanel::refresh);
    connect(&hand_, &Hand::highlightChanged, this, &BoardPanel::refresh);
    setFocusProxy(view_);
    refresh();
}

void BoardPanel::setTheme(const Theme& theme) {
    view_->setTheme(theme);
}

void BoardPanel::setSettings(const Settings& settings) {
    settings_ = settings;
    view_->setNamesShown(settings.showNames);
    refresh();
}

void BoardPanel::setSolution(const std::optional<Solution>& solution) {
    solution_ = solution;
    refresh();
}

void BoardPanel::refresh() {
    view_->setFrame(frameOf(game_, hand_, settings_, solution_ ? &*solution_ : nullptr));
    showHeader();
}

void BoardPanel::showHeader() {
    title_->setText(QString::fromStdString(game_.about().name));
    title_->setToolTip(title_->text());
    const int left = game_.sheet().blanks().count();
    facts_->setText(left == 0 ? QString() : tr("%n left", "cells", left));
}

bool BoardPanel::eventFilter(QObject* watched, QEvent* event) {
    // Before the view: with NumLock off the keypad's digits come as arrows.
    if (watched == view_ && event->type() == QEvent::KeyPress && typeKey(static_cast<QKeyEvent&>(*event))) return true;
    return QWidget::eventFilter(watched, event);
}

bool BoardPanel::typeKey(const QKeyEvent& event) {
    const std::optional<DigitKey> key = readDigitKey(event);
    if (!key) return false;
    if (key->highlights) key->digit == 0 ? hand_.togglePairs() : hand_.setHighlight(key->digit);
    else if (key->digit == 0) hand_.erase();
    else hand_.type(key->digit, key->mode.value_or(hand_.mode()));
    return true;
}

} // namespace ninefold
