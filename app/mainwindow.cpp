// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/board/boardview.h"
#include "app/board/spoken.h"
#include "app/panels/boardpanel.h"
#include "app/panels/notice.h"
#include "app/panels/pad.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

namespace ninefold {

MainWindow::MainWindow() : systemPalette_(QApplication::palette()) {
    setMinimumSize(760, 600);
    buildDesk();
    buildStatus();
    buildActions();
    connectDesk();
    useSettings(desk_.settings());
    restorePlace();
    showTitle();
    board_->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildDesk() {
    board_ = new BoardPanel(desk_.game(), desk_.hand(), this);
    notice_ = new Notice(this);
    pad_ = new Pad(desk_.game(), desk_.hand(), this);
    auto* column = new QWidget(this);
    column->setMinimumWidth(280);
    column->setMaximumWidth(480);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(6, 8, 12, 0);
    rows->addWidget(notice_);
    rows->addStretch(1);
    rows->addWidget(pad_);
    splitter_ = new QSplitter(this);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(board_);
    splitter_->addWidget(column);
    splitter_->setStretchFactor(0, 1);
    splitter_->setSizes({760, 420});
    setCentralWidget(splitter_);
}

void MainWindow::buildStatus() {
    status_ = new QLabel(this);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->setTextFormat(Qt::PlainText);
    place_ = new QLabel(this);
    statusBar()->addWidget(status_, 1);
    statusBar()->addPermanentWidget(place_);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(8, 0, 12, 4);
}

void MainWindow::connectDesk() {
    connect(&desk_, &Desk::settingsChanged, this, &MainWindow::useSettings);
    connect(&desk_, &Desk::problem, this, [this](const QString& sentence) {
        notice_->say(sentence);
        status_->setText(sentence);
    });
    connect(&desk_, &Desk::said, status_, &QLabel::setText);
    connect(notice_, &Notice::left, board_, [this] { board_->setFocus(); });
    connect(&desk_.game(), &Game::started, this, [this] {
        notice_->clear();
        showTitle();
        enableActions();
    });
    connect(&desk_.game(), &Game::branchChanged, this, &MainWindow::enableActions);
    connect(&desk_.game().stack(), &QUndoStack::indexChanged, this, &MainWindow::enableActions);
    connect(&desk_.game(), &Game::changed, this, &MainWindow::showCell);
    connect(&desk_.hand(), &Hand::selectionChanged, this, &MainWindow::showCell);
    connect(pad_, &Pad::autoCleanWanted, this, [this](bool on) {
        Settings settings = desk_.settings();
        settings.autoClean = on;
        desk_.setSettings(settings);
    });
    connect(pad_, &Pad::moreModesWanted, this, [this] {
        Settings settings = desk_.settings();
        settings.moreModes = true;
        desk_.setSettings(settings);
    });
}

void MainWindow::showTitle() {
    const QString name = QString::fromStdString(desk_.game().about().name);
    setWindowTitle(name.isEmpty() ? QStringLiteral("Ninefold") : tr("%1 - Ninefold").arg(name));
}

void MainWindow::showCell() {
    const Cell cell = desk_.hand().cursor();
    if (cell < 0) return;
    status_->setText(spokenCell(board_->view()->frame(), cell));
    place_->setText(QString::fromStdString(cellName(cell, desk_.settings().names)));
}

void MainWindow::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"));
    board_->setFocus();
    if (!path.isEmpty()) desk_.openFile(path);
}

void MainWindow::paste() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) notice_->say(tr("There is no text on the clipboard."));
    else desk_.openText(text.toUtf8());
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::about() {
    QMessageBox::about(
        this, tr("About Ninefold"),
        tr("Ninefold %1\nPlay, ask why, and watch solvers think.").arg(QApplication::applicationVersion()));
    board_->setFocus();
}

void MainWindow::restorePlace() {
    const WindowPlace place = loadWindowPlace();
    resize(1200, 840);
    if (!place.geometry.isEmpty()) restoreGeometry(place.geometry);
    // A window may have been closed on a screen that is no longer there.
    if (QGuiApplication::screenAt(geometry().center()) == nullptr) {
        resize(1200, 840);
        move(screen()->availableGeometry().topLeft());
    }
    resize(size().boundedTo(screen()->availableGeometry().size()).expandedTo(minimumSize()));
    splitter_->restoreState(place.splitter);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveWindowPlace({saveGeometry(), splitter_->saveState()});
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    // Side by side, except in a window that is clearly taller than wide.
    const bool tall = height() > width() * 1.15;
    splitter_->setOrientation(tall ? Qt::Vertical : Qt::Horizontal);
    splitter_->widget(1)->setMaximumWidth(tall ? QWIDGETSIZE_MAX : 480);
}

} // namespace ninefold
