// SPDX-License-Identifier: MIT
// picture: what a file manager gets for its thumbnails.
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

namespace {

/// The size of a PNG, from its first block.
QList<int> sizeOf(const QByteArray& png) {
    if (!png.startsWith("\x89PNG\r\n\x1a\n") || png.size() < 33 || !png.endsWith("IEND\xae\x42\x60\x82")) return {};
    return {qFromBigEndian<int>(png.constData() + 16), qFromBigEndian<int>(png.constData() + 20)};
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { writeBytes(file("one.sdm"), kinds::unique + '\n' + kinds::multiple + '\n'); }

    /// As a thumbnailer calls it, without a display.
    void aFileBecomesAPicture() {
        qunsetenv("QT_QPA_PLATFORM");
        const Ran ran = runCli({"picture", file("one.sdm"), "--size", "128", "--output", file("one.png")});
        QVERIFY2(ran.code == 0 && ran.out.isEmpty() && ran.err.isEmpty(), ran.err.constData());
        const QByteArray png = bytesOf(file("one.png"));
        QCOMPARE(sizeOf(png), (QList<int>{128, 128}));
        // The first puzzle, and always the same.
        QCOMPARE(runCli({"picture", "--size", "128"}, kinds::unique).out, png);
        QVERIFY(runCli({"picture", "--size", "128"}, kinds::multiple).out != png);
        // The same cells with other digits.
        QVERIFY(runCli({"picture", "--size", "128"}, kinds::manyLines(1)).out != png);
        QCOMPARE(sizeOf(runCli({"picture", file("one.sdm")}).out), (QList<int>{256, 256}));
    }
    void addressesAreFilesToo() {
        const QString name = file(QStringLiteral("a b \u00fc.sdm"));
        writeBytes(name, kinds::unique);
        const QString address = "file://" + QString::fromLatin1(name.toUtf8().toPercentEncoding("/"));
        const Ran ran = runCli({"picture", address, "--size", "64"});
        QCOMPARE(ran.code, 0);
        QCOMPARE(sizeOf(ran.out), (QList<int>{64, 64}));
    }
    void candidatesAndGivensAreShown() {
        const auto pictureOf = [](const QByteArray& text) { return runCli({"picture"}, text).out; };
        const QByteArray marks = runCli({"convert", "--to", "pm"}, kinds::unique).out;
        QVERIFY(pictureOf(marks) != pictureOf(kinds::unique));
        const QByteArray game = runCli({"convert", "--to", "json"}, kinds::unique).out;
        QCOMPARE(sizeOf(pictureOf(game)), (QList<int>{256, 256}));
    }
    void jsonHoldsThePicture() {
        const Ran ran = runCli({"picture", "--json", "--size", "32"}, kinds::unique);
        QCOMPARE(ran.object()["puzzle"].toString().toLatin1(), kinds::unique);
        QCOMPARE(ran.object()["size"].toInt(), 32);
        QCOMPARE(sizeOf(QByteArray::fromBase64(ran.object()["png"].toString().toLatin1())), (QList<int>{32, 32}));
    }
    void mistakesAreSaid_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("size") << QStringList{"one.sdm", "--size", "big"} << 2 << QByteArray("--size needs");
        QTest::newRow("too small") << QStringList{"one.sdm", "--size", "0"} << 2 << QByteArray("16 to 4096");
        QTest::newRow("too large") << QStringList{"one.sdm", "--size", "4097"} << 2 << QByteArray("16 to 4096");
        QTest::newRow("two files") << QStringList{"one.sdm", "two.sdm"} << 2 << QByteArray("one FILE");
        QTest::newRow("over its input") << QStringList{"one.sdm", "--output", "one.sdm"} << 2 << QByteArray("replace");
        QTest::newRow("no file") << QStringList{"none.sdm"} << 3 << QByteArray("none.sdm: ");
        QTest::newRow("no folder") << QStringList{"one.sdm", "--output", "none/one.png"} << 3 << QByteArray("none/");
        QTest::newRow("elsewhere") << QStringList{"file://example.org/a"} << 3 << QByteArray("example.org");
    }
    void mistakesAreSaid() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, why);
        const Ran ran = runCli(QStringList("picture") + arguments, {}, folder_.path());
        QCOMPARE(ran.code, code);
        QVERIFY2(ran.err.contains(why), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
    }
    /// A thumbnailer is called for files of any origin.
    void hostileFilesGetNoPicture_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("Hello\n");
        QTest::newRow("zeros") << QByteArray(1'000'000, '\0');
        QTest::newRow("a long line") << QByteArray(20'000'000, 'x');
        QTest::newRow("many lines") << QByteArray("no puzzle 123\n").repeated(2'000'000);
        QTest::newRow("entities") << QByteArray(
            "<!DOCTYPE opensudoku [<!ENTITY a \"aaaaaaaaaa\">]><opensudoku>&a;</opensudoku>");
        QTest::newRow("deep") << "<opensudoku>" + QByteArray("<a>").repeated(300'000);
        QTest::newRow("cut off") << QByteArray("<opensudoku><game data=\"00000");
    }
    void hostileFilesGetNoPicture() {
        QFETCH(QByteArray, bytes);
        writeBytes(file("hostile.opensudoku"), bytes);
        const Ran ran = runCli({"picture", file("hostile.opensudoku"), "--output", file("hostile.png")});
        QCOMPARE(ran.code, 1);
        QVERIFY(!ran.err.isEmpty());
        QVERIFY(!QFile::exists(file("hostile.png")));
    }
    /// As in every command: an older picture stays when there is no new one.
    void anOlderPictureStays() {
        writeBytes(file("old.png"), "old");
        writeBytes(file("empty.sdm"), "");
        QCOMPARE(runCli({"picture", file("empty.sdm"), "--output", file("old.png")}).code, 1);
        QCOMPARE(bytesOf(file("old.png")), "old");
    }

private:
    QString file(const QString& name) const { return folder_.filePath(name); }

    const QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestPicture)
#include "tst_picture.moc"
