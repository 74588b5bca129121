// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QTest>

#include <csignal>

/// Waits until the program has written a number of lines, into `reported`, and interrupts it as Ctrl-C does.
inline void interruptAfter(int lines, QProcess& process, QByteArray& reported) {
    QTRY_VERIFY_WITH_TIMEOUT((reported += process.readAllStandardOutput()).count('\n') == lines, 60'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), SIGINT);
}
