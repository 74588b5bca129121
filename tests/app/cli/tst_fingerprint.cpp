// SPDX-License-Identifier: MIT
// bench --fingerprint: what the engine answers is what it answered when the values were stored.
#include "tests/app/cli/program.h"

#include <QFile>
#include <QMap>
#include <QSet>
#include <QTest>

namespace {

/// "solver cdcl" -> "78d4b0c7d4ef2767"
QMap<QByteArray, QByteArray> partsOf(const QByteArray& text) {
    QMap<QByteArray, QByteArray> parts;
    for (const QByteArray& line : text.split('\n'))
        if (!line.isEmpty()) parts[line.sliced(line.indexOf("  ") + 2)] = line.first(line.indexOf("  "));
    return parts;
}

} // namespace

class TestFingerprint : public QObject {
    Q_OBJECT

private slots:
    /// A value that is no longer the stored one is a change of behaviour. If it is meant, the new values belong to
    /// the same commit as the change, and its message says so.
    void behavesAsStored() {
        QFile file(QStringLiteral(NINEFOLD_SOURCE_DIR "/tests/data/fingerprint.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto stored = partsOf(file.readAll());
        const Ran ran = runCli({"bench", "--fingerprint", "--threads", "2"});
        QCOMPARE(ran.code, 0);
        const auto parts = partsOf(ran.out);
        QByteArrayList changed;
        for (const QByteArray& part : parts.keys() + stored.keys())
            if (parts.value(part) != stored.value(part) && !changed.contains(part)) changed << part;
        QVERIFY2(changed.isEmpty(), "The engine behaves differently: " + changed.join(", ") +
                                        ".\nIf that is meant, renew the values and say so in the commit:\n"
                                        "ninefold-cli bench --fingerprint > tests/data/fingerprint.txt");
    }

    /// Neither threads nor the instructions of the processor nor the language are part of the behaviour.
    void isTheSameEverywhere() {
        const QByteArray text = runCli({"bench", "--fingerprint", "--threads", "2"}).out;
        qputenv("LANGUAGE", "de");
        qputenv("LC_ALL", "de_DE.UTF-8");
        const Ran other = runCli({"bench", "--fingerprint", "--json", "--threads", "5", "--simd", "portable"});
        const QJsonObject object = other.object();
        const auto parts = partsOf(text);
        QCOMPARE(object["fingerprint"].toString().toLatin1(), parts["all"]);
        const QJsonObject named = object["parts"].toObject();
        QCOMPARE(named.size() + 1, parts.size());
        for (const QString& name : named.keys()) QCOMPARE(named[name].toString().toLatin1(), parts[name.toLatin1()]);
        // Parts that did nothing would be equal. Only a few techniques find no step in the sample.
        const QSet<QByteArray> values(parts.begin(), parts.end());
        QCOMPARE_GT(values.size(), parts.size() - 10);
    }
};

QTEST_GUILESS_MAIN(TestFingerprint)
#include "tst_fingerprint.moc"
