// SPDX-License-Identifier: MIT
#include "app/window/puzzleroom.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/board/branchbanner.h"
#include "app/pages/finish/finishcard.h"
#include "app/pages/pagedeck.h"
#include "app/pages/play/foldingpad.h"
#include "app/pages/play/pad.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"
#include "app/window/frame/boardlinks.h"
#include "app/window/frame/noticeplace.h"
#include "app/window/frame/puzzlesplitter.h"
#include "app/window/keyhints.h"
#include "app/window/keys.h"

#include <QStackedWidget>

namespace ninefold::window {

PuzzleRoom::PuzzleRoom(session::Session& session, widgets::BoardOverlay& overlay, pages::PageHost& host,
                       QWidget& window)
    : QObject(&window), session_(session), overlay_(overlay) {
    build(host, window);
    connectBoard(*board_, session_, overlay_);
    connectParts();
}

void PuzzleRoom::build(pages::PageHost& host, QWidget& window) {
    board_ = new pages::BoardPanel(session_.game(), session_.input(), &window);
    notice_ = new widgets::Notice(&window);
    pad_ = new pages::Pad(session_, &window);
    foldingPad_ = new pages::FoldingPad(session_, *pad_, &window);
    column_ = new widgets::Column(foldingPad_, &window);
    column_->addStrip(making_ = new widgets::BusyStrip(&window));
    column_->addStrip(branch_ = new pages::BranchBanner(session_, &window));
    new NoticePlace(*notice_, *column_, window);
    pages_ = new pages::PageDeck(*column_);
    pages_->makePages({session_, overlay_, *pages_, host});
    finish_ = new pages::FinishCard(session_, overlay_, host);
    column_->addCard(finish_);
    boards_ = new QStackedWidget(&window);
    boards_->addWidget(board_);
    for (pages::Page* page : pages_->pages())
        if (QWidget* board = page->board()) boards_->addWidget(board);
    splitter_ = new PuzzleSplitter(*boards_, *column_, &window);
}

void PuzzleRoom::connectParts() {
    const session::GameResults& results = session_.results();
    connect(&results, &session::GameResults::gameFinished, this, [this] { showCard(true); });
    connect(&results, &session::GameResults::gameLeft, this, [this] { showCard(false); });
    connect(finish_, &pages::FinishCard::closed, this, [this] { showCard(false); });
    // A hint or the steps were about the game before. A watched solver continues with the new puzzle.
    connect(&session_.game(), &game::Game::started, this, [this] {
        if (isGameBoard()) pages_->showFirst();
    });
    connect(column_, &widgets::Column::roomChanged, this, &PuzzleRoom::foldPad);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, foldingPad_, &QWidget::setDisabled);
    connect(notice_, &widgets::Notice::focusReleased, this, &PuzzleRoom::focusReleased);
    connect(making_, &widgets::BusyStrip::focusReleased, this, &PuzzleRoom::focusReleased);
    connect(branch_, &pages::BranchBanner::focusReleased, this, &PuzzleRoom::focusReleased);
}

void PuzzleRoom::takeUp() {
    branch_->showState();
    if (!session_.timekeeper().isPaused()) return;
    board_->setPaused(true);
    foldingPad_->setDisabled(true);
}

bool PuzzleRoom::isGameBoard() const {
    return pages_->current().board() == nullptr;
}

bool PuzzleRoom::isGameShown() const {
    return open_ && isGameBoard();
}

bool PuzzleRoom::isCardShown() const {
    return !finish_->isHidden();
}

void PuzzleRoom::showCard(bool shown) {
    const bool hadFocus = finish_->isAncestorOf(splitter_->window()->focusWidget());
    cardOpen_ = shown;
    board_->setFinished(session_.results().finished().has_value(), shown);
    if (shown) finish_->showGame();
    column_->showCard(shown && isGameBoard());
    emit cardTurned();
    if (shown && isGameShown()) finish_->focusNext();
    else if (hadFocus) focusBoard();
}

void PuzzleRoom::turnBoard() {
    foldPad();
    QWidget* board = isGameBoard() ? board_ : pages_->current().board();
    if (board == boards_->currentWidget()) return;
    // After a replay the card is there again.
    const bool card = cardOpen_ && isGameBoard();
    column_->showCard(card);
    // The pad has no effect on another board.
    foldingPad_->setVisible(isGameBoard() && !card);
    boards_->setCurrentWidget(board);
    if (splitter_->orientation() == Qt::Vertical) arrange(place_);
    // Screen readers and scripts look for the visible board by the name "Sudoku board".
    board_->view()->setAccessibleName(isGameBoard() ? tr("Sudoku board") : tr("Board of my game"));
    if (!isGameBoard()) return;
    board_->setFocus();
    session_.announcer().say(tr("Back in your game."));
}

void PuzzleRoom::focusBoard() {
    boards_->currentWidget()->setFocus();
}

bool PuzzleRoom::stepBack() {
    if (isCardShown()) showCard(false);
    else if (!isGameShown()) pages_->showFirst();
    else if (session_.selection().isHighlighting()) dropHighlight();
    else return false;
    return true;
}

void PuzzleRoom::dropHighlight() {
    session_.inputMode().setBrush(0);
    session_.selection().dropHighlight();
    session_.announcer().say(tr("Nothing is highlighted any more."));
}

QString PuzzleRoom::keys() const {
    if (session_.timekeeper().isPaused()) return keysWhilePaused(session_.settings());
    if (isCardShown()) return keysAtTheEnd(session_.settings());
    return keysNow(pages_->currentId(), session_.inputMode().current(), session_.settings());
}

void PuzzleRoom::setSettings(const store::Settings& settings) {
    const auto key = [&settings](const char* id) { return keyText(id, settings); };
    board_->setSettings(settings);
    board_->setPauseKey(key("pause"));
    branch_->setKeys(key("try"), key("droptry"));
    pad_->setKeys({key("digit"), key("candidates"), key("corner"), key("centre"), key("colour"), key("link")},
                  key("fill"));
}

void PuzzleRoom::setTheme(const widgets::Theme& theme) {
    board_->setTheme(theme);
    for (pages::Page* page : pages_->pages()) page->setTheme(theme);
}

void PuzzleRoom::arrange(const Arrangement& place) {
    constexpr int kLowWindow = 700;
    place_ = place;
    pad_->setCompact(splitter_->window()->height() < kLowWindow);
    column_->setPadBeside(place.padBeside);
    column_->setHeightGiven(!place.tall);
    foldPad();
    splitter_->arrange(place, isGameBoard() ? board_ : nullptr);
}

/// Beside the pages there is room for all of the pad; in a narrow window it is one row.
void PuzzleRoom::foldPad() {
    const bool narrow = place_.tall && !place_.padBeside;
    const pages::Page& page = pages_->current();
    const bool folds = page.foldsPad() || page.isCrowded(column_->roomAbove(pad_->minimumSizeHint().height()));
    foldingPad_->setFolding(narrow || (folds && !place_.padBeside));
}

} // namespace ninefold::window
