// SPDX-License-Identifier: MIT
// The lines of chains and nets: each reason can be checked by itself, and nothing is said twice.
#include "app/documents/text/parts/chainlines.h"

#include "app/documents/text/bundled.h"
#include "app/documents/text/explanation.h"
#include "engine/core/houses.h"
#include "engine/logic/finder.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;

class TestChainLines : public QObject {
    Q_OBJECT

private slots:
    void aPairIsSaidOnce();
    void cellsForTheirDigitsShareAHouse_data();
    void cellsForTheirDigitsShareAHouse();
    void aWrapDisprovesOneCandidateAndTheOthersInALineEach_data();
    void aWrapDisprovesOneCandidateAndTheOthersInALineEach();
    void aChainOfSetsEndsWhereACellHasOneDigitLeft();
    void aSetWithACellOutsideIsSplit();
    void aReasonInACellNamesWhatIsThere();
    void anXWingNamesItsLines();
    void placesOfADigitAreOneLineOfANet();
    void whatABranchHasShownIsNotShownAgain();
    void whatHoldsWithoutTheAssumptionIsAReason();

private:
    /// The steps of the practice positions of a technique.
    static std::vector<Step> stepsOf(const QString& id) {
        std::vector<Step> steps;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            if (bundled.facts[QLatin1String("technique")].toString() != id) continue;
            const std::optional<formats::Puzzle> puzzle = playable(bundled);
            if (!puzzle) continue;
            auto step = Finder(Profile::only({techniqueById(id.toStdString())}), true).next(Position(puzzle->grid));
            if (step) steps.push_back(*std::move(step));
        }
        return steps;
    }
    static std::vector<ExplanationLine> linesOf(const Step& step) { return chainLines(step, NameStyle::RowColumn); }
    static Cells cells(std::initializer_list<Cell> list) {
        Cells all;
        for (Cell cell : list) all.add(cell);
        return all;
    }
};

void TestChainLines::whatHoldsWithoutTheAssumptionIsAReason() {
    Step step;
    step.technique = techniqueById("forcing-net-verity");
    step.candidates[6] = Cells::of(20);
    step.say("known", std::vector<Candidate>{{20, 7}});
    const ChainNode gone{Cells::of(20), 1, false, -1, {}};
    step.say("chains",
             std::vector<Chain>{{{Cells::of(9), 7, true, -1, {}}, gone}, {{Cells::of(9), 7, false, -1, {}}, gone}});
    const std::vector<ExplanationLine> lines = linesOf(step);
    QCOMPARE(lines.size(), std::size_t{5});
    for (const std::size_t line : {2u, 4u}) {
        QCOMPARE(lines[line].text, QString("r3c3 is not 1"));
        QCOMPARE(lines[line].because, QString("r3c3 is 7: see 1"));
    }
}

void TestChainLines::aPairIsSaidOnce() {
    Step step;
    step.technique = techniqueById("forcing-net-with-sets");
    const Cells pair = cells({0, 1});
    const Digits digits = Digits::of(1) | Digits::of(5);
    const Chain chain = {{Cells::of(20), 3, true, -1, {}},
                         {.cells = Cells::of(0), .digit = 7, .house = 0, .set = pair, .from = {0}, .pair = digits},
                         {.cells = pair, .digit = 9, .house = 0, .set = pair, .from = {0}, .pair = digits},
                         {.cells = Cells::of(8), .digit = 9, .on = true, .house = 0, .set = {}, .from = {1, 2}}};
    step.say("chain", std::vector<Chain>{chain});
    const std::vector<ExplanationLine> lines = linesOf(step);
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[1].text, QString("1 and 5 fill r1c1 and r1c2"));
    QCOMPARE(lines[1].because, QString("only places for 1, 5 in row 1: see 1"));
    QCOMPARE(lines[2].because, QString("only other 9 in row 1: see 2"));
}

void TestChainLines::cellsForTheirDigitsShareAHouse_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"als-aic", "als-discontinuous-nice-loop", "als-continuous-nice-loop", "als-chain"})
        QTest::newRow(id) << id;
}

