// SPDX-License-Identifier: MIT
#include "app/window/actions.h"

#include "app/documents/catalog.h"
#include "app/documents/text/languages.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/session/session.h"
#include "app/store/recentfiles.h"
#include "app/widgets/wrappedtext.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

namespace ninefold::window {
namespace {

void fillLevels(QMenu& menu, session::Session& session, MainWindow& window) {
    for (const rating::Level level : rating::kLevels) {
        QAction* entry =
            menu.addAction(documents::levelText(level), &session, [&session, level] { session.maker().make(level); });
        entry->setToolTip(documents::levelHint(level));
    }
    menu.addSeparator();
    menu.addAction(MainWindow::tr("&Many Puzzles..."), &window, [&window] { window.importer().lists().askForMany(); });
    menu.setToolTipsVisible(true);
}

void fillGames(QMenu& menu, session::Session& session, MainWindow&) {
    constexpr int kShown = 15;
    for (const QString& game : session.savedGames().games().mid(0, kShown)) {
        const store::Recovered saved = session.savedGames().look(game);
        if (!saved.puzzle) continue;
        const QString name = QString::fromStdString(saved.puzzle->name);
        const int left = saved.puzzle->grid.blanks().count();
        const QString when = QLocale().toString(session.savedGames().playedAt(game), QLocale::ShortFormat);
        const QString state = left == 0 ? MainWindow::tr("full") : MainWindow::tr("%n left", "cells", left);
        QAction* entry = menu.addAction(QStringLiteral("%1, %2, %3").arg(documents::menuText(name), state, when),
                                        &session, [&session, game] { session.trail().open(game); });
        // Without this Qt would make the tooltip from the menu text.
        entry->setToolTip(widgets::toolTipOf(documents::pathText(name)));
        entry->setCheckable(true);
        entry->setChecked(game == session.savedGames().current());
    }
    menu.setToolTipsVisible(true);
}

void fillRecent(QMenu& menu, session::Session&, MainWindow& window) {
    const QStringList files = store::loadRecentFiles();
    for (const QString& path : files) {
        QAction* entry = menu.addAction(documents::menuText(QFileInfo(path).fileName()), &window,
                                        [&window, path] { window.importer().openFile(path); });
        entry->setToolTip(widgets::toolTipOf(documents::pathText(path)));
    }
    menu.setToolTipsVisible(true);
    if (files.isEmpty()) return menu.addAction(MainWindow::tr("No file was opened yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(MainWindow::tr("&Clear This List"), &window, store::forgetRecentFiles);
}

void fillFormats(QMenu& menu, session::Session& session, MainWindow& window) {
    const formats::Puzzle puzzle = session.game().puzzle();
    for (const formats::Format* format : documents::allFormats()) {
        if (format->write == nullptr) continue;
        const QString id = QString::fromUtf8(format->id.data(), static_cast<qsizetype>(format->id.size()));
        const QString name = QString::fromUtf8(format->name.data(), static_cast<qsizetype>(format->name.size()));
        QAction* entry = menu.addAction(name, &window, [&window, id] { window.importer().copy(id); });
        QStringList lost;
        for (const Error& error : documents::whatIsLost(*format, puzzle)) lost << documents::sentence(error);
        entry->setToolTip(lost.isEmpty() ? name : lost.join(u'\n'));
    }
    menu.setToolTipsVisible(true);
}

void fillThemes(QMenu& menu, session::Session& session, MainWindow&) {
    const QString names[] = {MainWindow::tr("Same as the &System"), MainWindow::tr("&Light"), MainWindow::tr("&Dark"),
                             MainWindow::tr("&High Contrast")};
    for (int index = 0; index < 4; ++index) {
        QAction* entry = menu.addAction(names[index], &session, [&session, index] {
            store::Settings settings = session.settings();
            settings.theme = static_cast<store::ThemeChoice>(index);
            session.preferences().setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(index == static_cast<int>(session.settings().theme));
    }
}

void fillLanguages(QMenu& menu, session::Session& session, MainWindow&) {
    for (const documents::Language& language :
         QList<documents::Language>{{{}, MainWindow::tr("Same as the &System")}} + documents::languagesIn()) {
        QAction* entry = menu.addAction(language.name, &session, [&session, code = language.code] {
            store::Settings settings = session.settings();
            settings.language = code;
            session.preferences().setSettings(settings);
            session.announcer().say(MainWindow::tr("The language changes when Ninefold is started again."));
        });
        entry->setCheckable(true);
        entry->setChecked(language.code == session.settings().language);
    }
}

void fillNames(QMenu& menu, session::Session& session, MainWindow&) {
    for (NameStyle style : {NameStyle::RowColumn, NameStyle::LetterNumber}) {
        QAction* entry = menu.addAction(QString::fromStdString(cellName(0, style)), &session, [&session, style] {
            store::Settings settings = session.settings();
            settings.names = style;
            session.preferences().setSettings(settings);
        });
        entry->setCheckable(true);
        entry->setChecked(style == session.settings().names);
    }
}

void mode(session::Session& session, game::EntryMode mode) {
    session.hand().setMode(mode);
}

void fillHighlighted(session::Session& session, MainWindow&) {
    const Digit digit = session.hand().highlight();
    if (digit == 0) session.announcer().say(MainWindow::tr("Highlight a digit first: Alt and the digit."));
    else session.hand().fillCandidates(Digits::of(digit), false);
}

constexpr ActionSpec kActions[] = {
    {"new", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&New"), "Ctrl+N", nullptr, nullptr, true, false, fillLevels},
    {"collection", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Collection..."), "Ctrl+L",
     [](session::Session&, MainWindow& window) { window.showCollection(); }},
    {"open", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Open..."), "Ctrl+O",
     [](session::Session&, MainWindow& window) { window.importer().askForFile(); }, nullptr, true},
    {"recent", MenuId::File, QT_TRANSLATE_NOOP("Actions", "Open &Recent"), "", nullptr, nullptr, false, false,
     fillRecent},
    {"games", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Games"), "", nullptr, nullptr, false, false, fillGames},
    {"paste", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Paste Puzzle"), "Ctrl+V",
     [](session::Session&, MainWindow& window) { window.importer().paste(); }},
    {"save", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Save As..."), "Ctrl+S; Ctrl+Shift+S",
     [](session::Session&, MainWindow& window) { window.importer().save(); }, nullptr, false, true},
    {"export", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Export..."), "Ctrl+E",
     [](session::Session&, MainWindow& window) { window.exporter().askForPicture(); }},
    {"print", MenuId::File, QT_TRANSLATE_NOOP("Actions", "Pr&int..."), "Ctrl+P",
     [](session::Session&, MainWindow& window) { window.exporter().askForPrinter(); }},
    {"quit", MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q",
     [](session::Session&, MainWindow&) { QApplication::closeAllWindows(); }, nullptr, false, true},

    {"undo", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z; [",
     [](session::Session& session, MainWindow&) { session.trail().undo(); }, nullptr, true, false},
    {"redo", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Y; Ctrl+Shift+Z; ]",
     [](session::Session& session, MainWindow&) { session.trail().redo(); }, nullptr, true, false},
    {"copy", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Copy Puzzle"), "Ctrl+C",
     [](session::Session&, MainWindow& window) { window.importer().copy(QStringLiteral("line81")); }, nullptr, false,
     true},
    {"copyas", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "Copy &As"), "", nullptr, nullptr, false, false, fillFormats},
    {"erase", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Erase"), "",
     [](session::Session& session, MainWindow&) { session.hand().erase(); }, nullptr, false, true},
    {"settings", MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Settings..."), "Ctrl+,",
     [](session::Session&, MainWindow& window) { window.changeSettings(); }, nullptr, false, true},

    {"check", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Check"), "K",
     [](session::Session& session, MainWindow&) { session.checker().check(); }, nullptr, true},
    {"back", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Back to the Last Right Position"), "Ctrl+B",
     [](session::Session& session, MainWindow&) { session.checker().goBeforeMistake(); }},
    {"own", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Enter Your Own"), "",
     [](session::Session& session, MainWindow&) { session.entry().begin(); }},
    {"pause", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Pause"), "P",
     [](session::Session& session, MainWindow&) { session.timekeeper().setPaused(!session.timekeeper().isPaused()); }},
    {"replay", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "Repla&y My Game"), "Shift+F5",
     [](session::Session&, MainWindow& window) { window.replay(); }},
    {"properties", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "Propert&ies"), "",
     [](session::Session&, MainWindow& window) { window.showProperties(); }},
    {"restart", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Restart"), "",
     [](session::Session& session, MainWindow&) { session.game().restart(); }},
    {"try", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Try a Branch"), "T",
     [](session::Session& session, MainWindow&) { session.branching().toggle(); }, nullptr, false, true},
    {"droptry", MenuId::Puzzle, QT_TRANSLATE_NOOP("Actions", "&Drop the Branch"), "Shift+T",
     [](session::Session& session, MainWindow&) { session.game().dropBranch(); }},

    {"fill", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "&Fill Marks"), "M",
     [](session::Session& session, MainWindow&) { session.hand().fillCandidates(Digits::all(), false); }},
    {"fillcells", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Fill Marks of the &Selection"), "Shift+M",
     [](session::Session& session, MainWindow&) { session.hand().fillCandidates(Digits::all(), true); }},
    {"filldigit", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Fill Marks of the &Highlighted Digit"), "Ctrl+Alt+M",
     fillHighlighted},
    {"clean", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "&Clean Marks"), "Ctrl+M",
     [](session::Session& session, MainWindow&) { session.hand().cleanCandidates(); }},
    {"erasemarks", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "&Erase All Marks"), "Ctrl+Shift+M",
     [](session::Session& session, MainWindow&) { session.hand().eraseMarks(); }},
    {"erasecolours", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Erase C&olours"), "",
     [](session::Session& session, MainWindow&) { session.hand().eraseColours(); }},
    {"eraselinks", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Erase L&inks"), "",
     [](session::Session& session, MainWindow&) { session.hand().eraseAllLinks(); }},
    {"autoclean", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "&Auto-clean after a Digit"), "", nullptr,
     &store::Settings::autoClean, false, true},
    {"digit", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Write &Digits"), "Z",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Place); }, nullptr, false, true},
    {"candidates", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Write Ca&ndidates"), "N",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Candidates); }},
    {"corner", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Write Corner Mar&ks"), "X",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Corner); }},
    {"centre", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Write Cen&tre Marks"), "C",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Centre); }},
    {"colour", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Write Co&lours"), "V",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Colour); }},
    {"link", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Dra&w Links"), "L",
     [](session::Session& session, MainWindow&) { mode(session, game::EntryMode::Link); }},
    {"nextmode", MenuId::Marks, QT_TRANSLATE_NOOP("Actions", "Ne&xt Mode"), "Space",
     [](session::Session& session, MainWindow&) { session.hand().nextMode(); }},

    {"hint", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "&Next Hint"), "H",
     [](session::Session& session, MainWindow&) { session.hints().more(); }, nullptr, true, false, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Hint")},
    {"applyhint", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "&Apply Hint"), "Return; Enter",
     [](session::Session& session, MainWindow&) { session.hints().apply(); }},
    {"closehint", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "&Close Hint"), "Esc",
     [](session::Session& session, MainWindow&) { session.hints().close(); }},
    {"why", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "&Why Not..."), "W",
     [](session::Session&, MainWindow& window) { window.askWhy(); }},
    {"allsteps", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "All &Steps"), "Shift+H",
     [](session::Session&, MainWindow& window) { window.showSteps(true); }, nullptr, false, true},
    {"path", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "Solution &Path"), "Ctrl+H",
     [](session::Session&, MainWindow& window) { window.showSteps(false); }},
    {"techniques", MenuId::Hint, QT_TRANSLATE_NOOP("Actions", "&Techniques..."), "",
     [](session::Session&, MainWindow& window) { window.chooseTechniques(); }},

