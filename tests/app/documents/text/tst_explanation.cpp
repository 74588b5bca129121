// SPDX-License-Identifier: MIT
// What holds for the explanation of every step: it is short, complete and free of the expert's words. Asked of an
// example of each technique, of the positions for practice and of steps in many puzzles.
#include "app/documents/text/bundled.h"
#include "app/documents/text/explanation.h"
#include "app/documents/text/hints.h"
#include "app/documents/text/learn/abouts.h"
#include "app/documents/text/steps.h"
#include "engine/logic/techniques.h"
#include "engine/solve/verdict.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/walks.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::logic;

namespace {

constexpr int kConclusionWords = 35, kStatementWords = 8, kReasonWords = 10, kTextWords = 50;
/// All that a hint shows unasked.
constexpr int kCardWords = 60;

/// Not the program's own count.
qsizetype words(const QString& text) {
    return text.split(' ', Qt::SkipEmptyParts).size();
}

QString isWhole(const QString& text) {
    for (const char* rest : {"{", "}", "[", "]", "  ", " ,", " .", "()", "%"})
        if (text.contains(QLatin1String(rest))) return QString("remains of a template: ") + text;
    return {};
}

QString isSentence(const QString& text) {
    if (text.isEmpty() || !text.endsWith('.')) return "no sentence: " + text;
    if (text[0].isLower() && !text[1].isDigit()) return "no capital: " + text;
    return isWhole(text);
}

/// Words that a player who knows only singles does not know.
QString isPlain(const QString& text) {
    for (const char* phrase :
         {"one of the two ends", "stand beside", "if the beginning", "one digit more than cells", "locked", "hinge",
          "all fins", "(by ", "Nishio", "Verity", "Uniqueness Test", " sees ", " see each", "loses it"})
        if (text.contains(QLatin1String(phrase))) return QString("%1: %2").arg(phrase, text);
    return {};
}

QString lineFault(const ExplanationLine& line, const Step& step) {
    if (words(line.text) > kStatementWords) return "long line: " + line.text;
    if (words(line.because) > kReasonWords) return "long reason: " + line.because;
    if (line.text.isEmpty() || line.because.isEmpty()) return "an empty line";
    if (line.node.cells.empty() || line.node.digit < 0) return "about nothing: " + line.text;
    // A line may say where a digit is in several cells.
    const auto isSaid = [&line](const LinkEnd& end) {
        return end.digit == line.node.digit &&
               (end.cells == line.node.cells || (!end.cells.hasSeveral() && line.node.cells.contains(end.cells)));
    };
    for (int link : line.links)
        if (link < 0 || link >= static_cast<int>(step.links.size()) ||
            !(isSaid(step.links[link].to) || isSaid(step.links[link].from)))
            return "another link: " + line.text;
    return isWhole(line.text) + isWhole(line.because) + isPlain(line.because);
}

/// Wherever the player is in a chain, the card is read at a glance.
QString cardFault(const Explanation& said, const Step& step) {
    for (int line = said.lines.empty() ? 0 : 1; line <= static_cast<int>(said.lines.size()); ++line) {
        const QString shown = shownText(step, said, NameStyle::RowColumn, line);
        if (words(shown) > kCardWords) return QString("%1 words on the card: %2").arg(words(shown)).arg(shown);
        if (line > 0 && !shown.contains(said.lines[static_cast<std::size_t>(line) - 1].text))
            return "the current line is hidden: " + shown;
    }
    return {};
}

QString faultOf(const Step& step) {
    const Explanation said = explain(step);
    if (const QString fault = isSentence(said.conclusion); !fault.isEmpty()) return fault;
    if (words(said.conclusion) > kConclusionWords) return "long conclusion: " + said.conclusion;
    if (said.lines.empty() == said.reason.isEmpty()) return "either a reason or lines: " + said.text();
    if (words(said.reason) > kTextWords) return QString("%1 words: %2").arg(words(said.reason)).arg(said.reason);
    if (const QString fault = cardFault(said, step); !fault.isEmpty()) return fault;
    if (const QString fault = isSentence(said.text()) + isPlain(said.conclusion); !fault.isEmpty()) return fault;
    std::set<QString> branches;
    QString branch;
    for (const ExplanationLine& line : said.lines) {
        if (const QString fault = lineFault(line, step); !fault.isEmpty()) return fault;
        if (line.branch == branch) continue;
        branch = line.branch;
        if (!branches.insert(branch).second) return "a branch in two parts: " + branch;
    }
    return {};
}

QByteArray report(const Step& step, const QString& fault) {
    return (notation(step) + "\n" + fault).toUtf8();
}

/// The positions that are bundled for practice, each with the step that is to be found there.
const std::vector<std::pair<Grid, Step>>& practiceSteps() {
    static const std::vector<std::pair<Grid, Step>> all = [] {
        std::vector<std::pair<Grid, Step>> found;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("practice"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            const Technique* technique =
                techniqueById(bundled.facts[QLatin1String("technique")].toString().toStdString());
            const std::optional<formats::Puzzle> puzzle = playable(bundled);
            if (technique == nullptr || !puzzle) continue;
            const auto step = Finder(Profile::only({technique}), true).next(Position(puzzle->grid));
            if (step) found.emplace_back(puzzle->grid, *step);
        }
        return found;
    }();
    return all;
}

/// The first steps of a puzzle, up to a fault.
struct FirstSteps : StepSink {
    bool take(Step&& step) override {
        constexpr int kSteps = 12;
        if (const QString found = faultOf(step); !found.isEmpty()) fault = report(step, found);
        return fault.isEmpty() && ++taken < kSteps;
    }
    int taken = 0;
    QByteArray fault;
};

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT

private:
    static bool isTrue(const ChainNode& node, const solve::Verdict::Values& solution) {
        bool held = false;
        for (Cell cell : node.cells) held = held || solution[cell] == node.digit;
        return held == node.on;
    }
    /// The lines of branches that begin with the truth. What an inner net shows depends on the net around it as well.
    static int countTrue(const Step& step, const solve::Verdict::Values& solution) {
        const Explanation said = explain(step);
        const bool nested = std::ranges::count(step.args, std::string_view("inner"), &Arg::name) > 0;
        int count = 0;
        bool holds = false;
        for (std::size_t i = 0; i < said.lines.size(); ++i) {
            const ExplanationLine& line = said.lines[i];
            if (nested && !line.branch.isEmpty()) break;
            if (i == 0 || line.branch != said.lines[i - 1].branch) holds = isTrue(line.node, solution);
            else if (holds) ++count;
            if (holds && !isTrue(line.node, solution)) QTest::qFail(qPrintable(said.text()), __FILE__, __LINE__);
        }
        return count;
    }

private slots:
    void everyExampleIsExplained() {
        for (const positions::Example& example : positions::all()) {
            const Finder finder(Profile::only({techniqueById(example.id.toStdString())}), true);
            for (const Step& step : finder.all(Position(example.grid)))
                QVERIFY2(faultOf(step).isEmpty(), report(step, faultOf(step)));
        }
    }

