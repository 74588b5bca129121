// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/documents/text/moves.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/board/cellmenu.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/play/pad.h"
#include "app/pages/play/playpage.h"
#include "app/pages/steps/stepspage.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchpage.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/spoken.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"
#include "app/window/announcements.h"
#include "app/window/keys.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace ninefold::window {
namespace {

QString sentenceOf(const QString& words) {
    return words.left(1).toUpper() + words.mid(1) + u'.';
}

} // namespace

MainWindow::MainWindow()
    : importer_(session_, *this),
      exporter_(session_, *this),
      watching_(session_),
      systemPalette_(QApplication::palette()) {
    setAcceptDrops(true);
    setMinimumSize(760, 600);
    buildCentre();
    buildStatus();
    buildActions();
    connectSession();
    useSettings(session_.settings());
    restorePlace();
    showTitle();
    board_->setFocus();
    // The desktop session ends: save quickly, ask nothing.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveAll);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &MainWindow::saveAll);
    connect(qApp, &QApplication::focusChanged, this, &MainWindow::keepFocus, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* now) {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (now != nullptr && window->windowHandle() == now) lendQuitTo(*window);
    });
}

MainWindow::~MainWindow() {
    // The panels use session_, which is a member and would be destroyed before them.
    delete takeCentralWidget();
}

void MainWindow::buildCentre() {
    board_ = new pages::BoardPanel(session_.game(), session_.hand(), this);
    notice_ = new widgets::Notice(this);
    page_ = new pages::PlayPage(session_.hand(), this);
    pad_ = new pages::Pad(session_.game(), session_.hand(), this);
    column_ = new widgets::Column(notice_, pad_, this);
    column_->addNotice(making_ = new widgets::BusyStrip(this));
    column_->setMaximumWidth(480);
    column_->addPage(tr("Play"), page_);
    column_->addPage(tr("Hint"), hint_ = new pages::HintPage(this));
    column_->addPage(tr("Steps"), steps_ = new pages::StepsPage(this));
    splitter_ = new QSplitter(this);
    splitter_->setChildrenCollapsible(false);
    column_->addPage(tr("Watch"), watching_.page());
    boards_ = new QStackedWidget(this);
    boards_->addWidget(board_);
    boards_->addWidget(watching_.board());
    splitter_->addWidget(boards_);
    splitter_->addWidget(column_);
    splitter_->setStretchFactor(0, 1);
    splitter_->setSizes({760, 420});
    setCentralWidget(splitter_);
}

void MainWindow::buildStatus() {
    status_ = new widgets::StatusLine(this);
    place_ = new QLabel(this);
    statusBar()->addWidget(status_, 1);
    statusBar()->addPermanentWidget(place_);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(8, 0, 12, 4);
}

void MainWindow::connectSession() {
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &MainWindow::useSettings);
    showAnnouncements(session_.announcer(), *notice_, *status_);
    connect(&session_.savedGames(), &store::SavedGames::savedAgain, notice_, &widgets::Notice::clear);
    connect(&importer_, &Importer::readingStarted, this, &MainWindow::dropAnswer);
    connect(&importer_, &Importer::printWanted, &exporter_,
            qOverload<const std::vector<formats::Puzzle>&>(&Exporter::askForPrinter));
    connect(&session_.branching(), &session::Branching::branchStarted, this, [this] {
        session_.announcer().say(
            tr("You are trying something out: %1 keeps it, %2 drops it.")
                .arg(keyOrName("try", session_.settings()), keyOrName("droptry", session_.settings())));
    });
    connect(&session_.timekeeper(), &session::Timekeeper::clockTurned, board_, &pages::BoardPanel::showClock);
    connect(board_, &pages::BoardPanel::zoomWanted, &session_.preferences(), &session::Preferences::zoomBy);
    connect(board_, &pages::BoardPanel::stepWanted, &session_,
            [this](bool forward) { forward ? session_.trail().redo() : session_.trail().undo(); });
    connect(&session_.examiner(), &session::Examiner::solutionChanged, this,
            [this] { board_->setSolution(session_.examiner().solution()); });
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, board_, &pages::BoardPanel::setPaused);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, this, &MainWindow::showCell);
    connect(board_, &pages::BoardPanel::whyAnswered, &session_.announcer(),
            [this](const QString& sentence) { session_.announcer().say(sentence, session::Severity::Important); });
    connect(board_, &pages::BoardPanel::pauseWanted, &session_.timekeeper(), &session::Timekeeper::setPaused);
    connect(notice_, &widgets::Notice::left, this, &MainWindow::focusBoard);
    connectGame();
    connectMaking();
    connectPage();
    connectHints();
    connectSteps();
    connectStepLists();
    connectWatching();
    connect(pad_, &pages::Pad::autoCleanWanted, this, [this](bool on) { flip(&store::Settings::autoClean, on); });
    connect(pad_, &pages::Pad::moreModesWanted, this, [this] { flip(&store::Settings::moreModes, true); });
}

