// SPDX-License-Identifier: MIT
#include "app/window/dialogs.h"

#include "app/dialogs/daily/dailydialog.h"
#include "app/dialogs/help/about.h"
#include "app/dialogs/help/crashsheet.h"
#include "app/dialogs/help/handbook.h"
#include "app/dialogs/help/howtoplay.h"
#include "app/dialogs/help/whatiswatched.h"
#include "app/dialogs/new/newpuzzledialog.h"
#include "app/dialogs/picture/picturesheet.h"
#include "app/dialogs/puzzle/comparison.h"
#include "app/dialogs/puzzle/properties.h"
#include "app/dialogs/puzzle/reasonsheet.h"
#include "app/dialogs/puzzle/solutionsheet.h"
#include "app/dialogs/saved/savedgamesdialog.h"
#include "app/dialogs/settings/settingsdialog.h"
#include "app/dialogs/settings/shortcuts.h"
#include "app/dialogs/settings/techniques.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/watch/race.h"
#include "app/session/session.h"
#include "app/window/commands.h"
#include "app/window/exporter.h"
#include "app/window/frame/appearance.h"
#include "app/window/keys.h"
#include "engine/solve/bitboard.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>

#include <cassert>

namespace ninefold::window {

Dialogs::Dialogs(session::Session& session, Exporter& exporter, const Commands& commands, const Appearance& appearance,
                 QMainWindow& window)
    : session_(session),
      exporter_(exporter),
      commands_(commands),
      appearance_(appearance),
      window_(window),
      newPuzzles_(session) {}

void Dialogs::ask(QDialog* dialog) {
    dialog->setWindowModality(Qt::WindowModal);
    open(dialog);
}

void Dialogs::open(QDialog* dialog) {
    assert(dialog != nullptr && !dialog->isVisible());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &Dialogs::dialogClosed);
    // A dialog larger than a small window may be larger than the screen, which would hide its title bar.
    if (dialog->testAttribute(Qt::WA_Resized)) dialog->resize(dialog->size().boundedTo(window_.size() - QSize(20, 60)));
    dialog->show();
}

template <typename PageType>
bool Dialogs::raiseOpen() {
    auto* page = window_.findChild<PageType*>();
    if (page == nullptr) return false;
    page->raise();
    page->activateWindow();
    return true;
}

void Dialogs::showHowToPlay() {
    if (raiseOpen<dialogs::HowToPlay>()) return;
    const auto keyOf = [this](std::string_view id) { return keyOrName(id, session_.settings()); };
    open(new dialogs::HowToPlay(keyOf, session_.settings().names, &window_));
}

void Dialogs::explainSolvers() {
    if (!raiseOpen<dialogs::WhatIsWatched>()) open(new dialogs::WhatIsWatched(session_.settings().names, &window_));
    window_.findChild<dialogs::WhatIsWatched*>()->showHeading(watched_);
}

void Dialogs::chooseNew() {
    auto* dialog = newPuzzles_.makeDialog(&window_);
    connect(dialog, &dialogs::NewPuzzleDialog::severalWanted, this, &Dialogs::severalWanted);
    connect(dialog, &dialogs::NewPuzzleDialog::dailyCalendarWanted, this, &Dialogs::showDaily);
    connect(dialog, &dialogs::NewPuzzleDialog::techniqueWanted, this, &Dialogs::techniqueWanted);
    connect(dialog, &dialogs::NewPuzzleDialog::ownWanted, this, [this] { commands_.trigger("own"); });
    connect(dialog, &dialogs::NewPuzzleDialog::pasteWanted, this, [this] { commands_.trigger("paste"); });
    ask(dialog);
}

QList<dialogs::KeySheet::Row> Dialogs::commandRows() const {
    QList<dialogs::KeySheet::Row> rows;
    for (const ActionRow& row : actionTable()) {
        QStringList keys;
        for (const QKeySequence& sequence : commands_.action(row.spec.id)->shortcuts())
            keys << sequence.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows << dialogs::KeySheet::Row{documents::nameOfEntry(commands_.action(row.spec.id)->text()),
                                           documents::listText(keys)};
    }
    return rows;
}

void Dialogs::showKeys() {
    ask(new dialogs::KeySheet(commandRows(), &window_));
}

void Dialogs::showHandbook(const QString& page) {
    if (!raiseOpen<dialogs::Handbook>()) {
        const auto keyOf = [this](std::string_view id) { return keyOrName(id, session_.settings()); };
        auto* handbook =
            new dialogs::Handbook(dialogs::handbookPages({keyOf, commandRows(), session_.settings().names}), &window_);
        connect(handbook, &dialogs::Handbook::techniqueWanted, this, &Dialogs::techniqueWanted);
        open(handbook);
    }
    if (!page.isEmpty()) window_.findChild<dialogs::Handbook*>()->open(page);
}

void Dialogs::showProperties() {
    auto* properties = new dialogs::Properties(session_.game(), session_.keeper().timesHelped(), &window_);
    const auto& examiner = session_.examiner();
    // What is being typed in changes faster than it is examined.
    if (examiner.verdict() && !session_.game().isEntering())
        examineIn(*properties, examiner.puzzleGrid(), *examiner.verdict(), examiner.candidatesBind());
    connect(properties, &dialogs::Properties::techniqueWanted, this, &Dialogs::techniqueWanted);
    ask(properties);
}

