// SPDX-License-Identifier: MIT
// Tests where board and column are in windows of all sizes.
#include "app/window/frame/arrangement.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::window;

class TestArrangement : public QObject {
    Q_OBJECT

private slots:
    void theColumnFitsTheWindow_data() {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<int>("text");
        QTest::addColumn<bool>("tall");
        QTest::addColumn<int>("column");
        QTest::addColumn<double>("scale");
        QTest::newRow("smallest") << QSize(760, 600) << 14 << false << 328 << 1.0;
        QTest::newRow("usual") << QSize(1200, 840) << 14 << false << 472 << 1.0;
        QTest::newRow("wide") << QSize(2560, 1440) << 16 << false << 744 << 1.15;
        QTest::newRow("tablet") << QSize(800, 1200) << 14 << true << 341 << 1.0;
        QTest::newRow("phone") << QSize(480, 800) << 14 << true << 254 << 1.0;
        QTest::newRow("large text") << QSize(1200, 840) << 23 << false << 600 << 1.0;
    }
    void theColumnFitsTheWindow() {
        QFETCH(QSize, window);
        QFETCH(int, text);
        const Arrangement found = arrangementOf(window, text);
        QTEST(found.tall, "tall");
        QTEST(found.column, "column");
        QTEST(found.textScale, "scale");
    }

    /// The board above the column keeps its size on every page; a low window is shared.
    void theColumnBelowHasItsHeight() {
        QCOMPARE(arrangementOf({1200, 840}, 14).columnHeight, 0);
        QCOMPARE(arrangementOf({480, 800}, 14).columnHeight, 384);
        QCOMPARE(arrangementOf({700, 1000}, 14).columnHeight, 320);
        QCOMPARE(arrangementOf({480, 600}, 14).columnHeight, 288);
    }

    void aNarrowWindowHasThePadBelow() {
        QVERIFY(!arrangementOf({480, 800}, 14).padBeside);
        QVERIFY(arrangementOf({700, 1000}, 14).padBeside);
        QVERIFY(!arrangementOf({1200, 840}, 14).padBeside);
    }
};

QTEST_APPLESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
