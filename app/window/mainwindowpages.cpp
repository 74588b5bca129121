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
    connect(hint_, &pages::HintPage::moreWanted, &session_.hints(), &session::HintController::more);
    connect(hint_, &pages::HintPage::lessWanted, &session_.hints(), &session::HintController::less);
    connect(hint_, &pages::HintPage::applyWanted, &session_.hints(), &session::HintController::apply);
    connect(hint_, &pages::HintPage::closeWanted, &session_.hints(), &session::HintController::close);
    connect(hint_, &pages::HintPage::flashWanted, &session_.hints(), [this](Cells cells, Digits digits) {
        // Players who have switched off animations in the system do not want anything to blink.
        const bool animated = style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        session_.hints().flash(cells, digits, !animated);
    });
    connect(hint_, &pages::HintPage::left, this, &MainWindow::focusBoard);
    connect(&session_.hints(), &session::HintController::hintChanged, this, &MainWindow::showHint);
    connect(board_, &pages::BoardPanel::whyAsked, &session_.hints(), &session::HintController::explain);
    connect(&session_.hints(), &session::HintController::hintAnswered, this, [this] {
        dismissNotice();
        if (column_->page() == hint_) return;
        pageBefore_ = column_->page();
        column_->showPage(hint_);
    });
    connect(&session_.hints(), &session::HintController::hintClosed, this, [this] {
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
    hint_->setHint(session_.hints().hint(), session_.settings().names);
    showOverlay();
    enableActions();
}

/// Draws the overlay of the visible page on the board.
void MainWindow::showOverlay() {
    const QWidget* page = column_->page();
    board_->setOverlay(page == hint_    ? session_.hints().overlay()
                       : page == steps_ ? session_.steps().overlay()
                                        : logic::Overlay());
}

void MainWindow::usePage(const QWidget* page) {
    using List = session::StepsController::List;
    session_.steps().setShown(page != steps_ ? List::None : steps_->showsAll() ? List::All : List::Path, !goingBack_);
    showOverlay();
    // An explanation belongs to its page and is cleared when the page changes. That a hint was closed is still said
    // on the page that follows.
    if (!goingBack_) showCell();
    enableActions();
}

void MainWindow::connectSteps() {
    connect(steps_, &pages::StepsPage::pathWanted, this, [this] { showSteps(false); });
    connect(steps_, &pages::StepsPage::allWanted, this, [this] { showSteps(true); });
    connect(steps_, &pages::StepsPage::stopWanted, &session_.steps(), &session::StepsController::stop);
    connect(steps_, &pages::StepsPage::solveWanted, &session_.steps(), &session::StepsController::solveUpTo);
    connect(steps_, &pages::StepsPage::applyWanted, &session_.steps(), &session::StepsController::apply);
    connect(steps_, &pages::StepsPage::techniquesWanted, this, &MainWindow::chooseTechniques);
    connect(steps_, &pages::StepsPage::copied, &session_.announcer(),
            [this](const QString& sentence) { session_.announcer().say(sentence); });
    connect(column_, &widgets::Column::pageChanged, this, &MainWindow::usePage);
}

void MainWindow::connectStepLists() {
    connect(steps_, &pages::StepsPage::pathStepChosen, &session_.steps(), &session::StepsController::choosePathStep);
    connect(steps_, &pages::StepsPage::stepChosen, &session_.steps(), &session::StepsController::chooseStep);
    connect(steps_, &pages::StepsPage::choiceLost, &session_.steps(), &session::StepsController::dropDrawing);
    connect(&session_.steps(), &session::StepsController::pathCleared, steps_, &pages::StepsPage::clearPath);
    connect(&session_.steps(), &session::StepsController::pathGrew, steps_, &pages::StepsPage::addToPath);
    connect(&session_.steps(), &session::StepsController::allCleared, steps_, &pages::StepsPage::clearAll);
    connect(&session_.steps(), &session::StepsController::stepsFound, steps_, &pages::StepsPage::addSteps);
    connect(&session_.steps(), &session::StepsController::searchReported, steps_, &pages::StepsPage::say);
    connect(&session_.steps(), &session::StepsController::drawnChanged, this, [this] {
        const std::optional<logic::Step>& step = session_.steps().drawn();
        const QString text = step ? documents::explanation(*step, session_.settings().names) : QString();
        steps_->explain(text);
        if (step) session_.announcer().say(documents::techniqueName(*step->technique) + QStringLiteral(". ") + text);
        else showCell();
        showOverlay();
    });
}

void MainWindow::showSteps(bool all) {
    if (steps_->showsAll() != all) session_.steps().dropDrawing();
    steps_->showAll(all);
    column_->showPage(steps_);
    usePage(steps_);
}

} // namespace ninefold::window
