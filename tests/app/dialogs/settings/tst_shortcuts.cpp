// SPDX-License-Identifier: MIT
// The dialog for the keys of commands. It edits a copy until it is accepted, so the tests need no main window.
#include "app/dialogs/settings/shortcuts.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestShortcuts : public QObject {
    Q_OBJECT

private slots:
    void keysGoToOneCommandOnly();
    void keysOfTheBoardStayThere();
    void conflictsAreSaidBeforehand();

private:
    // One command with a key, one with two, one with none.
    static QList<Shortcuts::Entry> entries() {
        const QList<QKeySequence> check = {Qt::Key_K}, undo = {QKeySequence("Ctrl+Z"), QKeySequence("[")};
        return {{"check", "Check", check, check}, {"undo", "Undo", undo, undo}, {"about", "About", {}, {}}};
    }
};

/// Assigning a key removes it from its owner, which keeps its other keys.
void TestShortcuts::keysGoToOneCommandOnly() {
    Shortcuts dialog(entries());
    dialog.choose("about");
    dialog.assign(QKeySequence("Ctrl+Z"));
    QCOMPARE(dialog.entries()[2].keys, QList<QKeySequence>{QKeySequence("Ctrl+Z")});
    QCOMPARE(dialog.entries()[1].keys, QList<QKeySequence>{QKeySequence("[")});
    // A new key replaces the previous one.
    dialog.assign(QKeySequence("F8"));
    QCOMPARE(dialog.entries()[2].keys, QList<QKeySequence>{QKeySequence("F8")});
}

/// Digits, arrows and the like belong to the board: assigned to a command, they would make it unplayable.
void TestShortcuts::keysOfTheBoardStayThere() {
    Shortcuts dialog(entries());
    dialog.choose("check");
    for (const char* keys : {"5", "Shift+5", "Ctrl+5", "Alt+0", "Left", "Ctrl+Up", "Home", "Del", "Esc", "Tab"}) {
        dialog.assign(QKeySequence(keys));
        QCOMPARE(dialog.entries()[0].keys, QList<QKeySequence>{Qt::Key_K});
        QVERIFY2(!dialog.conflict(QKeySequence(keys)).isEmpty(), keys);
    }
}

/// The conflict is shown before the key is set, with the name of its owner; its own key and a free one are no
/// conflict.
void TestShortcuts::conflictsAreSaidBeforehand() {
    Shortcuts dialog(entries());
    dialog.choose("undo");
    QVERIFY(dialog.conflict(QKeySequence("K")).contains("Check"));
    QVERIFY(dialog.conflict(QKeySequence("Ctrl+Z")).isEmpty());
    QVERIFY(dialog.conflict(QKeySequence("F8")).isEmpty());
}

QTEST_MAIN(TestShortcuts)
#include "tst_shortcuts.moc"
