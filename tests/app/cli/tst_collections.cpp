// SPDX-License-Identifier: MIT
// The puzzles that come with the program: the promised number, each with the properties that it claims, and no
// duplicates. Queried through the command line, as by any script.
#include "engine/generator/canonical.h"
#include "engine/logic/needs.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/seed.h"
#include "engine/solve/bitboard.h"
#include "tests/app/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

// The promised number for each level, and for each technique.
constexpr int kPerLevel = 300;
constexpr int kPerTechnique = 10;

/// The program's list of its own puzzles; queried once, because it is long.
const QList<QJsonObject>& bundled() {
    static const QList<QJsonObject> all = runCli({"puzzles", "--json"}).objects();
    return all;
}

Grid gridOf(const QJsonObject& object) {
    return Grid::fromCells(object["puzzle"].toString().toStdString());
}

} // namespace

class TestCollections : public QObject {
    Q_OBJECT

private slots:
    /// Every puzzle also has all the ratings that it is sorted by.
    void everyLevelHasItsPuzzles() {
        QSet<QString> ids;
        for (const QJsonObject& object : bundled()) ids << object["id"].toString();
        QCOMPARE(ids.size(), bundled().size());
        for (const Level level : kLevels) {
            const QString name = QString::fromStdString(std::string(levelName(level)));
            const auto of = runCli({"puzzles", "--level", name, "--json"}).objects();
            QCOMPARE(of.size(), kPerLevel);
            for (const QJsonObject& object : of) {
                QCOMPARE(object["level"].toString(), name);
                QCOMPARE(object["seed_level"].toString(), name);
                for (const char* field : {"er", "ep", "ed", "seed"}) QVERIFY(object[QLatin1String(field)].isDouble());
            }
        }
    }

    /// Checked with the rules by which they were made; a later change of a rule shows as a puzzle in the wrong
    /// level.
    void theyHaveOneSolutionAndKeepTheirLevel() {
        FastSolver solver;
        int number = 0;
        for (const QJsonObject& object : bundled()) {
            if (object.contains("technique")) continue;
            const Grid grid = gridOf(object);
            const auto answer = solver.solve(grid, 2);
            QCOMPARE(answer.solutions, std::uint64_t{1});
            QCOMPARE(seedDifficulty(grid, answer.solution[0]), object["seed_difficulty"].toInt());
            // Rating the hard ones is slow, so only every fifth is checked.
            if (number++ % 5 == 0)
                QCOMPARE(object["level"].toString().toStdString(), std::string(levelName(levelOf(grid))));
        }
    }

    /// By the measure of the level. The thirds are as even as a random order allows.
    void theLevelsAreSpreadOverTheirThirds() {
        for (const Level level : kLevels) {
            const QString name = QString::fromStdString(std::string(levelName(level)));
            std::array<int, 3> met{};
            for (const QJsonObject& object : bundled()) {
                if (object.contains("technique") || object["level"].toString() != name) continue;
                // What is not rated is harder than all that is.
                const int er = object["er"].isNull() ? 999 : qRound(10 * object["er"].toDouble());
                ++met[static_cast<std::size_t>(partByRule(level, cellsOpenAtStart(gridOf(object)), er))];
            }
            for (const int count : met)
                QVERIFY2(100 * count >= 28 * kPerLevel && 100 * count <= 39 * kPerLevel, qPrintable(name));
        }
    }

    /// What singles solve needs nothing, everything else does. Which chain of several a path takes changes with the
    /// search, so what is walked again is what has no choice: the puzzles below Expert.
    void everyPuzzleSaysWhatItNeeds() {
        int number = 0;
        for (const QJsonObject& object : bundled()) {
            if (object.contains("technique")) continue;
            QVERIFY(object["needs"].isArray());
            const QStringList needs = object["needs"].toVariant().toStringList();
            QCOMPARE(needs.isEmpty(), solvedBySingles(gridOf(object)));
            for (const QString& id : needs) {
                const Technique* technique = techniqueById(id.toStdString());
                QVERIFY2(technique != nullptr && technique->family != Family::Singles, qPrintable(id));
            }
            if (object["level"].toString() == "Expert" || number++ % 10 != 0) continue;
            QStringList walked;
            for (const Technique* technique : needsOf(gridOf(object)).techniques)
                walked << QString::fromStdString(std::string(technique->id));
            QCOMPARE(needs, walked);
        }
    }

