// SPDX-License-Identifier: MIT
// MainWindow: connects the strip for new puzzles and the pages for hints and steps with their controllers, and
// clears answers.
#include "app/window/mainwindow.h"

#include "app/dialogs/settings/techniques.h"
#include "app/documents/text/steps.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/steps/stepspage.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"

#include <QKeyEvent>
#include <QLabel>

namespace ninefold {

void MainWindow::connectMaking() {
    connect(&session_, &Session::makingStarted, making_, &BusyStrip::begin);
    connect(&session_, &Session::makingEnded, making_, &BusyStrip::end);
    connect(making_, &BusyStrip::cancelled, &session_, &Session::cancelMaking);
    connect(making_, &BusyStrip::left, this, &MainWindow::focusBoard);
    connect(making_, &BusyStrip::shown, status_,
            [this](const QString& sentence) { status_->announce(tr("%1. Esc cancels it.").arg(sentence)); });
}

/// Esc closes an open hint or notice first.
void MainWindow::connectHints() {
    connect(hint_, &HintPage::moreWanted, &hintController_, &HintController::more);
    connect(hint_, &HintPage::lessWanted, &hintController_, &HintController::less);
    connect(hint_, &HintPage::applyWanted, &hintController_, &HintController::apply);
    connect(hint_, &HintPage::closeWanted, &hintController_, &HintController::close);
    connect(hint_, &HintPage::flashWanted, &hintController_, [this](Cells cells, Digits digits) {
        // Players who have switched off animations in the system do not want anything to blink.
        const bool animated = style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        hintController_.flash(cells, digits, !animated);
    });
    connect(hint_, &HintPage::left, this, &MainWindow::focusBoard);
    connect(&hintController_, &HintController::changed, this, &MainWindow::showHint);
    connect(board_, &BoardPanel::whyAsked, &hintController_, &HintController::explain);
    connect(&hintController_, &HintController::reported, this, [this] {
        dismissNotice();
        if (column_->page() == hint_) return;
        pageBefore_ = column_->page();
        column_->showPage(hint_);
    });
    connect(&hintController_, &HintController::closed, this, [this] {
        goingBack_ = true;
        if (pageBefore_ != nullptr && column_->page() == hint_) column_->showPage(pageBefore_);
        goingBack_ = false;
        pageBefore_ = nullptr;
        dismissNotice();
        board_->setFocus();
    });
}

void MainWindow::askWhy() {
    board_->askWhy();
}

void MainWindow::clearNotice() {
    // The notice that games cannot be saved stays until it is no longer true.
    if (session_.savedGames().isSaved()) notice_->clear();
}

void MainWindow::dismissNotice() {
    if (!session_.isEntering()) clearNotice();
}

void MainWindow::dropAnswer() {
    dismissNotice();
    showCell();
}

/// Receives only the keys that no focused widget has handled.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && session_.isMaking()) session_.cancelMaking();
    else if (escape && !notice_->isHidden()) dropAnswer();
    else QMainWindow::keyPressEvent(event);
}

void MainWindow::showHint() {
    hint_->setHint(hintController_.hint(), session_.settings().names);
    showOverlay();
    enableActions();
}

/// Draws the overlay of the visible page on the board.
void MainWindow::showOverlay() {
    const QWidget* page = column_->page();
    board_->setOverlay(page == hint_    ? hintController_.overlay()
                       : page == steps_ ? stepsController_.overlay()
                                        : Overlay());
}

void MainWindow::usePage(const QWidget* page) {
    using List = StepsController::List;
    stepsController_.setShown(page != steps_ ? List::None : steps_->showsAll() ? List::All : List::Path, !goingBack_);
    showOverlay();
    // An explanation belongs to its page and is cleared when the page changes. That a hint was closed is still said
    // on the page that follows.
    if (!goingBack_) showCell();
    enableActions();
}

void MainWindow::connectSteps() {
    connect(steps_, &StepsPage::pathWanted, this, [this] { showSteps(false); });
    connect(steps_, &StepsPage::allWanted, this, [this] { showSteps(true); });
    connect(steps_, &StepsPage::stopWanted, &stepsController_, &StepsController::stop);
    connect(steps_, &StepsPage::solveWanted, &stepsController_, &StepsController::solveUpTo);
    connect(steps_, &StepsPage::applyWanted, &stepsController_, &StepsController::apply);
    connect(steps_, &StepsPage::techniquesWanted, this, &MainWindow::chooseTechniques);
    connect(steps_, &StepsPage::copied, &session_, &Session::said);
    connect(column_, &Column::pageChanged, this, &MainWindow::usePage);
}

void MainWindow::connectStepLists() {
    connect(steps_, &StepsPage::pathStepChosen, &stepsController_, &StepsController::choosePathStep);
    connect(steps_, &StepsPage::stepChosen, &stepsController_, &StepsController::chooseStep);
    connect(steps_, &StepsPage::choiceLost, &stepsController_, &StepsController::dropDrawing);
    connect(&stepsController_, &StepsController::pathCleared, steps_, &StepsPage::clearPath);
    connect(&stepsController_, &StepsController::pathGrew, steps_, &StepsPage::addToPath);
    connect(&stepsController_, &StepsController::allCleared, steps_, &StepsPage::clearAll);
    connect(&stepsController_, &StepsController::stepsFound, steps_, &StepsPage::addSteps);
    connect(&stepsController_, &StepsController::reported, steps_, &StepsPage::say);
    connect(&stepsController_, &StepsController::drawnChanged, this, [this] {
        const std::optional<Step>& step = stepsController_.drawn();
        const QString text = step ? explanation(*step, session_.settings().names) : QString();
        steps_->explain(text);
        if (step) emit session_.said(techniqueName(*step->technique) + QStringLiteral(". ") + text);
        else showCell();
        showOverlay();
    });
}

void MainWindow::showSteps(bool all) {
    if (steps_->showsAll() != all) stepsController_.dropDrawing();
    steps_->showAll(all);
    column_->showPage(steps_);
    usePage(steps_);
}

} // namespace ninefold
