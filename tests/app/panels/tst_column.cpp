// SPDX-License-Identifier: MIT
// The column of pages: tabs are only there when there is something to choose, and keyboards and
// screen readers find them.
#include "app/panels/column.h"

#include "app/panels/pagetabs.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;

class TestColumn : public QObject {
    Q_OBJECT

private slots:
    void onePageNeedsNoTabs();
    void tabsAreReachedByKeyboard();
    void focusDoesNotGetLost();
    void assistantsSeeTabs();
};

namespace {

/// Two pages in a window that is shown, or nothing could have the focus.
struct Example {
    QWidget window;
    Column column{new QWidget, new QWidget, &window};
    QLineEdit* first = new QLineEdit;
    QLineEdit* second = new QLineEdit;
    PageTabs* tabs = column.findChild<PageTabs*>();

    Example() {
        column.addPage("First", first);
        column.addPage("Second", second);
        column.resize(360, 500);
        window.show();
    }
};

} // namespace

/// One tab alone would be a button that does nothing.
void TestColumn::onePageNeedsNoTabs() {
    Column column(new QWidget, new QWidget);
    column.addPage("Only", new QWidget);
    QVERIFY(column.findChild<PageTabs*>()->isHidden());
    column.addPage("Another", new QWidget);
    QVERIFY(!column.findChild<PageTabs*>()->isHidden());
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
    // By key and by call: both are told.
    QCOMPARE(changes.size(), 2);
    // By Tab and not by a click: the mouse leaves the keyboard where it is.
    QCOMPARE(example.tabs->focusPolicy(), Qt::TabFocus);
}

/// The page that had the keyboard is hidden: without the tabs to fall back on, keys would go nowhere.
void TestColumn::focusDoesNotGetLost() {
    Example example;
    example.window.activateWindow();
    // Focus is only given in an active window.
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

QTEST_MAIN(TestColumn)
#include "tst_column.moc"