void MainWindow::connectGame() {
    game::Game& game = session_.game();
    connect(&game, &game::Game::started, this, [this] {
        clearNotice();
        showCell();
        showTitle();
        enableActions();
    });
    connect(&game, &game::Game::solved, this, &MainWindow::celebrate);
    connect(&game, &game::Game::branchChanged, this, &MainWindow::enableActions);
    connect(&game, &game::Game::played, this, &MainWindow::tellMove);
    connect(&session_.hand(), &game::Hand::refused, this, &MainWindow::tellRefusal);
    connect(&session_.hand(), &game::Hand::forbidden, this, [this](Cell cell, Digit digit) {
        session_.announcer().say(pages::clashReason(session_.game().sheet(), cell, digit, session_.settings().names));
    });
    connect(&game, &game::Game::played, this, &MainWindow::enableActions);
    connect(&session_.trail(), &session::GameTrail::trailChanged, this, &MainWindow::enableActions);
    connect(&game, &game::Game::stepped, this, &MainWindow::enableActions);
    // A message about the previous position no longer applies.
    connect(&game, &game::Game::changed, this, &MainWindow::dismissNotice);
    connect(&game, &game::Game::changed, this, &MainWindow::showCell);
    connect(&session_.hand(), &game::Hand::selectionChanged, this, &MainWindow::showCell);
}

void MainWindow::connectPage() {
    connect(page_, &pages::PlayPage::switched, this, &MainWindow::flip);
    connect(page_, &pages::PlayPage::levelWanted, &session_.maker(), &session::PuzzleMaker::make);
    connect(page_, &pages::PlayPage::openWanted, &importer_, &Importer::askForFile);
    connect(page_, &pages::PlayPage::pasteWanted, &importer_, &Importer::paste);
    connect(page_, &pages::PlayPage::left, this, &MainWindow::focusBoard);
    connect(&session_.game(), &game::Game::played, page_, &pages::PlayPage::endWelcome);
    connect(&session_.game(), &game::Game::started, page_, &pages::PlayPage::endWelcome);
}

void MainWindow::connectWatching() {
    connect(column_, &widgets::Column::pageChanged, this,
            [this](QWidget* page) { setWatching(page == watching_.page()); });
    connect(&watching_, &pages::Watching::picturesWanted, this, &MainWindow::savePictures);
    connect(&watching_, &pages::Watching::leaveWanted, this, [this] { column_->showPage(page_); });
}

void MainWindow::watch() {
    watching_.setReplay(false);
    column_->showPage(watching_.page());
}

void MainWindow::replay() {
    watching_.setReplay(true);
    column_->showPage(watching_.page());
}

void MainWindow::savePictures() {
    if (watching_.isOn())
        exporter_.askForSeries(*watching_.show(), watching_.position(), watching_.board()->title(), theme().kind());
}

void MainWindow::setWatching(bool on) {
    if (on == watching_.isOn()) return;
    // The pad has no effect while a solver is watched.
    pad_->setVisible(!on);
    boards_->setCurrentIndex(on ? 1 : 0);
    // Screen readers and scripts look for the visible board by the name "Sudoku board".
    board_->view()->setAccessibleName(on ? tr("Board of my game") : tr("Sudoku board"));
    watching_.board()->view()->setAccessibleName(on ? tr("Sudoku board") : tr("Watched board"));
    watching_.setOn(on);
    session_.timekeeper().setAway(on || isMinimized());
    enableActions();
    if (!on) board_->setFocus();
    if (!on) session_.announcer().say(tr("Back in your game."));
}

void MainWindow::flip(bool store::Settings::*field, bool on) {
    store::Settings settings = session_.settings();
    settings.*field = on;
    session_.preferences().setSettings(settings);
}