/// Otherwise a digit could be there twice.
void TestChainLines::cellsForTheirDigitsShareAHouse() {
    QFETCH(QString, id);
    int checked = 0;
    for (const Step& step : stepsOf(id))
        for (const ExplanationLine& line : linesOf(step)) {
            if (!line.because.contains(" cells for ")) continue;
            QVERIFY2(!commonHouses(line.node.set).empty(), qPrintable(line.because));
            ++checked;
        }
    QVERIFY(checked > 10);
}

void TestChainLines::aWrapDisprovesOneCandidateAndTheOthersInALineEach_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"3d-medusa-wrap", "simple-colors-wrap", "multi-colors-2"}) QTest::newRow(id) << id;
}

void TestChainLines::aWrapDisprovesOneCandidateAndTheOthersInALineEach() {
    QFETCH(QString, id);
    const std::vector<Step> steps = stepsOf(id);
    QVERIFY(!steps.empty());
    for (const Step& step : steps) {
        const std::vector<ExplanationLine> lines = linesOf(step);
        int others = 0;
        std::set<std::pair<Cell, Digit>> gone{{lines[0].node.cells.first(), lines[0].node.digit}};
        for (const ExplanationLine& line : lines) {
            if (!line.node.on) gone.emplace(line.node.cells.first(), line.node.digit);
            others += line.branch == lines.back().branch;
        }
        QCOMPARE(lines.back().branch, QString("so the others go too"));
        QCOMPARE(others, static_cast<int>(step.deductions.size()) - 1);
        for (const Deduction& deduction : step.deductions) QVERIFY(gone.contains({deduction.cell, deduction.digit}));
        QVERIFY2(lines.back().because.contains("otherwise"), qPrintable(lines.back().because));
        // The conclusion names no cell of the other colour.
        static const QRegularExpression name("r[1-9]c[1-9]");
        const QString conclusion = explain(step).conclusion;
        for (auto found = name.globalMatch(conclusion); id != "3d-medusa-wrap" && found.hasNext();) {
            const Cell cell = *cellFromName(found.next().captured().toStdString());
            QVERIFY2(step.removed(step.deductions[0].digit).has(cell), qPrintable(conclusion));
        }
    }
}

void TestChainLines::aChainOfSetsEndsWhereACellHasOneDigitLeft() {
    for (const Step& step : stepsOf(QStringLiteral("als-chain"))) {
        const std::vector<ExplanationLine> lines = linesOf(step);
        const Digit digit = step.deductions.front().digit;
        for (std::size_t i = 0; i + 2 < lines.size(); ++i) {
            if (lines[i].node.on) continue;
            for (Cell cell : lines[i].node.cells) {
                const Digits left = step.candidatesOf(cell) - Digits::of(lines[i].node.digit);
                QVERIFY2(!(left == Digits::of(digit) && kPeers[cell].contains(step.removed(digit))),
                         qPrintable(lines[i].text));
            }
        }
    }
}

/// Four cells of column 9 with five digits, and r3c7, which could be only 7 beside four of these.
void TestChainLines::aSetWithACellOutsideIsSplit() {
    Step step;
    step.technique = techniqueById("als-aic");
    const Cells lost = cells({44, 53}), outside = Cells::of(24), set = lost | cells({17, 26});
    step.candidates[2 - 1] = lost;
    step.candidates[3 - 1] = Cells::of(44);
    step.candidates[4 - 1] = cells({24, 26});
    step.candidates[5 - 1] = Cells::of(53);
    step.candidates[7 - 1] = outside;
    step.candidates[9 - 1] = cells({17, 24, 26});
    const auto reasons = [&](const Chain& chain) {
        step.args.clear();
        step.say("chain", std::vector<Chain>{chain});
        QStringList list;
        for (const ExplanationLine& line : linesOf(step)) list << line.text + " - " + line.because;
        return list;
    };
    QCOMPARE(
        reasons({{lost, 2, false, -1, {}}, {outside, 7, true, -1, set | outside}}),
        QStringList({"r5c9 and r6c9 are not 2 - assume this", "r3c9 is 4 - r2c9, r3c9, r5c9, r6c9: 4 cells for 3,4,5,9",
                     "r3c7 is not 4 - same row", "r2c9 or r3c9 is 9 - the same 4 cells: see 2",
                     "r3c7 is not 9 - same box", "r3c7 is 7 - r3c7 has 4, 7 or 9: see 3,5"}));
    QCOMPARE(reasons({{outside, 7, false, -1, {}}, {lost, 2, true, -1, set | outside}}),
             QStringList({"r3c7 is not 7 - assume this",
                          "r5c9 or r6c9 is 2 - else 3,4,5,9 fill r2c9, r3c9, r5c9, r6c9: nothing for r3c7"}));
}

