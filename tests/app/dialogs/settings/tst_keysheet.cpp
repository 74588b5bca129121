// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/keysheet.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTreeWidget>

using namespace ninefold;
using namespace ninefold::dialogs;

class TestKeySheet : public QObject {
    Q_OBJECT

private slots:
    void noGestureMeansTwoThings();
};

/// A mouse gesture listed in two lines would be ambiguous.
void TestKeySheet::noGestureMeansTwoThings() {
    const KeySheet sheet({});
    const QTreeWidgetItem* board = sheet.findChild<QTreeWidget*>()->topLevelItem(0);
    QSet<QString> gestures;
    for (int row = 0; row < board->childCount(); ++row)
        for (const QString& gesture : board->child(row)->text(1).split(QRegularExpression("[,;] "))) {
            if (!gesture.contains("click", Qt::CaseInsensitive)) continue;
            QVERIFY2(!gestures.contains(gesture), qPrintable(gesture));
            gestures << gesture;
        }
    QVERIFY(gestures.size() > 4);
}

QTEST_MAIN(TestKeySheet)
#include "tst_keysheet.moc"