    void everyPracticePositionIsExplained() {
        int asked = 0;
        for (const auto& [grid, step] : practiceSteps())
            QVERIFY2((++asked, faultOf(step).isEmpty()), report(step, faultOf(step)));
        QVERIFY(asked > 500);
    }

    /// What a player of the hardest level gets first.
    void firstStepsOfExpertPuzzlesAreExplained() {
        constexpr int kEvery = 3;
        const Finder finder(Profile::standard(), true);
        int puzzles = 0;
        for (const Bundled& bundled :
             bundledFile(QStringLiteral("expert"), QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles"))) {
            const std::optional<formats::Puzzle> puzzle = playable(bundled);
            if (!puzzle || puzzles++ % kEvery != 0) continue;
            Position position(puzzle->grid);
            FirstSteps steps;
            walk(position, finder, steps);
            QVERIFY2(steps.fault.isEmpty(), steps.fault);
        }
        QVERIFY(puzzles > 100);
    }

    /// The steps of random positions, all that there are.
    void manyStepsAreExplained() {
        walks::Mixture mixture(11);
        int asked = 0;
        for (int i = walks::puzzleCount(6); i > 0; --i)
            for (const Position& position : walks::hardPositions(mixture.next(), 1, mixture.random()))
                for (const Technique* technique : allTechniques()) {
                    if (technique->onRequest) continue;
                    for (const Step& step : walks::stepsOf(*technique, position))
                        QVERIFY2((++asked, faultOf(step).isEmpty()), report(step, faultOf(step)));
                }
        QVERIFY(asked > 1000);
    }

    void everyTechniqueSaysWhatItIs() {
        for (const Technique* technique : allTechniques()) {
            const QString about = techniqueAbout(*technique);
            const QByteArray what = QByteArray(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
            QVERIFY2(!technique->conclusion.empty() && isSentence(about).isEmpty(), what);
            QVERIFY2(about.count(". ") == 2 && words(about) <= 75, what);
            const QString tip = techniqueTip(*technique);
            QVERIFY2(isSentence(tip).isEmpty() && words(tip) <= 50, what);
            const QStringList proof = techniqueProof(*technique);
            QVERIFY2(proof.size() >= 3, what);
            for (const QString& step : proof) QVERIFY2(isSentence(step).isEmpty() && words(step) <= 45, what);
        }
    }

    /// If a walk begins with what is true in the solution, all that follows is true.
    void whatFollowsFromTheTruthIsTrue() {
        int checked = 0;
        for (const auto& [grid, step] : practiceSteps()) {
            solve::FastSolver solver;
            const solve::Verdict verdict = solve::examine(grid, false, solver);
            if (verdict.status != solve::Verdict::Status::Unique) continue;
            checked += countTrue(step, verdict.solution);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(checked > 500);
    }

    /// A reason that refers to other lines names lines that there are, and not itself.
    void reasonsReferToOtherLines() {
        static const QRegularExpression see("see ([0-9,]+)$");
        int referred = 0;
        for (const auto& [grid, step] : practiceSteps()) {
            if (step.technique->family != Family::ForcingChains) continue;
            const std::vector<ExplanationLine> lines = explain(step).lines;
            for (int number = 1; number <= static_cast<int>(lines.size()); ++number) {
                const ExplanationLine& line = lines[static_cast<std::size_t>(number) - 1];
                for (const QString& other : see.match(line.because).captured(1).split(',', Qt::SkipEmptyParts)) {
                    // Only a dead end is shown later.
                    const bool later = line.because.startsWith("it leads to");
                    QVERIFY2(later ? other.toInt() > number && other.toInt() <= static_cast<int>(lines.size())
                                   : other.toInt() < number,
                             qPrintable(line.text + ' ' + line.because));
                    ++referred;
                }
            }
        }
        QVERIFY(referred > 100);
    }

    /// The walk of a chain: each line has the link that leads to it, and the first is an assumption.
    void aChainIsAWalk() {
        for (const positions::Example& example : positions::all()) {
            if (example.id != "x-chain" && example.id != "aic") continue;
            const Finder finder(Profile::only({techniqueById(example.id.toStdString())}), true);
            for (const Step& step : finder.all(Position(example.grid))) {
                const Explanation said = explain(step);
                QVERIFY(said.lines.size() >= 4);
                QVERIFY(said.lines[0].links.empty());
                for (std::size_t i = 1; i < said.lines.size(); ++i) {
                    QCOMPARE(said.lines[i].links.size(), std::size_t(1));
                    const Link& link = step.links[said.lines[i].links[0]];
                    QVERIFY(link.from.cells == said.lines[i - 1].node.cells);
                }
            }
        }
    }

    void reasonsNameWhatTheCellsMayBe() {
        Step step;
        step.technique = &techniques::xyChain;
        const Cells pair = Cells::of(0), other = Cells::of(2);
        step.candidates[1 - 1] = pair;
        step.candidates[2 - 1] = pair | other;
        const Chain chain{{pair, 1, false, -1, {}}, {pair, 2, true, -1, {}}, {other, 2, false, rowHouse(0), {}}};
        step.say("chain", std::vector<Chain>{chain});
        step.say("either", std::vector<Chain>{{{pair, 1, true, -1, {}}}, {{other, 3, true, -1, {}}}});
        step.remove(1, 1);
        const Explanation said = explain(step);
        QCOMPARE(said.lines[0].because, QString("assume this"));
        QCOMPARE(said.lines[1].text, QString("r1c1 is 2"));
        QCOMPARE(said.lines[1].because, QString("r1c1 has 1 or 2"));
        QCOMPARE(said.lines[2].text, QString("r1c3 is not 2"));
        QCOMPARE(said.lines[2].because, QString("same row"));
        QCOMPARE(said.conclusion, QString("Remove 1 from r1c2, because r1c1 is 1 or r1c3 is 3."));
    }
};

QTEST_GUILESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