    /// Up to symmetry: a transformed or renamed puzzle is the same puzzle to a player.
    void noTwoAreTheSame() {
        Canonical canonical;
        QSet<QByteArray> forms;
        for (const QJsonObject& object : bundled()) {
            if (object.contains("technique")) continue;
            Canonical::Values values;
            const Grid grid = gridOf(object);
            for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
            const auto form = canonical.smallest(values);
            forms << QByteArray(reinterpret_cast<const char*>(form.data()), kCellCount);
        }
        QCOMPARE(forms.size(), qsizetype{kPerLevel} * static_cast<qsizetype>(kLevels.size()));
    }

    /// All positions, with everything that is easier allowed: the technique must be the next step.
    void theHintOfAPositionIsItsTechnique() {
        QByteArray lines;
        QStringList techniques;
        for (const QJsonObject& object : bundled()) {
            if (!object.contains("technique")) continue;
            lines += object["line"].toString().toLatin1() + '\n';
            techniques << object["technique"].toString();
        }
        const auto hints = runCli({"hint", "--json"}, lines).objects();
        QCOMPARE(hints.size(), techniques.size());
        for (qsizetype i = 0; i < hints.size(); ++i)
            QCOMPARE(hints[i]["step"].toObject()["technique"].toString(), techniques[i]);
        for (const Technique* technique : allTechniques()) {
            const auto id = QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
            QVERIFY2(techniques.count(id) == (technique->onRequest ? 0 : kPerTechnique), technique->id.data());
        }
    }

    /// No player should practise twice on the same puzzle in disguise.
    void noTwoPositionsOfATechniqueAreTheSame() {
        Canonical canonical;
        QSet<QByteArray> forms;
        int positions = 0;
        for (const QJsonObject& object : bundled()) {
            if (!object.contains("technique")) continue;
            Canonical::Values values{};
            const Grid givens = gridOf(object);
            for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(givens.value(cell));
            const auto form = canonical.smallest(values);
            forms << object["technique"].toString().toLatin1() +
                         QByteArray(reinterpret_cast<const char*>(form.data()), kCellCount);
            ++positions;
        }
        QCOMPARE(forms.size(), positions);
    }

    /// Names in any case; the output can be piped into the next command.
    void onePuzzleIsReadyForOtherCommands() {
        const Ran ran = runCli({"puzzle", "Hard-7"});
        QCOMPARE(ran.code, 0);
        const QJsonObject object = runCli({"puzzle", "hard-7", "--json"}).object();
        QCOMPARE(object["name"].toString(), "Hard 7");
        // "Uniqueness Test 1 3" would be two numbers in a row.
        QCOMPARE(runCli({"puzzle", "uniqueness-test-1-3", "--json"}).object()["name"].toString(),
                 "Uniqueness Test 1, position 3");
        QCOMPARE(ran.out.first(81), object["puzzle"].toString().toLatin1());
        QCOMPARE(runCli({"rate", "--json"}, ran.out).object()["level"].toString(), "Hard");
        const QByteArray wing = runCli({"puzzle", "xy-wing-3"}).out;
        QVERIFY(runCli({"hint"}, wing).out.startsWith("XY-Wing"));
        QVERIFY(runCli({"puzzles", "--technique", "xy-wing"}).out.count('\n') >= kPerTechnique);
        for (const QStringList& wrong : {QStringList{"puzzle"},
                                         {"puzzle", "a", "b"},
                                         {"puzzle", "easy-0"},
                                         {"puzzles", "--level", "x"},
                                         {"puzzles", "easy-1"}})
            QCOMPARE(runCli(wrong).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCollections)
#include "tst_collections.moc"
