// SPDX-License-Identifier: MIT
// The output may go to a terminal: no name in a file, file name or argument may control it.
#include "engine/core/utf8.h"
#include "engine/core/visibletext.h"
#include "tests/app/cli/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;

namespace {

/// Clears the screen, sets a title, reverses text, starts a line.
const QString kHostile = QStringLiteral("\x1b[2J\x1b]0;title\x07\u202Ecba\u2066\u009B31m\nline");

/// Line ends are our own, and so is the CR of a format for Windows.
bool isHarmless(const QByteArray& output) {
    const std::string text = output.toStdString();
    return visibleText(text, "\n\r") == text;
}

} // namespace

class TestTerminal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void noCommandShowsControls_data();
    void noCommandShowsControls();
    void argumentsAreOneLine();
    void longArgumentsAreShortened();

private:
    QTemporaryDir folder_;
    QString puzzles_, damaged_;
};

void TestTerminal::initTestCase() {
    puzzles_ = folder_.filePath(QString(kHostile) + ".json");
    damaged_ = folder_.filePath(QString(kHostile) + ".txt");
    QString name = kHostile;
    for (const char control : {'\x1b', '\x07', '\n'})
        name.replace(QChar(control), QStringLiteral("\\u%1").arg(int(control), 4, 16, QLatin1Char('0')));
    const QByteArray words = name.toUtf8();
    QFile good(puzzles_), bad(damaged_);
    QVERIFY(good.open(QIODevice::WriteOnly) && bad.open(QIODevice::WriteOnly));
    good.write("{\"ninefold\": 1, \"puzzles\": [{\"name\": \"" + words + "\", \"author\": \"" + words +
               "\", \"comment\": \"" + words + "\", \"givens\": \"" + kinds::unique + "\"}]}");
    bad.write(kHostile.toUtf8() + '\n' + kinds::unique.first(80) + "\x1b\n");
}

void TestTerminal::noCommandShowsControls_data() {
    QTest::addColumn<QStringList>("call");
    for (const char* call : {"check",
                             "check --json",
                             "solve",
                             "solve --json",
                             "solve --engine logic",
                             "rate",
                             "rate --json",
                             "steps",
                             "hint",
                             "hint --json",
                             "canonical",
                             "state",
                             "cnf",
                             "bench",
                             "bench --json",
                             "convert --to json",
                             "convert --to sdk",
                             "convert --to hsol",
                             "convert --to line81",
                             "no-such-command",
                             "puzzle"})
        QTest::newRow(call) << QString(call).split(' ');
}

void TestTerminal::noCommandShowsControls() {
    QFETCH(QStringList, call);
    for (const QStringList& files : {QStringList{puzzles_}, {damaged_}, {puzzles_, damaged_}, {puzzles_ + "none"}}) {
        const Ran ran = runCli(call + files);
        QVERIFY(ran.code >= 0);
        QVERIFY(!(ran.out + ran.err).isEmpty());
        QVERIFY2(isHarmless(ran.out), ran.out.left(500));
        QVERIFY2(isHarmless(ran.err), ran.err.left(500));
        // An escaped character must occur, or the test has no effect.
        if (files.size() == 1 && files[0].endsWith("none") && ran.code != 2) QVERIFY(ran.err.contains("<U+001B>"));
    }
}

/// A line end in an argument is made visible, so that the rest cannot look like a message of the program.
void TestTerminal::argumentsAreOneLine() {
    for (const QStringList& call :
         {QStringList{"puzzle", kHostile}, {kHostile}, {"solve", "--engine", kHostile}, {"check", "--" + kHostile}}) {
        const Ran ran = runCli(call);
        QCOMPARE(ran.code, 2);
        QVERIFY2(isHarmless(ran.err) && !ran.err.contains("\nline"), ran.err);
        QVERIFY2(ran.err.contains("<U+000A>line"), ran.err);
    }
}

/// The reason is at the end of the message and must stay visible.
void TestTerminal::longArgumentsAreShortened() {
    const QString name = "begin" + QString(100'000, u'x') + "end";
    const auto errorOf = [](const QStringList& call) { return runCli(call).err; };
    for (const QStringList& call : {QStringList{"check", name},
                                    {"check", "--output", name},
                                    {"check", "--seed", name},
                                    {name},
                                    {"puzzle", name},
                                    {"generate", "--pattern", name}}) {
        const QByteArray said = errorOf(call);
        QVERIFY2(said.size() < 1200, qPrintable(call.join(' ').left(30)));
        QVERIFY2(said.contains("beginxxx") && said.contains("xxxend"), said);
    }
    QVERIFY(errorOf({"check", name}).trimmed().endsWith("File name too long."));
}

QTEST_GUILESS_MAIN(TestTerminal)
#include "tst_terminal.moc"
