// SPDX-License-Identifier: MIT
// The message that ends the desktop's waiting for a program (Startup Notification Protocol).
#include "app/window/program/startupend.h"

#include <QTest>

#include <algorithm>

using namespace ninefold::window;

class TestStartupEnd : public QObject {
    Q_OBJECT

private slots:
    void theMessageEndsWithAZero_data();
    void theMessageEndsWithAZero();
    void elsewhereNothingHappens();
};

void TestStartupEnd::theMessageEndsWithAZero_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("short") << "a" << QByteArray("remove: ID=\"a\"");
    QTest::newRow("of GTK") << "gtk-launch-1-host-/usr/bin/ninefold-0_TIME42"
                            << QByteArray("remove: ID=\"gtk-launch-1-host-/usr/bin/ninefold-0_TIME42\"");
    QTest::newRow("quoted") << "a \"b\" \\" << QByteArray("remove: ID=\"a \\\"b\\\" \\\\\"");
    // With the quotes exactly 20 and 40 bytes, so that the zero needs a piece of its own.
    QTest::newRow("one piece") << "1234567" << QByteArray("remove: ID=\"1234567\"");
    QTest::newRow("two pieces") << QString(27, 'x') << QByteArray("remove: ID=\"" + QByteArray(27, 'x') + '"');
}

void TestStartupEnd::theMessageEndsWithAZero() {
    QFETCH(QString, id);
    QFETCH(QByteArray, message);
    const QList<QByteArray> pieces = endOfStartup(id);
    QVERIFY(std::ranges::all_of(pieces, [](const QByteArray& one) { return one.size() == kStartupPieceBytes; }));
    const QByteArray sent = pieces.join();
    QCOMPARE(sent.left(sent.indexOf('\0')), message);
    // No piece of zeros alone but the one that ends the message.
    QCOMPARE(pieces.size(), message.size() / kStartupPieceBytes + 1);
}

/// On another platform than X11, and without an id, there is nothing to report.
void TestStartupEnd::elsewhereNothingHappens() {
    endStartup({});
    endStartup("an id");
}

QTEST_MAIN(TestStartupEnd)
#include "tst_startupend.moc"
