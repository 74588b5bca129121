// SPDX-License-Identifier: MIT
// Long texts are broken into lines where nothing else breaks them.
#include "app/widgets/wrappedtext.h"

#include <QStringList>
#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestWrappedText : public QObject {
    Q_OBJECT

private slots:
    /// Short enough for a screen, and no word starts like a tag.
    void toolTipsAreLinesOfText() {
        QCOMPARE(toolTipOf("/home/me/a.sdk"), "/home/me/a.sdk");
        QCOMPARE(toolTipOf("<b>x &lt;"), "<\u200Bb>x &\u200Blt;");
        const QString tip = toolTipOf(QString(1'000, u'W'));
        const QStringList lines = tip.split('\n');
        QVERIFY(tip.size() <= 1'020);
        for (const QString& line : lines) QVERIFY(line.size() <= 80);
        QCOMPARE(toolTipOf(QString(70, u'a') + ' ' + QString(70, u'b')).split('\n').size(), 2);
        // Text that was quoted before keeps its direction marks.
        const QString quoted = QStringLiteral("\u2068\u05E9\u05DC\u05D5\u05DD\u2069");
        QCOMPARE(toolTipOf(quoted), quoted);
    }

    /// Ordinary words stay as they are, and no character is split.
    void onlyEndlessWordsMayBreak() {
        const QString text = "An ordinary sentence with Donaudampfschiffahrt in it.";
        QCOMPARE(breakableText(text), text);
        const QString address = "https://www.example.org/sudoku/puzzles/index.php?number=12345&level=hard";
        QCOMPARE(breakableText(address), address);
        for (const QString& character : {QString("W"), QString("\U00010400"), QString("e\u0301")}) {
            const QString word = character.repeated(200), broken = breakableText(word);
            QCOMPARE(QString(broken).remove(QChar(0x200B)), word);
            for (const QString& part : broken.split(QChar(0x200B))) {
                QVERIFY(!part.isEmpty() && part.size() <= 24 * character.size());
                QVERIFY(part.startsWith(character));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestWrappedText)
#include "tst_wrappedtext.moc"