void Dialogs::analyse(const formats::Puzzle& puzzle) {
    auto* properties = new dialogs::Properties(puzzle, &window_);
    const Grid grid = formats::puzzleGrid(puzzle);
    solve::FastSolver solver;
    examineIn(*properties, grid, solve::examine(grid, puzzle.marksBind, solver), puzzle.marksBind);
    connect(properties, &dialogs::Properties::techniqueWanted, this, &Dialogs::techniqueWanted);
    ask(properties);
}

/// Only puzzles with one solution have ratings and backdoors.
void Dialogs::examineIn(dialogs::Properties& properties, const Grid& puzzle, const solve::Verdict& verdict,
                        bool candidatesBind) {
    const NameStyle names = session_.settings().names;
    if (verdict.status != solve::Verdict::Status::Unique) return properties.describeVerdict(verdict, names);
    properties.rate(puzzle, verdict.solution);
    properties.search(puzzle, verdict.solution, candidatesBind, names);
}

void Dialogs::showDaily() {
    auto* dialog = new dialogs::DailyDialog(session_.daily(), QDate::currentDate(), appearance_.theme(), &window_);
    connect(dialog, &dialogs::DailyDialog::dailyWanted, &session_.daily(), &session::DailyPuzzles::play);
    ask(dialog);
}

void Dialogs::showSavedGames() {
    auto* dialog = new dialogs::SavedGamesDialog(session_.savedGames(), &window_);
    connect(dialog, &dialogs::SavedGamesDialog::gameWanted, this,
            [this](const QString& game) { session_.games().open(game); });
    ask(dialog);
}

void Dialogs::reviewPicture(const session::GridReadings& grids) {
    auto* sheet = new dialogs::PictureSheet(session::PictureReview(grids), appearance_.theme(),
                                            session_.settings().names, &window_);
    connect(sheet, &dialogs::PictureSheet::pictureAccepted, this, &Dialogs::pictureAccepted);
    ask(sheet);
}

void Dialogs::countSolutions() {
    open(new dialogs::SolutionSheet(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(),
                                    appearance_.theme(), session_.settings().names, &window_));
}

void Dialogs::explainSolutions() {
    open(new dialogs::ReasonSheet(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(),
                                  appearance_.theme(), session_.settings().names, &window_));
}

void Dialogs::compareSolvers() {
    auto* comparison = new dialogs::Comparison(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(),
                                               appearance_.theme(), &window_);
    connect(comparison, &dialogs::Comparison::raceWanted, this,
            [this](std::size_t left, std::size_t right) { race()->setRunners(left, right); });
    open(comparison);
}

pages::Race* Dialogs::race() {
    auto* dialog = new pages::Race(session_.examiner().puzzleGrid(), session_.examiner().candidatesBind(),
                                   appearance_.theme(), session_.settings().names, &window_);
    open(dialog);
    return dialog;
}

void Dialogs::changeKeys() {
    QList<dialogs::Shortcuts::Entry> entries;
    for (const ActionRow& row : actionTable())
        entries << dialogs::Shortcuts::Entry{QString::fromLatin1(row.spec.id),
                                             documents::nameOfEntry(commands_.action(row.spec.id)->text()),
                                             usualKeysOf(row.spec), commands_.action(row.spec.id)->shortcuts()};
    auto* dialog = new dialogs::Shortcuts(entries, &window_);
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

void Dialogs::changeSettings() {
    auto* dialog = new dialogs::SettingsDialog(session_.settings(), &window_);
    connect(dialog, &dialogs::SettingsDialog::keysWanted, this, &Dialogs::changeKeys);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        store::Settings settings = dialog->settings();
        // The keys have a dialog of their own, which may have been accepted while this one was open.
        settings.keys = session_.settings().keys;
        session_.preferences().setSettings(settings);
    });
    ask(dialog);
}

void Dialogs::chooseTechniques() {
    auto* dialog = new dialogs::Techniques(session_.settings().techniques, &window_);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        store::Settings settings = session_.settings();
        settings.techniques = dialog->list();
        session_.preferences().setSettings(settings);
    });
    // The page of a technique is in the window; what was chosen so far is kept.
    connect(dialog, &dialogs::Techniques::techniqueWanted, this, [this, dialog](const QString& id) {
        dialog->accept();
        emit techniqueWanted(id);
    });
    ask(dialog);
}

void Dialogs::showCrashReport(const QString& text, const std::function<void()>& remove) {
    auto* sheet = new dialogs::CrashSheet(text, &window_);
    connect(sheet, &dialogs::CrashSheet::removalWanted, this, remove);
    open(sheet);
}

void Dialogs::about() {
    auto* dialog = new dialogs::About(&window_);
    connect(dialog, &dialogs::About::handbookWanted, this, [this, dialog] {
        dialog->reject();
        showHandbook();
    });
    ask(dialog);
}

} // namespace ninefold::window
