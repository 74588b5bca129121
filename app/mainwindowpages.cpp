// SPDX-License-Identifier: MIT
// The part of the window that ties the strip for new puzzles and the pages for hints and steps to those who know them,
// and takes answers away.
#include "app/mainwindow.h"

#include "app/dialogs/techniques.h"
#include "app/panels/boardpanel.h"
#include "app/panels/busystrip.h"
#include "app/panels/column.h"
#include "app/panels/hints/hintpage.h"
#include "app/panels/hints/stepspage.h"
#include "app/panels/notice.h"
#include "app/panels/statusline.h"
#include "app/text/steps.h"

#include <QKeyEvent>
#include <QLabel>

namespace ninefold {

void MainWindow::connectMaking() {
    connect(&desk_, &Desk::makingStarted, making_, &BusyStrip::begin);
    connect(&desk_, &Desk::makingEnded, making_, &BusyStrip::end);
    connect(making_, &BusyStrip::cancelled, &desk_, &Desk::cancelMaking);
    connect(making_, &BusyStrip::left, this, &MainWindow::focusBoard);
    connect(making_, &BusyStrip::shown, status_,
            [this](const QString& sentence) { status_->announce(tr("%1. Esc cancels it.").arg(sentence)); });
}

/// What nothing else wants: a hint or a notice that is open takes Esc before.
void MainWindow::connectHints() {
    connect(hint_, &HintPage::moreWanted, &coach_, &Coach::more);
    connect(hint_, &HintPage::lessWanted, &coach_, &Coach::less);
    connect(hint_, &HintPage::applyWanted, &coach_, &Coach::apply);
    connect(hint_, &HintPage::closeWanted, &coach_, &Coach::close);
    connect(hint_, &HintPage::flashWanted, &coach_, &Coach::flash);
    connect(hint_, &HintPage::left, this, &MainWindow::focusBoard);
    connect(&coach_, &Coach::changed, this, &MainWindow::showHint);
    connect(board_, &BoardPanel::whyAsked, &coach_, &Coach::explain);
    connect(&coach_, &Coach::told, this, [this] {
        dismissNotice();
        if (column_->page() == hint_) return;
        pageBefore_ = column_->page();
        column_->showPage(hint_);
    });
    connect(&coach_, &Coach::closed, this, [this] {
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
    // That nothing can be saved stays true, whatever is played.
    if (desk_.shelf().isSaved()) notice_->clear();
}

void MainWindow::dismissNotice() {
    if (!desk_.isEntering()) clearNotice();
}

void MainWindow::dropAnswer() {
    dismissNotice();
    showCell();
}

/// Only what nobody else has a use for comes here.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && desk_.isMaking()) desk_.cancelMaking();
    else if (escape && !notice_->isHidden()) dropAnswer();
    else QMainWindow::keyPressEvent(event);
}

void MainWindow::showHint() {
    hint_->setHint(coach_.hint(), desk_.settings().names);
    showOverlay();
    enableActions();
}

/// The page that is shown has the board to draw on.
void MainWindow::showOverlay() {
    const QWidget* page = column_->page();
    board_->setOverlay(page == hint_ ? coach_.overlay() : page == steps_ ? pathfinder_.overlay() : Overlay());
}

void MainWindow::usePage(const QWidget* page) {
    using List = Pathfinder::List;
    pathfinder_.setShown(page != steps_ ? List::None : steps_->showsAll() ? List::All : List::Path, !goingBack_);
    showOverlay();
    // What is explained on one page is not read on another. That a hint is closed is said on the page after it.
    if (!goingBack_) showCell();
    enableActions();
}

void MainWindow::connectSteps() {
    connect(steps_, &StepsPage::pathWanted, this, [this] { showSteps(false); });
    connect(steps_, &StepsPage::allWanted, this, [this] { showSteps(true); });
    connect(steps_, &StepsPage::stopWanted, &pathfinder_, &Pathfinder::stop);
    connect(steps_, &StepsPage::solveWanted, &pathfinder_, &Pathfinder::solveUpTo);
    connect(steps_, &StepsPage::applyWanted, &pathfinder_, &Pathfinder::apply);
    connect(steps_, &StepsPage::techniquesWanted, this, &MainWindow::chooseTechniques);
    connect(steps_, &StepsPage::copied, &desk_, &Desk::said);
    connect(column_, &Column::pageChanged, this, &MainWindow::usePage);
}

void MainWindow::connectStepLists() {
    connect(steps_, &StepsPage::pathStepChosen, &pathfinder_, &Pathfinder::choosePathStep);
    connect(steps_, &StepsPage::stepChosen, &pathfinder_, &Pathfinder::chooseStep);
    connect(steps_, &StepsPage::choiceLost, &pathfinder_, &Pathfinder::dropDrawing);
    connect(&pathfinder_, &Pathfinder::pathCleared, steps_, &StepsPage::clearPath);
    connect(&pathfinder_, &Pathfinder::pathGrew, steps_, &StepsPage::addToPath);
    connect(&pathfinder_, &Pathfinder::allCleared, steps_, &StepsPage::clearAll);
    connect(&pathfinder_, &Pathfinder::stepsFound, steps_, &StepsPage::addSteps);
    connect(&pathfinder_, &Pathfinder::told, steps_, &StepsPage::say);
    connect(&pathfinder_, &Pathfinder::drawnChanged, this, [this] {
        const std::optional<Step>& step = pathfinder_.drawn();
        const QString text = step ? explanation(*step, desk_.settings().names) : QString();
        steps_->explain(text);
        if (step) emit desk_.said(techniqueName(*step->technique) + QStringLiteral(". ") + text);
        else showCell();
        showOverlay();
    });
}

void MainWindow::showSteps(bool all) {
    if (steps_->showsAll() != all) pathfinder_.dropDrawing();
    steps_->showAll(all);
    column_->showPage(steps_);
    usePage(steps_);
}

} // namespace ninefold
