// SPDX-License-Identifier: MIT
// The texts about a step, for an example of every technique.
#include "app/documents/text/learn/abouts.h"
#include "app/documents/text/parts/template.h"
#include "app/documents/text/parts/values.h"
#include "app/documents/text/steps.h"
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;

namespace {

/// The steps that the example's own technique finds; all others are switched off, so that no easier one comes
/// first.
std::vector<Step> stepsOf(const positions::Example& example) {
    return Finder(Profile::only({techniqueById(example.id.toStdString())}), true).all(Position(example.grid));
}

} // namespace

class TestSteps : public QObject {
    Q_OBJECT

private slots:
    /// Also prints the texts for review.
    void everyTechniqueIsSaid() {
        for (const positions::Example& example : positions::all())
            for (const Step& step : stepsOf(example)) {
                // Choose the step of the position that is the example.
                if (step.deductions != example.deductions) continue;
                const QString text = explanation(step), brief = notation(step);
                qInfo("%s\n    %s", qPrintable(brief), qPrintable(text));
                for (const QString& said : {text, brief, vagueClue(step), closerClue(step)}) {
                    QVERIFY2(!said.isEmpty(), qPrintable(example.id));
                    // Remains of a template, or of an empty value.
                    for (const char* character : {"{", "}", "[", "]", "  ", " ,", "()"})
                        QVERIFY2(!said.contains(QLatin1String(character)), qPrintable(example.id + ": " + said));
                }
                QVERIFY2(text.endsWith('.') && text.size() > 30, qPrintable(text));
                QVERIFY2(!text[0].isLower() || text[1].isDigit(), qPrintable(text));
                QVERIFY2(brief.endsWith(resultNotation(step)), qPrintable(brief));
                QVERIFY2(!step.marks.empty() && step.technique->rating > 0, qPrintable(example.id));
                break;
            }
    }

    /// Every technique in the list has its ratings and an example with text, marks and clues.
    void everyTechniqueIsListed() {
        QMap<QString, int> reported;
        for (const positions::Example& example : positions::all())
            for (const Step& step : stepsOf(example))
                if (!explanation(step).isEmpty() && !step.marks.empty() && !vagueClue(step).isEmpty() &&
                    !closerClue(step).isEmpty())
                    ++reported[example.id];
        const auto tenths = [](int value) { return value == 0 ? QString("-") : QString::number(value / 10.0, 'f', 1); };
        for (const Technique* technique : allTechniques()) {
            const QString id = QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
            const std::string code(technique->code.empty() ? "-" : technique->code);
            qInfo("%-36s %-6s er %-4s score %-6d rating %-5s %-18s %s", qPrintable(id), code.c_str(),
                  qPrintable(tenths(technique->er)), technique->score, qPrintable(tenths(technique->rating)),
                  std::string(familyName(technique->family)).c_str(), qPrintable(techniqueName(*technique)));
            QVERIFY2(technique->rating > 0 && !techniqueName(*technique).isEmpty(), qPrintable(id));
            QVERIFY2(reported.value(id) > 0, qPrintable(id));
        }
    }

    /// In the sentence and in its conclusion.
    void namesFollowTheStyle() {
        Step step;
        step.technique = &techniques::nakedPair;
        step.remove(4, 2);
        step.say("cells", Cells::of(2) | Cells::of(6));
        step.say("digits", Digits::of(2) | Digits::of(4));
        QCOMPARE(notation(step), QString("Naked Pair: 2,4 in r1c37 => r1c5<>2"));
        QCOMPARE(notation(step, NameStyle::LetterNumber), QString("Naked Pair: 2,4 in A37 => A5<>2"));
    }

    /// One bracket with a value, one without, and a brace that is not a placeholder.
    void bracketsVanishWhenTheyHaveNothingToSay() {
        const auto value = [](QStringView name) { return name == u"here" ? QString("x") : QString(); };
        QCOMPARE(fillTemplate(u"a {here}[ and {gone}][ but {here}].", value), QString("a x but x."));
        QCOMPARE(fillTemplate(u"{here", value), QString("{here"));
    }

    /// The last "and" of a sentence, and the short form of the notation.
    void listsReadWell() {
        QCOMPARE(digitsText(Digits::fromMask(0b1011), Wording::Full), QString("1, 2 and 4"));
        QCOMPARE(digitsText(Digits::fromMask(0b1011), Wording::Short), QString("1,2,4"));
        const HouseSet houses = HouseSet::of(rowHouse(1)) | HouseSet::of(rowHouse(4)) | HouseSet::of(boxHouse(8));
        QCOMPARE(housesText(houses, Wording::Full), QString("rows 2 and 5 and box 9"));
        QCOMPARE(housesText(houses, Wording::Short), QString("r25b9"));
    }

    void aTechniqueIsAskedForWithItsArticle() {
        const auto question = [](const char* id) { return techniqueQuestion(*techniqueById(id)); };
        QCOMPARE(question("xy-wing"), "What is an XY-Wing?");
        QCOMPARE(question("w-wing"), "What is a W-Wing?");
        QCOMPARE(question("2-string-kite"), "What is a 2-String Kite?");
        QCOMPARE(question("empty-rectangle"), "What is an Empty Rectangle?");
        QCOMPARE(question("hidden-pair"), "What is a Hidden Pair?");
        QCOMPARE(question("uniqueness-test-1"), "What is Uniqueness Test 1?");
        QCOMPARE(question("locked-candidates-pointing"), "What is Locked Candidates: Pointing?");
        QCOMPARE(question("forcing-net-with-sets"), "What is a Forcing Net Contradiction with Sets?");
        QCOMPARE(question("singles"), "What are All Singles?");
    }

    void aTechniqueIsRatedOnEachScale() {
        QCOMPARE(techniqueRatings(*techniqueById("xy-wing")),
                 QString("Rating 4.2 \u00B7 Sudoku Explainer 4.2 \u00B7 HoDoKu 160 points, Hard"));
        QCOMPARE(techniqueRatings(*techniqueById("wxyz-wing")), "Rating 5.5");
        QCOMPARE(techniqueSentences(*techniqueById("xy-wing")).size(), 3);
    }
};

QTEST_APPLESS_MAIN(TestSteps)
#include "tst_steps.moc"
