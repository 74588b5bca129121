// SPDX-License-Identifier: MIT
// Tests the action table: where the actions of pages stand, and when actions are possible.
#include "app/window/actions.h"

#include "app/window/mainwindow.h"
#include "tests/app/scratchhome.h"

#include <QAction>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestActions : public QObject {
    Q_OBJECT

private slots:
    void needsAreFlags();
    void pagesActionsStandInTheirMenus_data();
    void pagesActionsStandInTheirMenus();
    void whatIsNeededDecides();

private:
    ScratchHome home_;
};

void TestActions::needsAreFlags() {
    QVERIFY(isMet(Needs::Nothing, Needs::Nothing));
    QVERIFY(isMet(Needs::Nothing, Needs::Hint));
    QVERIFY(!isMet(Needs::Hint, Needs::Nothing));
    QVERIFY(!isMet(Needs::NoWatch | Needs::Undo, Needs::NoWatch | Needs::Redo));
    QVERIFY(isMet(Needs::NoWatch | Needs::Undo, Needs::NoWatch | Needs::Undo | Needs::Redo));
    QCOMPARE(metIf(false, Needs::Undo), Needs::Nothing);
    QCOMPARE(metIf(true, Needs::Undo), Needs::Undo);
}

void TestActions::pagesActionsStandInTheirMenus_data() {
    QTest::addColumn<int>("menu");
    QTest::addColumn<QStringList>("ids");
    QTest::addRow("Puzzle") << static_cast<int>(MenuId::Puzzle)
                            << QStringList{"check",   "back", "own",     "pause",    "replay",   "properties",
                                           "restart", "try",  "droptry", "bookmark", "bookmarks"};
    QTest::addRow("Hint") << static_cast<int>(MenuId::Hint)
                          << QStringList{"hint",     "applyhint", "closehint",   "showme",    "why",
                                         "allsteps", "path",      "fillsingles", "techniques"};
    QTest::addRow("Solve") << static_cast<int>(MenuId::Solve)
                           << QStringList{"watch",          "pictures",         "race",   "solvenow",
                                          "countsolutions", "explainsolutions", "compare"};
}

void TestActions::pagesActionsStandInTheirMenus() {
    QFETCH(int, menu);
    QFETCH(QStringList, ids);
    QStringList found;
    for (const ActionRow& row : actionTable())
        if (row.spec.menu == static_cast<MenuId>(menu)) found << row.spec.id;
    QCOMPARE(found, ids);
}

/// On a new game, after a move, and while a solver is watched.
void TestActions::whatIsNeededDecides() {
    MainWindow window;
    window.begin({});
    const auto agree = [&window](Needs met) {
        for (const ActionRow& row : actionTable())
            if (window.action(row.spec.id)->isEnabled() != isMet(row.spec.needs, met)) return row.spec.id;
        return "";
    };
    QCOMPARE(agree(Needs::Puzzle | Needs::NoWatch), "");
    Game& game = window.session().game();
    window.session().selection().select(Cells::of(game.sheet().blanks().first()), game.sheet().blanks().first());
    window.session().input().type(5, EntryMode::Corner);
    QCOMPARE(game.stack().index(), 1);
    QCOMPARE(agree(Needs::Puzzle | Needs::NoWatch | Needs::Moves | Needs::Undo | Needs::Progress), "");
    window.action("watch")->trigger();
    QCOMPARE(agree(Needs::Puzzle | Needs::Watch | Needs::Moves | Needs::Undo | Needs::Progress), "");
    window.action("try")->trigger();
    QVERIFY(!game.isTrying());
}

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
