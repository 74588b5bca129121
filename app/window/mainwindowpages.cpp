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

namespace ninefold::window {

void MainWindow::connectMaking() {
    connect(&session_.maker(), &session::PuzzleMaker::makingStarted, making_, &widgets::BusyStrip::begin);
    connect(&session_.maker(), &session::PuzzleMaker::makingEnded, making_, &widgets::BusyStrip::end);
    connect(making_, &widgets::BusyStrip::cancelled, &session_.maker(), &session::PuzzleMaker::cancel);
    connect(making_, &widgets::BusyStrip::left, this, &MainWindow::focusBoard);
    connect(making_, &widgets::BusyStrip::shown, &session_.announcer(),
            [this](const QString& sentence) { session_.announcer().say(tr("%1. Esc cancels it.").arg(sentence)); });
}

/// Esc closes an open hint or notice first.
void MainWindow::connectHints() {
    connect(hint_, &pages::HintPage::moreWanted, &hintController_, &session::HintController::more);
    connect(hint_, &pages::HintPage::lessWanted, &hintController_, &session::HintController::less);
    connect(hint_, &pages::HintPage::applyWanted, &hintController_, &session::HintController::apply);
    connect(hint_, &pages::HintPage::closeWanted, &hintController_, &session::HintController::close);
    connect(hint_, &pages::HintPage::flashWanted, &hintController_, [this](Cells cells, Digits digits) {
        // Players who have switched off animations in the system do not want anything to blink.
        const bool animated = style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        hintController_.flash(cells, digits, !animated);
    });
    connect(hint_, &pages::HintPage::left, this, &MainWindow::focusBoard);
    connect(&hintController_, &session::HintController::changed, this, &MainWindow::showHint);
    connect(board_, &pages::BoardPanel::whyAsked, &hintController_, &session::HintController::explain);
    connect(&hintController_, &session::HintController::reported, this, [this] {
        dismissNotice();
        if (column_->page() == hint_) return;
        pageBefore_ = column_->page();
        column_->showPage(hint_);
    });
    connect(&hintController_, &session::HintController::closed, this, [this] {
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
    if (!session_.game().isEntering()) clearNotice();
}

void MainWindow::dropAnswer() {
    dismissNotice();
    showCell();
}

/// Receives only the keys that no focused widget has handled.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && session_.maker().isMaking()) session_.maker().cancel();
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
                                        : logic::Overlay());
}

void MainWindow::usePage(const QWidget* page) {
    using List = session::StepsController::List;
    stepsController_.setShown(page != steps_ ? List::None : steps_->showsAll() ? List::All : List::Path, !goingBack_);
    showOverlay();
    // An explanation belongs to its page and is cleared when the page changes. That a hint was closed is still said
    // on the page that follows.
    if (!goingBack_) showCell();
    enableActions();
}

void MainWindow::connectSteps() {
    connect(steps_, &pages::StepsPage::pathWanted, this, [this] { showSteps(false); });
    connect(steps_, &pages::StepsPage::allWanted, this, [this] { showSteps(true); });
    connect(steps_, &pages::StepsPage::stopWanted, &stepsController_, &session::StepsController::stop);
    connect(steps_, &pages::StepsPage::solveWanted, &stepsController_, &session::StepsController::solveUpTo);
    connect(steps_, &pages::StepsPage::applyWanted, &stepsController_, &session::StepsController::apply);
    connect(steps_, &pages::StepsPage::techniquesWanted, this, &MainWindow::chooseTechniques);
    connect(steps_, &pages::StepsPage::copied, &session_.announcer(),
            [this](const QString& sentence) { session_.announcer().say(sentence); });
    connect(column_, &widgets::Column::pageChanged, this, &MainWindow::usePage);
}

void MainWindow::connectStepLists() {
    connect(steps_, &pages::StepsPage::pathStepChosen, &stepsController_, &session::StepsController::choosePathStep);
    connect(steps_, &pages::StepsPage::stepChosen, &stepsController_, &session::StepsController::chooseStep);
    connect(steps_, &pages::StepsPage::choiceLost, &stepsController_, &session::StepsController::dropDrawing);
    connect(&stepsController_, &session::StepsController::pathCleared, steps_, &pages::StepsPage::clearPath);
    connect(&stepsController_, &session::StepsController::pathGrew, steps_, &pages::StepsPage::addToPath);
    connect(&stepsController_, &session::StepsController::allCleared, steps_, &pages::StepsPage::clearAll);
    connect(&stepsController_, &session::StepsController::stepsFound, steps_, &pages::StepsPage::addSteps);
    connect(&stepsController_, &session::StepsController::reported, steps_, &pages::StepsPage::say);
    connect(&stepsController_, &session::StepsController::drawnChanged, this, [this] {
        const std::optional<logic::Step>& step = stepsController_.drawn();
        const QString text = step ? documents::explanation(*step, session_.settings().names) : QString();
        steps_->explain(text);
        if (step) session_.announcer().say(documents::techniqueName(*step->technique) + QStringLiteral(". ") + text);
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

} // namespace ninefold::window
