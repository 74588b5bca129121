// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/todayview.h"

#include "app/pages/learn/path/plancard.h"
#include "app/pages/learn/path/strengthcard.h"
#include "app/pages/learn/path/testscard.h"
#include "app/session/session.h"
#include "app/widgets/look/strokes.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

/// Longer lines are hard to read.
constexpr int kWidest = 680;

} // namespace

TodayView::TodayView(const RoomContext& context, QWidget* parent)
    : QScrollArea(parent),
      context_(context),
      strength_(new StrengthCard(this)),
      plan_(new PlanCard(this)),
      next_(new NextCard(this)),
      tests_(new TestsCard(this)) {
    setAccessibleName(tr("Today"));
    setFrameShape(QFrame::NoFrame);
    // Its arrow keys scroll.
    setFocusPolicy(Qt::StrongFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto* page = new QWidget(this);
    page->setMaximumWidth(kWidest);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kCardGap);
    for (QWidget* card : {static_cast<QWidget*>(strength_), static_cast<QWidget*>(plan_), static_cast<QWidget*>(next_),
                          static_cast<QWidget*>(tests_)}) {
        rows->addWidget(card);
        // Until the records are read there is nothing to say.
        card->hide();
    }
    rows->addStretch(1);
    setWidget(page);
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connectCards();
}

void TodayView::connectCards() {
    connect(strength_, &StrengthCard::puzzleWanted, this, &TodayView::play);
    connect(plan_, &PlanCard::techniqueWanted, this, &TodayView::techniqueWanted);
    connect(plan_, &PlanCard::practiceWanted, this, &TodayView::practiceWanted);
    connect(next_, &NextCard::techniqueWanted, this, &TodayView::techniqueWanted);
    connect(next_, &NextCard::explanationWanted, this, &TodayView::explanationWanted);
    connect(tests_, &TestsCard::testWanted, this, &TodayView::testWanted);
}

void TodayView::showProgress(const session::LearningProgress& progress) {
    positions_ = progress.today.positions();
    puzzle_ = progress.puzzle;
    for (QWidget* card :
         {static_cast<QWidget*>(strength_), static_cast<QWidget*>(plan_), static_cast<QWidget*>(tests_)})
        card->show();
    strength_->setProgress(progress);
    plan_->setProgress(progress);
    next_->setProgress(progress);
    tests_->setProgress(progress);
    // The keyboard waited for the first button.
    if (window()->focusWidget() == this) takeFocus();
    context_.host.roomChanged();
}

/// A puzzle that was started is resumed where it was left.
void TodayView::play() {
    if (!puzzle_) return;
    if (puzzle_->savedGame.isEmpty()) return context_.session.games().startGame(session::puzzleToPlay(*puzzle_));
    const bool onBoard = puzzle_->savedGame == context_.session.savedGames().current();
    if (onBoard || context_.session.games().open(puzzle_->savedGame)) context_.host.showPuzzle();
}

void TodayView::takeFocus() {
    for (auto* button : findChildren<QPushButton*>())
        if (button->isVisibleTo(this)) {
            ensureWidgetVisible(button);
            return button->setFocus();
        }
    setFocus();
}

QString TodayView::keys() const {
    return tr("Tab to the next  \u00B7  Space presses  \u00B7  Esc back to the puzzle");
}

QString TodayView::summary() const {
    return positions_ == 0 ? QString() : tr("%n position(s) for today", nullptr, positions_);
}

} // namespace ninefold::pages