    {"watch", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "&Watch"), "F5",
     [](session::Session&, MainWindow& window) { window.watch(); }, nullptr, true},
    {"pictures", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "Save &Pictures of This Run..."), "",
     [](session::Session&, MainWindow& window) { window.savePictures(); }},
    {"race", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "&Race of Two Solvers"), "",
     [](session::Session&, MainWindow& window) { window.race(); }},
    {"solvenow", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "&Solve Now"), "",
     [](session::Session& session, MainWindow&) { session.checker().solveNow(); }},
    {"countsolutions", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "&Count Solutions"), "",
     [](session::Session&, MainWindow& window) { window.countSolutions(); }},
    {"compare", MenuId::Solve, QT_TRANSLATE_NOOP("Actions", "C&ompare Solvers"), "",
     [](session::Session&, MainWindow& window) { window.compareSolvers(); }},

    {"clashes", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Mark &Conflicts"), "", nullptr,
     &store::Settings::showClashes},
    {"samedigit", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Highlight the &Same Digit"), "", nullptr,
     &store::Settings::showSameDigit},
    {"peers", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Highlight Row, Column and &Box"), "", nullptr,
     &store::Settings::showPeers},
    {"pairs", MenuId::View, QT_TRANSLATE_NOOP("Actions", "T&wo-Candidate Cells"), "",
     [](session::Session& session, MainWindow&) { session.hand().togglePairs(); }},
    {"wrong", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Compare with the S&olution"), "", nullptr,
     &store::Settings::showWrong},
    {"left", MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Digits Left"), "", nullptr, &store::Settings::showLeft},
    {"digitfirst", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Digit &First"), "", nullptr,
     &store::Settings::digitFirst, false, true},
    {"moremodes", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Corner, C&entre, Colour and Link Modes"), "", nullptr,
     &store::Settings::moreModes},
    {"names", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Row and Column &Names"), "", nullptr,
     &store::Settings::showNames, false, true},
    {"clock", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Cloc&k"), "", nullptr, &store::Settings::showClock},
    {"theme", MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Theme"), "", nullptr, nullptr, false, true, fillThemes},
    {"language", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Lan&guage"), "", nullptr, nullptr, false, false,
     fillLanguages},
    {"cellnames", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Cell Na&mes"), "", nullptr, nullptr, false, false,
     fillNames},
    {"zoomin", MenuId::View, QT_TRANSLATE_NOOP("Actions", "La&rger Board"), "Ctrl++; Ctrl+=",
     [](session::Session& session, MainWindow&) { session.preferences().zoomBy(1); }, nullptr, false, true},
    {"zoomout", MenuId::View, QT_TRANSLATE_NOOP("Actions", "Sm&aller Board"), "Ctrl+-",
     [](session::Session& session, MainWindow&) { session.preferences().zoomBy(-1); }},
    {"zoomfit", MenuId::View, QT_TRANSLATE_NOOP("Actions", "F&it the Board"), "Ctrl+Alt+0",
     [](session::Session& session, MainWindow&) { session.preferences().zoomBy(0); }},
    {"fullscreen", MenuId::View, QT_TRANSLATE_NOOP("Actions", "F&ull Screen"), "F11",
     [](session::Session&, MainWindow& window) { window.toggleFullScreen(); }},

    {"keys", MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&Keys"), "F1",
     [](session::Session&, MainWindow& window) { window.showKeys(); }},
    {"changekeys", MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&Change Keys..."), "",
     [](session::Session&, MainWindow& window) { window.changeKeys(); }},
    {"about", MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&About Ninefold"), "",
     [](session::Session&, MainWindow& window) { window.about(); }},
};

} // namespace

std::span<const ActionSpec> actionTable() {
    return kActions;
}

const char* menuTitle(MenuId menu) {
    static constexpr const char* titles[kMenus] = {
        QT_TRANSLATE_NOOP("Actions", "&File"),   QT_TRANSLATE_NOOP("Actions", "&Edit"),
        QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Marks"),
        QT_TRANSLATE_NOOP("Actions", "H&int"),   QT_TRANSLATE_NOOP("Actions", "&Solve"),
        QT_TRANSLATE_NOOP("Actions", "&View"),   QT_TRANSLATE_NOOP("Actions", "&Help")};
    return titles[static_cast<int>(menu)];
}

} // namespace ninefold::window
