// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/documents/text/plaintext.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/board/branchbanner.h"
#include "app/pages/finish/finishcard.h"
#include "app/pages/pagedeck.h"
#include "app/pages/play/foldingpad.h"
#include "app/pages/play/pad.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/column.h"
#include "app/widgets/look/type.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"
#include "app/window/frame/arrangement.h"
#include "app/window/frame/boardlinks.h"
#include "app/window/frame/focuskeeper.h"
#include "app/window/frame/puzzlesplitter.h"
#include "app/window/frame/roomdeck.h"
#include "app/window/frame/windowplace.h"
#include "app/window/frame/windowstatus.h"
#include "app/window/keyhints.h"
#include "app/window/keys.h"
#include "app/window/messages.h"
#include "app/window/start.h"

#include <QApplication>
#include <QDropEvent>
#include <QFontInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusTipEvent>
#include <QTimer>

namespace ninefold::window {
namespace {

constexpr QSize kLeast{480, 600};

} // namespace

MainWindow::MainWindow()
    : importer_(session_, *this),
      exporter_(session_, *this),
      dialogs_(session_, exporter_, commands_, appearance_, *this) {
    setAcceptDrops(true);
    setMinimumSize(kLeast);
    buildCentre();
    setStatusBar(status_ = new WindowStatus(this));
    commands_.build({session_, *board_, *pages_, *rooms_, *this, importer_, exporter_, dialogs_, *this});
    connectBoard(*board_, session_, overlay_);
    messages_ = new Messages(session_, {status_->line(), *notice_, *making_, status_->cellName(), *board_},
                             [this](std::string_view action) { trigger(action); });
    start_ = new Start(session_, importer_, *pages_, *messages_);
    connectFlows();
    connectFinish();
    connectRooms();
    connectCommands();
    connectApplication();
    useSettings(session_.settings());
    splitter_->setMoved(restorePlace(*this, *splitter_));
    showTitle();
    enableCommands();
    board_->setFocus();
}

MainWindow::~MainWindow() {
    // The panels use session_, which is a member and would be destroyed before them.
    delete takeCentralWidget();
}

void MainWindow::begin(const QStringList& files) {
    start_->begin(files);
    // Once the window is there, and there is time for it.
    constexpr int kAheadMs = 3000;
    QTimer::singleShot(kAheadMs, this, [this] {
        dialogs_.makeAhead();
        session_.played().catchUp();
    });
}

void MainWindow::buildCentre() {
    board_ = new pages::BoardPanel(session_.game(), session_.input(), this);
    notice_ = new widgets::Notice(this);
    pad_ = new pages::Pad(session_, this);
    foldingPad_ = new pages::FoldingPad(session_, *pad_, this);
    column_ = new widgets::Column(notice_, foldingPad_, this);
    column_->addNotice(making_ = new widgets::BusyStrip(this));
    column_->addNotice(branch_ = new pages::BranchBanner(session_, this));
    pages_ = new pages::PageDeck(*column_);
    pages_->makePages({session_, overlay_, *pages_, *this});
    finish_ = new pages::FinishCard(session_, overlay_, *this);
    column_->addCard(finish_);
    boards_ = new QStackedWidget(this);
    boards_->addWidget(board_);
    for (pages::Page* page : pages_->pages())
        if (QWidget* board = page->board()) boards_->addWidget(board);
    splitter_ = new PuzzleSplitter(*boards_, *column_, this);
    rooms_ = new RoomDeck(*this, *splitter_, {session_, *this});
}

/// Import, export, dialogs, and where the keyboard focus goes after them.
void MainWindow::connectFlows() {
    connect(&importer_, &Importer::readingStarted, messages_, &Messages::dropAnswer);
    connect(&importer_, &Importer::printWanted, &exporter_,
            qOverload<const dialogs::PrintSource&>(&Exporter::askForPrinter));
    connect(&dialogs_, &Dialogs::dialogClosed, this, &MainWindow::focusBoard);
    connect(&dialogs_, &Dialogs::severalWanted, &importer_.lists(),
            [this](rating::Level level) { importer_.lists().askForMany(level); });
    connect(notice_, &widgets::Notice::focusReleased, this, &MainWindow::focusBoard);
    connect(making_, &widgets::BusyStrip::focusReleased, this, &MainWindow::focusBoard);
    connect(branch_, &pages::BranchBanner::focusReleased, this, &MainWindow::focusBoard);
}

void MainWindow::connectRooms() {
    connect(rooms_, &RoomDeck::roomTurned, this, &MainWindow::turnRoom);
    // A game that starts wants to be played, and the messages about its generation are beside the board.
    connect(&session_.game(), &game::Game::started, this, [this] {
        showPuzzle();
        // A hint or the steps were about the game before. A solver that is watched goes on with the new puzzle.
        if (isGameBoard()) pages_->showFirst();
    });
    connect(&session_.maker(), &session::PuzzleMaker::makingStarted, this, &MainWindow::showPuzzle);
}

void MainWindow::turnRoom() {
    const bool puzzle = rooms_->isPuzzle();
    commands_.turnRoom();
    status_->showPuzzle(puzzle);
    session_.timekeeper().setAway(!isGameShown() || isMinimized());
    enableCommands();
    roomChanged();
    if (puzzle) messages_->showCell();
    arrange();
    if (!rooms_->hasFocus()) focusBoard();
}

void MainWindow::showPuzzle() {
    rooms_->showPuzzle();
}

void MainWindow::roomChanged() {
    if (const pages::Room* room = rooms_->current()) status_->setRoomSummary(room->summary());
    enableCommands();
    showKeys();
}

void MainWindow::connectFinish() {
    const session::GameResults& results = session_.results();
    connect(&results, &session::GameResults::gameFinished, this, [this] { showFinish(true); });
    connect(&results, &session::GameResults::gameLeft, this, [this] { showFinish(false); });
    connect(finish_, &pages::FinishCard::closed, this, [this] { showFinish(false); });
    connect(finish_, &pages::FinishCard::practiceWanted, &dialogs_, &Dialogs::practise);
}

void MainWindow::showFinish(bool shown) {
    const bool hadFocus = finish_->isAncestorOf(focusWidget());
    finishOpen_ = shown;
    board_->setFinished(session_.results().finished().has_value(), shown);
    if (shown) finish_->showGame();
    column_->showCard(shown && isGameBoard());
    showPrimary();
    showKeys();
    if (shown && isGameShown()) finish_->focusNext();
    else if (hadFocus) focusBoard();
}

void MainWindow::connectCommands() {
    game::Game& game = session_.game();
    connect(&game, &game::Game::started, this, &MainWindow::showTitle);
    connect(&game, &game::Game::started, this, &MainWindow::enableCommands);
    connect(&game, &game::Game::branchChanged, this, &MainWindow::enableCommands);
    connect(&game, &game::Game::played, this, &MainWindow::enableCommands);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, this, &MainWindow::enableCommands);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, this, &MainWindow::showKeys);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, foldingPad_, &QWidget::setDisabled);
    connect(&game, &game::Game::stepped, this, &MainWindow::enableCommands);
    connect(&session_.games(), &session::OpenedGames::openedGamesChanged, this, &MainWindow::enableCommands);
    connect(pages_, &pages::PageDeck::turned, this, &MainWindow::turnBoard);
    connect(column_, &widgets::Column::roomChanged, this, &MainWindow::foldPad);
    connect(pages_, &pages::PageDeck::offersChanged, this, &MainWindow::enableCommands);
    connect(&session_.input().mode(), &game::InputMode::modeChanged, this, &MainWindow::showKeys);
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &MainWindow::useSettings);
    connect(&appearance_, &Appearance::themeChanged, this, &MainWindow::useTheme);
}

