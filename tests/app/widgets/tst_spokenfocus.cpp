// SPDX-License-Identifier: MIT
// What screen readers hear: the line of a list that gets the focus, the first entry of a menu.
#include "app/widgets/spokenfocus.h"

#include <QAccessible>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTest>

using namespace ninefold::widgets;

class TestSpokenFocus : public QObject {
    Q_OBJECT

private slots:
    void aListReportsItsCurrentLine();
    void aMenuOpenedByKeyBegins();
    void aMenuOpenedByMouseWaits();
    void stacksAndQuietBarsAreNotNamed();

private:
    const SpokenFocus focus_;
};

void TestSpokenFocus::aListReportsItsCurrentLine() {
    QListWidget list;
    list.addItems({"one", "two", "three"});
    QVERIFY(currentLine(list) == nullptr);
    list.setCurrentRow(1);
    QVERIFY(currentLine(list) != nullptr);
    QCOMPARE(currentLine(list)->text(QAccessible::Name), "two");
}

void TestSpokenFocus::aMenuOpenedByKeyBegins() {
    QWidget window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QMenu menu;
    menu.addSeparator();
    menu.addAction("Impossible")->setEnabled(false);
    const QAction* erase = menu.addAction("Erase");
    QTest::keyClick(&window, Qt::Key_Menu);
    menu.popup({});
    QTRY_COMPARE(menu.activeAction(), erase);
}

void TestSpokenFocus::aMenuOpenedByMouseWaits() {
    QWidget window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QMenu menu;
    menu.addAction("Erase");
    QTest::mouseClick(&window, Qt::RightButton);
    menu.popup({});
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    QCoreApplication::processEvents();
    QVERIFY(menu.activeAction() == nullptr);
}

void TestSpokenFocus::stacksAndQuietBarsAreNotNamed() {
    QStackedWidget stack;
    QCOMPARE(QAccessible::queryAccessibleInterface(&stack)->role(), QAccessible::Pane);
    QProgressBar quiet, usual;
    setQuiet(quiet);
    QCOMPARE(QAccessible::queryAccessibleInterface(&quiet)->role(), QAccessible::Graphic);
    QCOMPARE(QAccessible::queryAccessibleInterface(&usual)->role(), QAccessible::ProgressBar);
}

QTEST_MAIN(TestSpokenFocus)
#include "tst_spokenfocus.moc"
