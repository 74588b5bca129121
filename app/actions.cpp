// SPDX-License-Identifier: MIT
#include "app/actions.h"

#include "app/desk.h"
#include "app/files/catalog.h"
#include "app/mainwindow.h"
#include "app/text/levels.h"

#include <QAction>
#include <QLocale>
#include <QMenu>

namespace ninefold {
namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("Actions", text)

void fillLevels(QMenu& menu, Desk& desk, MainWindow&) {
    for (const Level level : kLevels) {
        QAction* entry = menu.addAction(levelText(level), &desk, [&desk, level] { desk.newGame(level); });
        entry->setToolTip(levelHint(level));
    }
    menu.setToolTipsVisible(true);
}

void fillGames(QMenu& menu, Desk& desk, MainWindow&) {
    constexpr int kShown = 15;
    for (const QString& game : desk.shelf().games().mid(0, kShown)) {
        const Recovered saved = desk.shelf().look(game);
        if (!saved.puzzle) continue;
        QString name = QString::fromStdString(saved.puzzle->name).replace(u'&', QLatin1String("&&"));
        const int left = saved.puzzle->grid.blanks().count();
        const QString when = QLocale().toString(desk.shelf().playedAt(game), QLocale::ShortFormat);
        const QString state = left == 0 ? MainWindow::tr("full") : MainWindow::tr("%n left", "cells", left);
        QAction* entry = menu.addAction(QStringLiteral("%1, %2, %3").arg(name, state, when), &desk,
                                        [&desk, game] { desk.fetch(game); });
        entry->setCheckable(true);
        entry->setChecked(game == desk.shelf().current());
    }
}

void fillFormats(QMenu& menu, Desk&, MainWindow& window) {
    for (const Format* format : allFormats()) {
        if (format->write == nullptr) continue;
        const QString id = QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
        const QString name = QString::fromUtf8(format->name.data(), static_cast<qsizetype>(format->name.size()));
        menu.addAction(name, &window, [&window, id] { window.opener().copy(id); });
    }
}

void fillThemes(QMenu& menu, Desk& desk, MainWindow&) {
    const QString names[] = {MainWindow::tr("As the &System"), MainWindow::tr("&Light"), MainWindow::tr("&Dark"),
                             MainWindow::tr("&High Contrast")};
    for (int index = 0; index < 4; ++index) {
        QAction* entry = menu.addAction(names[index], &desk, [&desk, index] {
            Settings settings = desk.settings();
            settings.theme = static_cast<ThemeChoice>(index);
            desk.setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(index == static_cast<int>(desk.settings().theme));
    }
}

void mode(Desk& desk, EntryMode mode) {
    desk.hand().setMode(mode);
}

constexpr ActionSpec kActions[] = {
    {"new", MenuId::File, TEXT("&New"), "Ctrl+N", nullptr, nullptr, true, false, fillLevels},
    {"open", MenuId::File, TEXT("&Open..."), "Ctrl+O", [](Desk&, MainWindow& window) { window.opener().askForFile(); },
     nullptr, true},
    {"games", MenuId::File, TEXT("&Games"), "", nullptr, nullptr, false, false, fillGames},
    {"paste", MenuId::File, TEXT("&Paste Puzzle"), "Ctrl+V",
     [](Desk&, MainWindow& window) { window.opener().paste(); }},
    {"save", MenuId::File, TEXT("&Save As..."), "Ctrl+S; Ctrl+Shift+S",
     [](Desk&, MainWindow& window) { window.opener().save(); }, nullptr, false, true},
    {"quit", MenuId::File, TEXT("&Quit"), "Ctrl+Q", [](Desk&, MainWindow& window) { window.close(); }, nullptr, false,
     true},

    {"undo", MenuId::Edit, TEXT("&Undo"), "Ctrl+Z; [", [](Desk& desk, MainWindow&) { desk.undo(); }, nullptr, true,
     false},
    {"redo", MenuId::Edit, TEXT("&Redo"), "Ctrl+Y; Ctrl+Shift+Z; ]", [](Desk& desk, MainWindow&) { desk.redo(); },
     nullptr, true, false},
    {"copy", MenuId::Edit, TEXT("&Copy Puzzle"), "Ctrl+C",
     [](Desk&, MainWindow& window) { window.opener().copy(QStringLiteral("line81")); }, nullptr, false, true},
    {"copyas", MenuId::Edit, TEXT("Copy &As"), "", nullptr, nullptr, false, false, fillFormats},
    {"erase", MenuId::Edit, TEXT("&Erase"), "", [](Desk& desk, MainWindow&) { desk.hand().erase(); }, nullptr, false,
     true},

    {"check", MenuId::Puzzle, TEXT("&Check"), "K", [](Desk& desk, MainWindow&) { desk.check(); }, nullptr, true},
    {"back", MenuId::Puzzle, TEXT("&Back to the Last Right Position"), "Ctrl+B",
     [](Desk& desk, MainWindow&) { desk.goBeforeSlip(); }},
    {"own", MenuId::Puzzle, TEXT("&Enter Your Own"), "", [](Desk& desk, MainWindow&) { desk.enterOwn(); }},
    {"pause", MenuId::Puzzle, TEXT("&Pause"), "P", [](Desk& desk, MainWindow&) { desk.setPaused(!desk.isPaused()); }},
    {"restart", MenuId::Puzzle, TEXT("&Restart"), "", [](Desk& desk, MainWindow&) { desk.game().restart(); }},
    {"try", MenuId::Puzzle, TEXT("&Try a Branch"), "T", [](Desk& desk, MainWindow&) { desk.toggleBranch(); }, nullptr,
     false, true},
    {"droptry", MenuId::Puzzle, TEXT("&Drop the Branch"), "Shift+T",
     [](Desk& desk, MainWindow&) { desk.game().dropBranch(); }},

    {"fill", MenuId::Marks, TEXT("&Fill Marks"), "M",
     [](Desk& desk, MainWindow&) { desk.hand().fillCandidates(Digits::all(), false); }},
    {"fillcells", MenuId::Marks, TEXT("Fill Marks of the &Selection"), "Shift+M",
     [](Desk& desk, MainWindow&) { desk.hand().fillCandidates(Digits::all(), true); }},
    {"filldigit", MenuId::Marks, TEXT("Fill Marks of the &Highlighted Digit"), "Alt+M",
     [](Desk& desk, MainWindow&) { desk.fillHighlighted(); }},
    {"clean", MenuId::Marks, TEXT("&Clean Marks"), "Ctrl+M",
     [](Desk& desk, MainWindow&) { desk.hand().cleanCandidates(); }},
    {"erasemarks", MenuId::Marks, TEXT("&Erase Marks"), "Ctrl+Shift+M",
     [](Desk& desk, MainWindow&) { desk.hand().eraseMarks(); }},
    {"erasecolours", MenuId::Marks, TEXT("Erase C&olours"), "",
     [](Desk& desk, MainWindow&) { desk.hand().eraseColours(); }},
    {"autoclean", MenuId::Marks, TEXT("&Auto-clean after a Digit"), "", nullptr, &Settings::autoClean, false, true},
    {"digit", MenuId::Marks, TEXT("Write &Digits"), "Z", [](Desk& desk, MainWindow&) { mode(desk, EntryMode::Place); },
     nullptr, false, true},
    {"candidates", MenuId::Marks, TEXT("Write Ca&ndidates"), "N",
     [](Desk& desk, MainWindow&) { mode(desk, EntryMode::Candidates); }},
    {"corner", MenuId::Marks, TEXT("Write Corner Mar&ks"), "X",
     [](Desk& desk, MainWindow&) { mode(desk, EntryMode::Corner); }},
    {"centre", MenuId::Marks, TEXT("Write Cen&tre Marks"), "C",
     [](Desk& desk, MainWindow&) { mode(desk, EntryMode::Centre); }},
    {"colour", MenuId::Marks, TEXT("Write Co&lours"), "V",
     [](Desk& desk, MainWindow&) { mode(desk, EntryMode::Colour); }},
    {"nextmode", MenuId::Marks, TEXT("Ne&xt Mode"), "Space", [](Desk& desk, MainWindow&) { desk.hand().nextMode(); }},

    {"clashes", MenuId::View, TEXT("Mark &Conflicts"), "", nullptr, &Settings::showClashes},
    {"samedigit", MenuId::View, TEXT("Highlight the &Same Digit"), "", nullptr, &Settings::showSameDigit},
    {"peers", MenuId::View, TEXT("Highlight Row, Column and &Box"), "", nullptr, &Settings::showPeers},
    {"pairs", MenuId::View, TEXT("T&wo-Candidate Cells"), "",
     [](Desk& desk, MainWindow&) { desk.hand().togglePairs(); }},
    {"wrong", MenuId::View, TEXT("Compare with the S&olution"), "", nullptr, &Settings::showWrong},
    {"left", MenuId::View, TEXT("&Digits Left"), "", nullptr, &Settings::showLeft},
    {"digitfirst", MenuId::View, TEXT("Digit &First"), "", nullptr, &Settings::digitFirst, false, true},
    {"moremodes", MenuId::View, TEXT("Corner, Centre and C&olour Modes"), "", nullptr, &Settings::moreModes},
    {"names", MenuId::View, TEXT("Row and Column &Names"), "", nullptr, &Settings::showNames, false, true},
    {"clock", MenuId::View, TEXT("Cloc&k"), "", nullptr, &Settings::showClock},
    {"theme", MenuId::View, TEXT("&Theme"), "", nullptr, nullptr, false, true, fillThemes},
    {"fullscreen", MenuId::View, TEXT("F&ull Screen"), "F11",
     [](Desk&, MainWindow& window) { window.toggleFullScreen(); }},

    {"keys", MenuId::Help, TEXT("&Keys"), "F1", [](Desk&, MainWindow& window) { window.showKeys(); }},
    {"about", MenuId::Help, TEXT("&About Ninefold"), "", [](Desk&, MainWindow& window) { window.about(); }},
};

#undef TEXT

} // namespace

std::span<const ActionSpec> actionTable() {
    return kActions;
}

const char* menuTitle(MenuId menu) {
    static constexpr const char* titles[kMenus] = {
        QT_TRANSLATE_NOOP("Actions", "&File"),   QT_TRANSLATE_NOOP("Actions", "&Edit"),
        QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Marks"),
        QT_TRANSLATE_NOOP("Actions", "&View"),   QT_TRANSLATE_NOOP("Actions", "&Help")};
    return titles[static_cast<int>(menu)];
}

} // namespace ninefold
