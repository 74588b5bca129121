// SPDX-License-Identifier: MIT
// Tests the column of pages: tabs are visible only if there is a choice, and keyboard and screen reader can reach
// them.
#include "app/widgets/column.h"

#include "app/widgets/segments.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestColumn : public QObject {
    Q_OBJECT

private slots:
    void onePageNeedsNoTabs();
    void tabsAreReachedByKeyboard();
    void focusDoesNotGetLost();
    void assistantsSeeTabs();
    void aCardReplacesEverything();
};

namespace {

/// Two pages in a visible window, because widgets in a hidden window get no focus.
struct Example {
    QWidget window;
    Column column{new QWidget, &window};
    QLineEdit* first = new QLineEdit;
    QLineEdit* second = new QLineEdit;
    Segments* tabs = column.findChild<Segments*>();

    Example() {
        column.addPage("First", first);
        column.addPage("Second", second);
        column.resize(360, 500);
        window.show();
    }
};

} // namespace

/// A single tab would be a button that does nothing.
void TestColumn::onePageNeedsNoTabs() {
    Column column(new QWidget);
    column.addPage("Only", new QWidget);
    QVERIFY(column.findChild<Segments*>()->isHidden());
    column.addPage("Another", new QWidget);
    QVERIFY(!column.findChild<Segments*>()->isHidden());
}

void TestColumn::tabsAreReachedByKeyboard() {
    Example example;
    QSignalSpy changes(&example.column, &Column::pageChanged);
    QCOMPARE(example.column.page(), example.first);
    QTest::keyClick(example.tabs, Qt::Key_Right);
    QCOMPARE(example.column.page(), example.second);
    QVERIFY(example.second->isVisible() && !example.first->isVisible());
    example.column.showPage(example.first);
    QCOMPARE(example.column.page(), example.first);
    // The signal is emitted for the key and for the call.
    QCOMPARE(changes.size(), 2);
    // The tabs get the focus by Tab, not by a click: a click leaves the keyboard focus where it is.
    QCOMPARE(example.tabs->focusPolicy(), Qt::TabFocus);
}

/// When the page with the focus is hidden, the tabs take the focus; otherwise keys would have no effect.
void TestColumn::focusDoesNotGetLost() {
    Example example;
    example.window.activateWindow();
    // Only widgets in an active window get the focus.
    QVERIFY(QTest::qWaitForWindowActive(&example.window));
    example.first->setFocus();
    example.column.showPage(example.second);
    QVERIFY(example.tabs->hasFocus());
}

void TestColumn::assistantsSeeTabs() {
    Example example;
    QAccessibleInterface* tabs = QAccessible::queryAccessibleInterface(example.tabs);
    QCOMPARE(tabs->role(), QAccessible::PageTabList);
    QStringList names;
    for (int index = 0; index < tabs->childCount(); ++index)
        if (tabs->child(index)->role() == QAccessible::PageTab) names << tabs->child(index)->text(QAccessible::Name);
    QCOMPARE(names, (QStringList{"First", "Second"}));
}

/// Also in place of the pad; afterwards all is as before.
void TestColumn::aCardReplacesEverything() {
    auto *pad = new QWidget, *card = new QWidget, *page = new QWidget;
    QWidget window;
    Column column(pad, &window);
    column.addPage("First", page);
    column.addPage("Second", new QWidget);
    column.addCard(card);
    window.show();
    auto* tabs = column.findChild<QTabBar*>();
    for (bool shown : {false, true, false}) {
        column.showCard(shown);
        QCOMPARE(card->isVisible(), shown);
        for (const QWidget* other : {static_cast<QWidget*>(tabs), page, pad}) QCOMPARE(other->isVisible(), !shown);
    }
}

QTEST_MAIN(TestColumn)
#include "tst_column.moc"
