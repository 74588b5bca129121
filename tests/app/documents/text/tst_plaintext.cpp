// SPDX-License-Identifier: MIT
// Text from files is made safe for menus, titles and sentences.
#include "app/documents/text/plaintext.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

namespace {

const QString kHebrew = QStringLiteral("\u05E9\u05DC\u05D5\u05DD");

} // namespace

class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    /// Right-to-left text is isolated by direction marks, only where needed; direction marks of its own are
    /// removed.
    void wordsFromRightToLeftAreIsolated() {
        QCOMPARE(quotedText("A name"), "A name");
        QCOMPARE(quotedText(kHebrew), QChar(0x2068) + kHebrew + QChar(0x2069));
        QCOMPARE(quotedText("\u0645 1"), "\u2068\u0645 1\u2069");
        QCOMPARE(quotedText(kHebrew + "\u2069x"), QChar(0x2068) + kHebrew + "<U+2069>x" + QChar(0x2069));
        QCOMPARE(quotedText("\u202Egpj.exe"), "<U+202E>gpj.exe");
    }

    void namesOfEntriesHaveNoAccessKey() {
        QCOMPARE(nameOfEntry("&Open..."), "Open...");
        QCOMPARE(nameOfEntry("\u958B\u304F(&O)..."), "\u958B\u304F...");
        QCOMPARE(nameOfEntry("\u958B\u304F (&O)"), "\u958B\u304F");
        QCOMPARE(nameOfEntry("Row (all)"), "Row (all)");
    }

    void sentencesNameFilesWithoutTheirFolders() {
        QCOMPARE(fileNameText("/home/me/a b.sdk"), "a b.sdk");
        QCOMPARE(fileNameText("/home/me/a\nb\x1b.sdk"), "a b<U+001B>.sdk");
        QCOMPARE(fileNameText(QStringLiteral("/x/") + QString(500, u'W')).size(), 200);
    }

    void longTextsKeepTheirEnds() {
        QCOMPARE(shortenedText("abcdefghi", 9), "abcdefghi");
        QCOMPARE(shortenedText("abcdefghij", 9), "abcdef\u2026hij");
        // No surrogate pair is split.
        QCOMPARE(shortenedText("abcde\U0001F600fgh\U0001F600xy", 9), "abcde\u2026\U0001F600xy");
    }

    void menusShowAmpersands() {
        QCOMPARE(menuText("A & B"), "A && B");
        QCOMPARE(menuText("&File\tCtrl+Q"), "&&File Ctrl+Q");
        const QString entry = menuText(QStringLiteral("begin") + QString(500, u'&') + "end.sdk");
        QVERIFY(entry.startsWith("begin&&") && entry.endsWith("&&end.sdk"));
        // As displayed: each "&&" is one character.
        QVERIFY(QString(entry).replace("&&", "&").size() <= 82);
    }

    void titlesShowWhatIsAPlaceholderToQt() {
        QCOMPARE(titleText("a [*] b"), "a [*][*] b");
        QCOMPARE(titleText("[*][*]"), "[*][*][*][*]");
    }
};

QTEST_APPLESS_MAIN(TestPlainText)
#include "tst_plaintext.moc"
