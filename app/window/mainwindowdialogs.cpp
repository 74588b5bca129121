// SPDX-License-Identifier: MIT
// MainWindow: opens dialogs and returns the keyboard focus from them.
#include "app/dialogs/lists/collection.h"
#include "app/dialogs/puzzle/comparison.h"
#include "app/dialogs/puzzle/properties.h"
#include "app/dialogs/puzzle/solutionsheet.h"
#include "app/dialogs/settings/keysheet.h"
#include "app/dialogs/settings/settingsdialog.h"
#include "app/dialogs/settings/shortcuts.h"
#include "app/dialogs/settings/techniques.h"
#include "app/pages/watch/race.h"
#include "app/window/actions.h"
#include "app/window/keys.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QStackedWidget>

namespace ninefold::window {

/// Shows a dialog that is modal to this window only: other windows stay usable.
void MainWindow::ask(QDialog* dialog) {
    dialog->setWindowModality(Qt::WindowModal);
    open(dialog);
}

void MainWindow::open(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &MainWindow::focusBoard);
    // A dialog larger than a small window may be larger than the screen, which would hide its title bar.
    if (dialog->testAttribute(Qt::WA_Resized)) dialog->resize(dialog->size().boundedTo(size() - QSize(20, 60)));
    dialog->show();
}

/// Focuses the visible board: that of the game, or the watched one.
void MainWindow::focusBoard() {
    boards_->currentWidget()->setFocus();
}

void MainWindow::keepFocus() {
    if (isActiveWindow() && QApplication::focusWidget() == nullptr) focusBoard();
}

void MainWindow::lendQuitTo(QWidget& other) {
    if (&other == this || other.windowType() == Qt::Popup) return;
    if (!other.actions().contains(action("quit"))) other.addAction(action("quit"));
}

/// Uses the same table as the menus, so it shows the keys that the player has changed.
void MainWindow::showKeys() {
    QList<dialogs::KeySheet::Row> rows;
    for (const ActionSpec& spec : actionTable()) {
        QStringList keys;
        for (const QKeySequence& sequence : action(spec.id)->shortcuts())
            keys << sequence.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows << dialogs::KeySheet::Row{action(spec.id)->text().remove(u'&'), keys.join(QStringLiteral(", "))};
    }
    ask(new dialogs::KeySheet(rows, this));
}

void MainWindow::showProperties() {
    auto* properties = new dialogs::Properties(session_.game(), session_.keeper().timesHelped(), this);
    // Only puzzles with one solution have ratings.
    if (const auto& solution = session_.examiner().solution())
        properties->rate(session_.examiner().puzzleGrid(), *solution);
    ask(properties);
}

void MainWindow::showCollection() {
    // Opens at the level of the current game: the player probably wants the next puzzle of it.
    auto* collection =
        new dialogs::Collection(rating::levelFromName(session_.game().about().level), documents::kBundledFolder, this);
    collection->setSolved(session_.solvedList().all());
    connect(collection, &dialogs::Collection::chosen, &session_.trail(), &session::GameTrail::play);
    connect(collection, &dialogs::Collection::printWanted, &exporter_,
            qOverload<const std::vector<formats::Puzzle>&>(&Exporter::askForPrinter));
    ask(collection);
}

void MainWindow::countSolutions() {
    open(new dialogs::SolutionSheet(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(), theme(),
                                    session_.settings().names, this));
}

void MainWindow::compareSolvers() {
    open(new dialogs::Comparison(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(), this));
}

void MainWindow::race() {
    open(new pages::Race(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(), theme(),
                         session_.settings().names, this));
}

void MainWindow::changeKeys() {
    QList<dialogs::Shortcuts::Entry> entries;
    for (const ActionSpec& spec : actionTable())
        entries << dialogs::Shortcuts::Entry{QString::fromLatin1(spec.id), action(spec.id)->text().remove(u'&'),
                                             usualKeysOf(spec), action(spec.id)->shortcuts()};
    auto* dialog = new dialogs::Shortcuts(entries, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        store::Settings settings = session_.settings();
        settings.keys.clear();
        for (const dialogs::Shortcuts::Entry& entry : dialog->entries())
            // Store only keys that differ from the default, so that better defaults of a later version take effect.
            if (entry.keys != entry.usual) settings.keys[entry.id] = QKeySequence::listToString(entry.keys);
        session_.preferences().setSettings(settings);
    });
    ask(dialog);
}

void MainWindow::changeSettings() {
    auto* dialog = new dialogs::SettingsDialog(session_.settings(), this);
    connect(dialog, &dialogs::SettingsDialog::keysWanted, this, &MainWindow::changeKeys);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        store::Settings settings = dialog->settings();
        const bool speaksOtherwise = settings.language != session_.settings().language;
        // The keys have a dialog of their own, which may have been accepted while this one was open.
        settings.keys = session_.settings().keys;
        session_.preferences().setSettings(settings);
        if (speaksOtherwise) session_.announcer().say(tr("The language changes when Ninefold is started again."));
    });
    ask(dialog);
}

void MainWindow::chooseTechniques() {
    auto* dialog = new dialogs::Techniques(session_.settings().techniques, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        store::Settings settings = session_.settings();
        settings.techniques = dialog->list();
        session_.preferences().setSettings(settings);
    });
    ask(dialog);
}

void MainWindow::about() {
    auto* box = new QMessageBox(this);
    box->setWindowTitle(tr("About Ninefold"));
    box->setIconPixmap(windowIcon().pixmap(64));
    box->setText(tr("Ninefold %1\nPlay, ask why, and watch solvers think.").arg(QApplication::applicationVersion()));
    ask(box);
}

} // namespace ninefold::window
