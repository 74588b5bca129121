// SPDX-License-Identifier: MIT
// The large sentence under a watched board.
#include "app/pages/watch/eventsentence.h"
#include "app/widgets/look/theme.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::widgets;

namespace {

/// How many pixels of a picture have a colour.
int countOf(const QImage& picture, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) count += picture.pixelColor(x, y) == colour;
    return count;
}

} // namespace

class TestEventSentence : public QObject {
    Q_OBJECT

private slots:
    void theLeadIsWhatHappened() {
        QCOMPARE(leadLength(QStringLiteral("Dead end: no digit is left for r3c9.")), 9);
        QCOMPARE(leadLength(QStringLiteral("r1c1 must be 5: no other digit is left there.")), 4);
        QCOMPARE(leadLength(QStringLiteral("Guesses 2 and 3 are taken back.")), 7);
        QCOMPARE(leadLength(QStringLiteral("Solved")), 6);
        QCOMPARE(leadLength(QString()), 0);
    }
    void itsHeightIsAlwaysTheSame() {
        EventSentence sentence;
        sentence.resize(400, sentence.sizeHint().height());
        const int height = sentence.sizeHint().height();
        for (int words = 0; words < 40; ++words) {
            sentence.setSentence(QStringLiteral("Dead end: ") + QStringLiteral("word ").repeated(words),
                                 session::Weight::Clash);
            QCOMPARE(sentence.sizeHint().height(), height);
            // Nothing is painted outside, and the lead has its colour.
            const QImage picture = sentence.grab().toImage();
            QVERIFY(countOf(picture, Theme::of(ThemeKind::Light)[Tone::Bad]) > 0);
        }
        sentence.setSmall(true);
        QVERIFY(sentence.sizeHint().height() < height);
    }
    void kindsHaveTheirColours() {
        EventSentence sentence;
        sentence.resize(400, sentence.sizeHint().height());
        sentence.setTheme(Theme::of(ThemeKind::Dark));
        const Theme& dark = Theme::of(ThemeKind::Dark);
        const std::pair<session::Weight, Tone> kinds[] = {
            {session::Weight::Choice, Tone::Good},  {session::Weight::Clash, Tone::Bad},
            {session::Weight::Learned, Tone::Link}, {session::Weight::Plain, Tone::Accent},
            {session::Weight::Back, Tone::Text},    {session::Weight::Goal, Tone::Text}};
        for (const auto& [weight, tone] : kinds) {
            sentence.setSentence(QStringLiteral("III: one"), weight);
            const QImage picture = sentence.grab().toImage();
            QVERIFY(countOf(picture, dark[tone]) > 0);
            // Green is a guess, and nothing else.
            QCOMPARE(countOf(picture, dark[Tone::Good]) > 0, weight == session::Weight::Choice);
        }
        QCOMPARE(sentence.text(), QStringLiteral("III: one"));
    }
    /// The name of a technique has any number of words.
    void aLeadOfItsOwnIsHighlighted() {
        EventSentence sentence;
        sentence.resize(800, sentence.sizeHint().height());
        const QString text = QStringLiteral("One and two and three and four: r1c1=5");
        const QColor ink = Theme::of(ThemeKind::Light)[Tone::Accent];
        sentence.setSentence(text, session::Weight::Plain);
        const int before = countOf(sentence.grab().toImage(), ink);
        sentence.setSentence(text, session::Weight::Plain, text.left(text.indexOf(u':') + 1));
        QVERIFY(countOf(sentence.grab().toImage(), ink) > 3 * before);
    }
};

QTEST_MAIN(TestEventSentence)
#include "tst_eventsentence.moc"
