// SPDX-License-Identifier: MIT
// Fold buttons stand in as many rows as they need.
#include "app/pages/hint/foldrow.h"

#include <QTest>

using namespace ninefold::pages;

class TestFoldRow : public QObject {
    Q_OBJECT

private slots:
    void buttonsWrap();
    void hiddenButtonsTakeNoRoom();
};

void TestFoldRow::buttonsWrap() {
    FoldRow row(nullptr);
    const QList<FoldButton*> buttons = {row.add("What the shapes mean"), row.add("Notation"), row.add("Other steps")};
    const int one = buttons[0]->sizeHint().height();
    QCOMPARE(row.heightForWidth(2000), one);
    QCOMPARE(row.heightForWidth(buttons[0]->sizeHint().width()), 3 * one);
    row.resize(2000, one);
    row.show();
    for (int i = 1; i < buttons.size(); ++i) {
        QCOMPARE(buttons[i]->y(), buttons[0]->y());
        QVERIFY(buttons[i]->x() >= buttons[i - 1]->geometry().right());
    }
    row.resize(buttons[0]->sizeHint().width(), 3 * one);
    QCOMPARE(buttons[2]->pos(), QPoint(0, 2 * one));
}

void TestFoldRow::hiddenButtonsTakeNoRoom() {
    FoldRow row(nullptr);
    FoldButton* first = row.add("What the shapes mean");
    FoldButton* second = row.add("Notation");
    first->hide();
    row.resize(1000, 30);
    row.show();
    QCOMPARE(second->x(), 0);
}

QTEST_MAIN(TestFoldRow)
#include "tst_foldrow.moc"
