// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/documents/text/plaintext.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/finish/finishcard.h"
#include "app/pages/pagedeck.h"
#include "app/widgets/look/type.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"
#include "app/window/frame/arrangement.h"
#include "app/window/frame/focuskeeper.h"
#include "app/window/frame/puzzlesplitter.h"
#include "app/window/frame/windowplace.h"
#include "app/window/frame/windowstatus.h"
#include "app/window/messages.h"
#include "app/window/program/crashoffer.h"
#include "app/window/puzzleroom.h"
#include "app/window/start.h"

#include <QApplication>
#include <QFontInfo>
#include <QKeyEvent>
#include <QTimer>

#include <cassert>
#include <utility>

namespace ninefold::window {

MainWindow::MainWindow(std::shared_ptr<session::Session> session)
    : owned_(std::move(session)),
      session_(*owned_),
      importer_(session_, *this),
      exporter_(session_, *this),
      dialogs_(session_, exporter_, commands_, appearance_, *this) {
    constexpr QSize kLeast{480, 600};
    setMinimumSize(kLeast);
    puzzle_ = new PuzzleRoom(session_, overlay_, *this, *this);
    rooms_ = new RoomDeck(*this, puzzle_->widget(), {session_, *this});
    setStatusBar(status_ = new WindowStatus(this));
    commands_.build(
        {session_, puzzle_->board(), puzzle_->pages(), *rooms_, *this, importer_, exporter_, dialogs_, *this});
    messages_ = new Messages(
        session_, {status_->line(), puzzle_->notice(), puzzle_->making(), status_->cellName(), puzzle_->board()},
        [this](std::string_view action) { trigger(action); });
    start_ = new Start(session_, importer_, puzzle_->pages(), *messages_);
    connectFlows();
    connectRooms();
    connectCommands();
    connectApplication();
    useSettings(session_.settings());
    puzzle_->widget().setMoved(restorePlace(*this, puzzle_->widget()));
    showTitle();
    enableCommands();
    puzzle_->focusBoard();
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

void MainWindow::fulfil(const desktop::Request& request) {
    // The game on the board stays among the saved games, and Undo leads back to it.
    if (request.kind == desktop::Request::Kind::NewGame) session_.maker().make(request.level);
    // With a dialog open that must be answered first, the window only comes to the front.
    if (request.kind == desktop::Request::Kind::Daily && QApplication::activeModalWidget() == nullptr)
        dialogs_.showDaily();
}

void MainWindow::comeToFront() {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    // Elsewhere activation is all that there is.
    if (QGuiApplication::platformName() == QLatin1String("xcb")) raise();
    activateWindow();
}

void MainWindow::offerReport(const desktop::CrashReport& report) {
    offerCrashReport(report, session_.announcer(), [this](const QString& text, const std::function<void()>& remove) {
        dialogs_.showCrashReport(text, remove);
    });
}

MainWindow::State MainWindow::state() {
    saveAll();
    State state{.geometry = geometry(),
                .rooms = rooms_->state(),
                .page = puzzle_->pages().currentId(),
                .card = puzzle_->isCardShown()};
    for (const pages::Page* page : puzzle_->pages().pages()) state.pageStates.push_back(page->state());
    return state;
}

void MainWindow::resume(const State& state) {
    assert(state.pageStates.size() == puzzle_->pages().pages().size());
    // The place that was saved is kept on the screen; this one is as it was.
    if (!isMaximized() && !isFullScreen()) setGeometry(state.geometry);
    puzzle_->takeUp();
    for (std::size_t page = 0; page < state.pageStates.size(); ++page)
        puzzle_->pages().pages()[page]->takeState(state.pageStates[page]);
    session_.showAgain();
    puzzle_->pages().show(puzzle_->pages().page(state.page));
    if (state.card) puzzle_->showCard(true);
    rooms_->takeState(state.rooms);
    showTitle();
    enableCommands();
    focusBoard();
}

/// Import, export, dialogs, and where the keyboard focus goes after them.
void MainWindow::connectFlows() {
    connect(&importer_, &Importer::pictureRead, &dialogs_, &Dialogs::reviewPicture);
    connect(&dialogs_, &Dialogs::pictureAccepted, &importer_, &Importer::startGame);
    connect(&importer_, &Importer::readingStarted, messages_, &Messages::dropAnswer);
    connect(&importer_, &Importer::printWanted, &exporter_,
            qOverload<const dialogs::PrintSource&>(&Exporter::askForPrinter));
    connect(&dialogs_, &Dialogs::dialogClosed, this, &MainWindow::focusBoard);
    connect(&dialogs_, &Dialogs::techniqueWanted, this, [this](const QString& id) { openTechnique(id.toStdString()); });
    connect(&dialogs_, &Dialogs::severalWanted, &importer_.lists(),
            [this](rating::Level level) { importer_.lists().askForMany(level); });
    connect(&puzzle_->finish(), &pages::FinishCard::practiceWanted, this, &MainWindow::practise);
    connect(&session_, &session::Session::practiceWanted, this, &MainWindow::practise);
    connect(puzzle_, &PuzzleRoom::focusReleased, this, &MainWindow::focusBoard);
    connect(puzzle_, &PuzzleRoom::cardTurned, this, &MainWindow::showWhatWorks);
}

void MainWindow::connectRooms() {
    connect(rooms_, &RoomDeck::roomTurned, this, &MainWindow::turnRoom);
    // A game that starts wants to be played, and the messages about its generation are beside the board.
    connect(&session_.game(), &game::Game::started, this, &MainWindow::showPuzzle);
    connect(&session_.maker(), &session::PuzzleMaker::makingStarted, this, &MainWindow::showPuzzle);
}

void MainWindow::turnRoom() {
    const bool puzzle = rooms_->isPuzzle();
    commands_.turnRoom();
    puzzle_->setOpen(puzzle);
    status_->showPuzzle(puzzle);
    updateAway();
    enableCommands();
    roomChanged();
    puzzle ? messages_->showCell() : messages_->leavePuzzle();
    arrange();
    if (!rooms_->hasFocus()) focusBoard();
}

void MainWindow::showPuzzle() {
    rooms_->showPuzzle();
}

void MainWindow::setWatched(const QString& solver) {
    dialogs_.setWatched(solver);
}

void MainWindow::openTechnique(std::string_view id) {
    rooms_->show(pages::learnRoom);
    rooms_->current()->explain(id);
}

void MainWindow::practise(const QString& technique) {
    rooms_->show(pages::learnRoom);
    rooms_->current()->practise(technique.toStdString());
}

void MainWindow::leaveRoom() {
    rooms_->showPrevious();
}

void MainWindow::roomChanged() {
    if (const pages::Room* room = rooms_->current()) status_->setRoomSummary(room->summary());
    enableCommands();
    showKeys();
}

void MainWindow::connectCommands() {
    connectNeeds(session_, *this, [this] { enableCommands(); });
    connect(&session_.game(), &game::Game::started, this, &MainWindow::showTitle);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, this, &MainWindow::showKeys);
    connect(&puzzle_->pages(), &pages::PageDeck::turned, this, &MainWindow::turnPage);
    connect(&puzzle_->pages(), &pages::PageDeck::offersChanged, this, &MainWindow::enableCommands);
    connect(&session_.input().mode(), &game::InputMode::modeChanged, this, &MainWindow::showKeys);
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &MainWindow::useSettings);
    connect(&appearance_, &Appearance::themeChanged, this, &MainWindow::useTheme);
    connect(&appearance_, &Appearance::textScaleChanged, this, &MainWindow::arrange);
}