void MainWindow::connectApplication() {
    // The desktop session ends: save quickly, ask nothing.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveAll);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &MainWindow::saveAll);
    connect(new FocusKeeper(*this, *action("quit")), &FocusKeeper::focusLost, this, &MainWindow::focusBoard);
}

void MainWindow::useSettings(const store::Settings& settings) {
    const auto key = [&settings](const char* id) { return keyText(id, settings); };
    commands_.setSettings(settings);
    board_->setSettings(settings);
    board_->setPauseKey(key("pause"));
    branch_->setKeys(key("try"), key("droptry"));
    pad_->setKeys({key("digit"), key("candidates"), key("corner"), key("centre"), key("colour"), key("link")},
                  key("fill"));
    appearance_.setSettings(settings);
    showKeys();
}

void MainWindow::useTheme(const widgets::Theme& theme) {
    commands_.setPalette(theme.palette());
    board_->setTheme(theme);
    for (pages::Page* page : pages_->pages()) page->setTheme(theme);
}

/// One filled button at a time: on the card about a finished game it is the next puzzle.
void MainWindow::showPrimary() {
    commands_.setPrimaryFilled(pages_->currentId() == "play" && finish_->isHidden());
}

void MainWindow::showKeys() {
    if (const pages::Room* room = rooms_->current()) return status_->line().setKeys(room->keys());
    if (session_.timekeeper().isPaused()) return status_->line().setKeys(keysWhilePaused(session_.settings()));
    if (!finish_->isHidden()) return status_->line().setKeys(keysAtTheEnd(session_.settings()));
    status_->line().setKeys(keysNow(pages_->currentId(), session_.inputMode().current(), session_.settings()));
}

bool MainWindow::isGameBoard() const {
    return pages_->current().board() == nullptr;
}

bool MainWindow::isGameShown() const {
    return rooms_->isPuzzle() && isGameBoard();
}