void MainWindow::begin(const QStringList& files) {
    if (files.isEmpty()) {
        const bool first = session_.trail().resume();
        if (first) page_->welcome(firstWords());
        else if (const auto level = session_.settings().startLevel) session_.maker().make(*level);
        // Reading the clipboard can take long, and the board is to appear at once.
        QTimer::singleShot(0, this, [this, first] { offerClipboard(first); });
        return;
    }
    // If the file cannot be read, or offers several puzzles to choose from, show the last game rather than an empty
    // board.
    connect(&importer_, &Importer::undecided, this, [this] {
        const QString why = notice_->sentence();
        if (session_.game().about().name.empty()) session_.trail().resume();
        if (why.isEmpty()) return;
        notice_->say(why);
        status_->mention(why);
    });
    importer_.openFiles(files);
}

QString MainWindow::firstWords() const {
    const store::Settings& settings = session_.settings();
    if (action("hint") != nullptr)
        return tr("Click a cell, type a digit. %1 gives a hint.").arg(keyOrName("hint", settings));
    return tr("Click a cell, type a digit. %1 writes the candidates, %2 checks.")
        .arg(keyOrName("fill", settings), keyOrName("check", settings));
}

void MainWindow::offerClipboard(bool first) {
    if (!importer_.isPuzzleOnClipboard()) return;
    if (first) page_->offerPaste();
    else if (notice_->isHidden())
        session_.announcer().say(tr("There is a puzzle on the clipboard."), session::Severity::Question,
                                 {{tr("Play it"), [this] { importer_.paste(); }}, {tr("Not now"), {}}});
}

void MainWindow::celebrate() {
    if (session_.game().isEntering()) return;
    const QString time = documents::clockText(session_.game().clock().elapsedMs());
    const int helped = session_.keeper().timesHelped();
    QString sentence = tr("Solved in %1.").arg(time);
    sentence += u' ' + (helped == 0 ? tr("Without any help.") : tr("Help was used %n time(s).", nullptr, helped));
    session_.announcer().say(
        sentence, session::Severity::Important,
        {{tr("New puzzle"), [this] { popUp(action("new")->menu()); }}, {tr("Replay"), [this] { replay(); }}});
}

void MainWindow::showTitle() {
    const QString name = QString::fromStdString(session_.game().about().name);
    setWindowTitle(name.isEmpty() ? QStringLiteral("Ninefold") : tr("%1 - Ninefold").arg(documents::titleText(name)));
}

void MainWindow::showCell() {
    const Cell cell = session_.hand().cursor();
    // A covered board must not reveal a cell; clear the sentence about the cell before it.
    if (cell < 0 || session_.timekeeper().isPaused()) return status_->mention({});
    status_->mention(widgets::spokenCell(board_->view()->frame(), cell));
    place_->setText(QString::fromStdString(cellName(cell, session_.settings().names)));
}

void MainWindow::tellMove(const Move& move) {
    const Cell cursor = session_.hand().cursor();
    const bool here = std::ranges::any_of(move.changes, [&](const CellChange& one) { return one.cell == cursor; });
    // A change in the cell under the cursor is reported with that cell.
    if (!here) session_.announcer().say(sentenceOf(documents::moveText(move, session_.settings().names)));
}

void MainWindow::tellRefusal() {
    const Cells cells = session_.hand().cells();
    const bool given = !cells.empty() && session_.game().sheet().givens.contains(cells);
    session_.announcer().say(given ? tr("%n given(s) stay as they are.", nullptr, cells.count())
                                   : tr("There is nothing to change here."));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    importer_.open(*event->mimeData());
    event->acceptProposedAction();
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::restorePlace() {
    const store::WindowPlace place = store::loadWindowPlace();
    resize(1200, 840);
    if (!place.geometry.isEmpty()) restoreGeometry(place.geometry);
    // The window may have been closed on a screen that is no longer connected.
    if (QGuiApplication::screenAt(geometry().center()) == nullptr) {
        resize(1200, 840);
        move(screen()->availableGeometry().topLeft());
    }
    resize(size().boundedTo(screen()->availableGeometry().size()).expandedTo(minimumSize()));
    splitter_->restoreState(place.splitter);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveAll();
    event->accept();
}

void MainWindow::saveAll() {
    session_.timekeeper().saveNow();
    store::saveWindowPlace({saveGeometry(), splitter_->saveState()});
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    // Board and column side by side, unless the window is clearly taller than wide.
    const bool tall = height() > width() * 1.15;
    splitter_->setOrientation(tall ? Qt::Vertical : Qt::Horizontal);
    column_->setMaximumWidth(tall ? QWIDGETSIZE_MAX : 480);
}

} // namespace ninefold::window