void MainWindow::connectApplication() {
    // The desktop session ends: save quickly, ask nothing. The user can still cancel that, and then play on.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveAll);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &MainWindow::saveAll);
    connect(new FocusKeeper(*this, *action("quit")), &FocusKeeper::focusLost, this, &MainWindow::focusBoard);
}

void MainWindow::useSettings(const store::Settings& settings) {
    commands_.setSettings(settings);
    puzzle_->setSettings(settings);
    appearance_.setSettings(settings);
    showKeys();
}

void MainWindow::useTheme(const widgets::Theme& theme) {
    commands_.setPalette(theme.palette());
    puzzle_->setTheme(theme);
}

void MainWindow::showKeys() {
    if (const pages::Room* room = rooms_->current()) return status_->line().setKeys(room->keys());
    status_->line().setKeys(puzzle_->keys());
}

void MainWindow::turnPage(bool asked) {
    // An explanation belongs to its page. What was said last, such as that a hint was closed, stays on the way back.
    if (asked) messages_->showCell();
    puzzle_->turnBoard();
    showWhatWorks();
    updateAway();
}

/// One filled button at a time: on the card about a finished game it is the next puzzle.
void MainWindow::showWhatWorks() {
    commands_.setPrimaryFilled(puzzle_->pages().currentId() == "play" && !puzzle_->isCardShown());
    showKeys();
}

/// The clock stops while the board of the game is out of sight.
void MainWindow::updateAway() {
    session_.timekeeper().setAway(!puzzle_->isGameShown() || isMinimized());
}

void MainWindow::enableCommands() {
    // In another room nothing about the game is possible, because it cannot be seen.
    if (!rooms_->isPuzzle()) return commands_.setMet(pages::Needs::Nothing);
    commands_.setMet(needsMetBy(session_) | puzzle_->pages().offers() | pages::Needs::Puzzle |
                     pages::metIf(puzzle_->isGameShown(), pages::Needs::NoWatch));
}

void MainWindow::showCell() {
    messages_->showCell();
}

/// Focuses the visible board, that of the game or the watched one, or what the open room is for.
void MainWindow::focusBoard() {
    if (pages::Room* room = rooms_->current()) return room->takeFocus();
    puzzle_->focusBoard();
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
    else if (escape && !rooms_->isPuzzle()) {
        if (!rooms_->current()->goBack()) showPuzzle();
    } else if (escape && !puzzle_->isCardShown() && !puzzle_->notice().isHidden()) messages_->dropAnswer();
    else if (escape && puzzle_->stepBack()) event->accept();
    else QMainWindow::keyPressEvent(event);
}

bool MainWindow::event(QEvent* event) {
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange) appearance_.followDesktop();
    return handled;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && !isActiveWindow()) session_.timekeeper().saveNow();
    if (event->type() == QEvent::WindowStateChange) updateAway();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::arrange() {
    const Arrangement place = arrangementOf(size(), QFontInfo(QApplication::font()).pixelSize());
    const double scale = place.textScale * appearance_.textScale();
    if (scale != textScale_) {
        widgets::useBodyFont(textScale_ = scale);
        // Once everything has the other size.
        QTimer::singleShot(0, this, &MainWindow::arrange);
    }
    commands_.fitTools(width() - rooms_->fit(width()));
    puzzle_->arrange(place);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveAll();
    event->accept();
}

void MainWindow::saveAll() {
    importer_.lists().keepAll();
    session_.timekeeper().saveNow();
    savePlace(*this, puzzle_->widget().isMoved() ? &puzzle_->widget() : nullptr);
}

} // namespace ninefold::window
