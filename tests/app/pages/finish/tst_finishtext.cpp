// SPDX-License-Identifier: MIT
// The sentences about a finished game.
#include "app/pages/finish/finishtext.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::session;

namespace {

const logic::Technique* technique(const char* id) {
    return logic::techniqueById(id);
}

} // namespace

class TestFinishText : public QObject {
    Q_OBJECT

private slots:
    void itSaysWithWhichTechniques() {
        QCOMPARE(finishedWith("Hard 1", {}), "Hard 1");
        QCOMPARE(finishedWith("Hard 1", logic::Needs{}), "Hard 1");
        logic::Needs needs{.techniques = {technique("naked-pair"), technique("x-wing"), technique("xy-wing")}};
        QCOMPARE(finishedWith("Hard 1", needs), "Hard 1, with Naked Pair, X-Wing, XY-Wing");
        needs.techniques.push_back(technique("skyscraper"));
        QVERIFY(!finishedWith("Hard 1", needs).contains("Naked Pair"));
        QVERIFY(finishedWith("", needs).startsWith("With X-Wing"));
    }

    void praiseSaysWhat() {
        FinishedGame game{.level = rating::Level::Hard, .days = 4};
        QCOMPARE(praiseText(game), QString());
        game.praise = Praise::BestAtLevel;
        QCOMPARE(praiseText(game), "Your fastest Hard ever");
        game.praise = Praise::BestThisMonth;
        QCOMPARE(praiseText(game), "Your fastest Hard this month");
        game.praise = Praise::DaysInARow;
        QCOMPARE(praiseText(game), "4 day(s) in a row");
    }

    /// As the two times are shown: in whole seconds.
    void differencesAreThoseOfTheShownTimes() {
        QCOMPARE(differenceText(768'000, 845'000), "1:17 faster");
        QCOMPARE(differenceText(61'900, 60'100), "0:01 slower");
        QCOMPARE(differenceText(60'900, 60'100), QString());
    }

    void hintsAreNamedOnce() {
        QCOMPARE(hintsText({}), QString());
        QCOMPARE(hintsText({.hints = {{"x-wing", 1}}}), "X-Wing, first stage only");
        QCOMPARE(hintsText({.hints = {{"x-wing", 1}, {"x-wing", 3}, {{}, 1}}}), "X-Wing, a mistake");
        QVERIFY(hintsText({.hints = {{"x-wing", 2}, {"xy-wing", 3}, {"naked-pair", 1}, {"skyscraper", 1}}})
                    .endsWith(QChar(0x2026)));
    }

    void theLongestStepIsFound() {
        QCOMPARE(longestStep({}), -1);
        const std::vector<TimedStep> profile = {
            {technique("naked-single"), 23, {}, 5'000}, {technique("xy-wing"), 42, {}, 161'000}, {nullptr, 0, {}, 0}};
        QCOMPARE(longestStep(profile), 1);
        QCOMPARE(longestText(profile), "Longest: 2:41 before the XY-Wing at step 2.");
        QCOMPARE(stepText(profile, 1), "Step 2, XY-Wing, 2:41");
        QCOMPARE(stepText(profile, 2), "Step 3, a guess");
    }
};

QTEST_MAIN(TestFinishText)
#include "tst_finishtext.moc"