/// r1c1 is 6, so it is not 1, although row 1 has its 1 as well.
void TestChainLines::aReasonInACellNamesWhatIsThere() {
    Step step;
    step.technique = techniqueById("continuous-nice-loop");
    const Chain chain = {{Cells::of(8), 1, true, -1, {}},
                         {Cells::of(8), 2, false, -1, {}},
                         {Cells::of(0), 6, true, 0, {}},
                         {Cells::of(80), 4, false, -1, {}},
                         {Cells::of(0), 1, false, 0, {}}};
    step.say("chain", std::vector<Chain>{chain});
    QCOMPARE(linesOf(step).back().because, QString("r1c1 is 6: see 3"));
}

void TestChainLines::anXWingNamesItsLines() {
    Step step;
    step.technique = techniqueById("forcing-net-with-sets");
    const Chain chain = {
        {Cells::of(80), 3, true, -1, {}},
        {.cells = Cells::of(19), .digit = 8, .set = cells({1, 3, 55, 57}), .from = {0}},
        {.cells = Cells::of(8), .digit = 8, .set = cells({1, 3, 10, 12}), .from = {0}},
    };
    step.say("chain", std::vector<Chain>{chain});
    const std::vector<ExplanationLine> lines = linesOf(step);
    QCOMPARE(lines[1].because, QString("rows 1,7 need columns 2,4 for 8: see 1"));
    QCOMPARE(lines[2].because, QString("columns 2,4 need rows 1,2 for 8: see 1"));
}

void TestChainLines::placesOfADigitAreOneLineOfANet() {
    Step step;
    step.technique = techniqueById("forcing-net-contradiction");
    step.candidates[6 - 1] = Cells::all();
    const Chain chain = {{Cells::of(0), 6, true, -1, {}},
                         {.cells = Cells::of(13), .digit = 6, .on = true, .house = 1, .set = {}, .from = {0}},
                         {.cells = Cells::of(40), .digit = 5, .on = true, .house = 4, .set = {}, .from = {1}},
                         {.cells = Cells::of(80), .digit = 6, .on = true, .house = 17, .set = {}, .from = {0, 1}},
                         {.cells = Cells::of(60), .digit = 6, .on = true, .house = 6, .set = {}, .from = {2}}};
    step.say("chain", std::vector<Chain>{chain});
    const std::vector<ExplanationLine> lines = linesOf(step);
    QCOMPARE(lines.size(), std::size_t{4});
    QCOMPARE(lines[1].text, QString("r2c5 and r9c9 are 6"));
    QCOMPARE(lines[1].because, QString("only places in row 2, column 9: see 1"));
    QVERIFY(lines[1].node.cells == cells({13, 80}));
    QVERIFY(lines[2].because.endsWith("see 2") && lines[3].because.endsWith("see 3"));
}

void TestChainLines::whatABranchHasShownIsNotShownAgain() {
    Step step;
    step.technique = techniqueById("multi-colors-1");
    const Chain tail = {{Cells::of(1), 3, false, 0, {}},
                        {Cells::of(10), 3, true, 1, {}},
                        {Cells::of(20), 3, false, 2, {}},
                        {Cells::of(30), 3, true, 3, {}}};
    Chain one = tail, two = {{Cells::of(70), 3, false, -1, {}}, {Cells::of(71), 3, true, 7, {}}};
    one.front().house = -1;
    two.insert(two.end(), tail.begin(), tail.end());
    step.say("chains", std::vector<Chain>{one, two});
    step.remove(80, 3);
    const std::vector<ExplanationLine> lines = linesOf(step);
    QCOMPARE(lines.size(), std::size_t{8});
    QCOMPARE(lines[6].text, QString("r1c2 is not 3"));
    QCOMPARE(lines[7].text, QString("r4c4 is 3"));
    QCOMPARE(lines[7].because, QString("as in lines 2 to 4"));
}

QTEST_GUILESS_MAIN(TestChainLines)
#include "tst_chainlines.moc"