void MainWindow::turnBoard(bool asked) {
    showPrimary();
    showKeys();
    // An explanation belongs to its page. What was said last, such as that a hint was closed, stays on the way back.
    if (asked) messages_->showCell();
    foldPad();
    QWidget* board = isGameBoard() ? board_ : pages_->current().board();
    if (board == boards_->currentWidget()) return;
    // After a replay the card is there again.
    const bool card = finishOpen_ && isGameBoard();
    column_->showCard(card);
    showPrimary();
    showKeys();
    // The pad has no effect on another board.
    foldingPad_->setVisible(isGameBoard() && !card);
    boards_->setCurrentWidget(board);
    if (splitter_->orientation() == Qt::Vertical) arrange();
    // Screen readers and scripts look for the visible board by the name "Sudoku board".
    board_->view()->setAccessibleName(isGameBoard() ? tr("Sudoku board") : tr("Board of my game"));
    session_.timekeeper().setAway(!isGameShown() || isMinimized());
    if (!isGameBoard()) return;
    board_->setFocus();
    session_.announcer().say(tr("Back in your game."));
}

void MainWindow::enableCommands() {
    // In another room nothing about the game is possible, because it cannot be seen.
    if (!rooms_->isPuzzle()) return commands_.setMet(pages::Needs::Nothing);
    commands_.setMet(needsMetBy(session_) | pages_->offers() | pages::Needs::Puzzle |
                     pages::metIf(isGameShown(), pages::Needs::NoWatch));
}

void MainWindow::showCell() {
    messages_->showCell();
}

/// Focuses the visible board, that of the game or the watched one, or what the open room is for.
void MainWindow::focusBoard() {
    if (pages::Room* room = rooms_->current()) return room->takeFocus();
    boards_->currentWidget()->setFocus();
}

void MainWindow::savePictures(const session::RunView& view, quint64 here, const QString& title) {
    exporter_.askForSeries(view, here, title, appearance_.theme().kind());
}

void MainWindow::showTitle() {
    const QString name = QString::fromStdString(session_.game().about().name);
    setWindowTitle(name.isEmpty() ? QStringLiteral("Ninefold") : tr("%1 - Ninefold").arg(documents::titleText(name)));
}

/// Receives only the keys that no focused widget has handled.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && session_.maker().isMaking()) session_.maker().cancel();
    else if (escape && !rooms_->isPuzzle()) showPuzzle();
    else if (escape && !finish_->isHidden()) showFinish(false);
    else if (escape && !notice_->isHidden()) messages_->dropAnswer();
    else if (escape && isGameShown() && session_.selection().isHighlighting()) dropHighlight();
    // From a watched board back to the game.
    else if (escape && !isGameShown()) pages_->showFirst();
    else QMainWindow::keyPressEvent(event);
}

void MainWindow::dropHighlight() {
    session_.inputMode().setBrush(0);
    session_.selection().dropHighlight();
    session_.announcer().say(tr("Nothing is highlighted any more."));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    importer_.open(*event->mimeData());
    event->acceptProposedAction();
}

bool MainWindow::event(QEvent* event) {
    // What a menu entry does, while it is highlighted; in the status line, where all other sentences are.
    if (event->type() == QEvent::StatusTip) {
        status_->line().setTip(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange) appearance_.followDesktop();
    return handled;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && !isActiveWindow()) session_.timekeeper().saveNow();
    if (event->type() == QEvent::WindowStateChange) session_.timekeeper().setAway(isMinimized() || !isGameShown());
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::arrange() {
    const Arrangement place = arrangementOf(size(), QFontInfo(QApplication::font()).pixelSize());
    if (place.textScale != textScale_) widgets::useBodyFont(textScale_ = place.textScale);
    constexpr int kLowWindow = 700;
    pad_->setCompact(height() < kLowWindow);
    commands_.fitTools(width() - rooms_->fit(width()));
    column_->setPadBeside(place.padBeside);
    column_->setHeightGiven(!place.tall);
    foldPad();
    splitter_->arrange(place, isGameBoard() ? board_ : nullptr);
}

/// Beside the pages there is room for all of the pad; in a narrow window it is one row.
void MainWindow::foldPad() {
    const Arrangement place = arrangementOf(size(), QFontInfo(QApplication::font()).pixelSize());
    const bool narrow = place.tall && !place.padBeside;
    const pages::Page& page = pages_->current();
    const bool folds = page.foldsPad() || page.isCrowded(column_->roomAbove(pad_->minimumSizeHint().height()));
    foldingPad_->setFolding(narrow || (folds && !place.padBeside));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveAll();
    event->accept();
}

void MainWindow::saveAll() {
    session_.timekeeper().saveNow();
    savePlace(*this, splitter_->isMoved() ? splitter_ : nullptr);
}

} // namespace ninefold::window
