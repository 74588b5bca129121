// SPDX-License-Identifier: MIT
// The proposed file name, for any name that a puzzle may have.
#include "app/documents/text/filenames.h"

#include "engine/core/visibletext.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

class TestFileNames : public QObject {
    Q_OBJECT

private slots:
    void namesBecomeFileNames_data();
    void namesBecomeFileNames();
    void everyNameIsOneNameOnEverySystem();
};

void TestFileNames::namesBecomeFileNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    const auto row = [](const QString& name, const QString& file) {
        QTest::addRow("%s", qPrintable(file)) << name << file;
    };
    row("Hard 12", "Hard 12.sdk");
    row("Level 3.5", "Level 3.5.sdk");
    row("\u00C9t\u00E9 \u2013 \u6570\u72EC \U0001F9E9", "\u00C9t\u00E9 \u2013 \u6570\u72EC \U0001F9E9.sdk");
    row("%1 & %2", "%1 & %2.sdk");
    // Paths and dates.
    row("/etc/passwd", "etc-passwd.sdk");
    row("../../x", "x.sdk");
    row("a/../b", "a-..-b.sdk");
    row("14/09/2020", "14-09-2020.sdk");
    row("C:\\Windows\\x", "C-Windows-x.sdk");
    row("file:///tmp/x", "file-tmp-x.sdk");
    row("~root/x", "root-x.sdk");
    // Names that hide a file, look like an option, or would be lost.
    row(".hidden", "hidden.sdk");
    row("-rf", "rf.sdk");
    row("end. . ", "end.sdk");
    row("tab\tand\nline", "tab-and-line.sdk");
    // Device names, with and without an extension.
    row("CON", "_CON.sdk");
    row("con.txt", "_con.txt.sdk");
    row("Com1", "_Com1.sdk");
    row("LPT\u00B9", "_LPT\u00B9.sdk");
    row("COM10", "COM10.sdk");
    row("Conrad", "Conrad.sdk");
    // Characters that some systems forbid, and invisible ones.
    row("a:b*c?d\"e<f>g|h", "a-b-c-d-e-f-g-h.sdk");
    row("<b>x</b>", "b-x-b.sdk");
    row(QStringLiteral("a") + QChar(0) + u'b', "a-b.sdk");
    row("moc\u202Egpj.exe", "moc-gpj.exe.sdk");
    row(QStringLiteral("x") + QChar(0xD800) + u'y', "x-y.sdk");
    // Names of which nothing is left.
    for (const char* nothing : {"", "   ", "...", "///", ". - .", "\n"}) row(nothing, "Sudoku.sdk");
    row(QString(300, u'x'), QString(200, u'x') + ".sdk");
    row(QStringLiteral("\U0001F9E9").repeated(300), QStringLiteral("\U0001F9E9").repeated(50) + ".sdk");
}

void TestFileNames::namesBecomeFileNames() {
    QFETCH(QString, name);
    QFETCH(QString, file);
    QCOMPARE(proposedFileName(name, "sdk"), file);
}

void TestFileNames::everyNameIsOneNameOnEverySystem() {
    QRandomGenerator random(20);
    const QString parts = QStringLiteral("/\\:*?\"<>|.-~ %&AZ0\n\t\x1b\u202E\u00E4\u05D0\u4E2D");
    for (int round = 0; round < 5'000; ++round) {
        QString name;
        for (int length = random.bounded(300); length > 0; --length)
            name += random.bounded(20) > 0 ? parts[random.bounded(int(parts.size()))]
                                           : QChar(static_cast<char16_t>(random.bounded(0x10000)));
        const QString file = proposedFileName(name, {});
        QVERIFY(!file.isEmpty() && file.toUtf8().size() <= 201);
        QCOMPARE(QFileInfo(QStringLiteral("/folder/") + file).fileName(), file);
        QVERIFY(!QStringLiteral(".-~ ").contains(file.front()) && !QStringLiteral(". ").contains(file.back()));
        for (const char32_t code : file.toUcs4()) QVERIFY(!isHiddenControl(code) && !QChar::isSurrogate(code));
        QCOMPARE(proposedFileName(file, {}), file);
    }
}

QTEST_APPLESS_MAIN(TestFileNames)
#include "tst_filenames.moc"
