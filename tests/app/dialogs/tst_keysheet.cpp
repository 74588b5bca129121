// SPDX-License-Identifier: MIT
#include "app/dialogs/keysheet.h"

#include <QSet>
#include <QTest>
#include <QTreeWidget>

using namespace ninefold;

class TestKeySheet : public QObject {
    Q_OBJECT

private slots:
    void noGestureMeansTwoThings();
};

/// A click that stands in two lines would do one of the two, and nobody could say which.
void TestKeySheet::noGestureMeansTwoThings() {
    const KeySheet sheet({});
    const QTreeWidgetItem* board = sheet.findChild<QTreeWidget*>()->topLevelItem(0);
    QVERIFY(board->childCount() > 10);
    QSet<QString> gestures;
    for (int row = 0; row < board->childCount(); ++row)
        for (const QString& gesture : board->child(row)->text(1).split(QRegularExpression("[,;] "))) {
            QVERIFY2(!gestures.contains(gesture), qPrintable(gesture));
            gestures << gesture;
        }
}

QTEST_MAIN(TestKeySheet)
#include "tst_keysheet.moc"
