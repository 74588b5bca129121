// SPDX-License-Identifier: MIT
// The puzzles that are made obey every request: each third of each level with each symmetry, numbers of givens,
// patterns and techniques.
#include "app/session/newpuzzles/puzzlerequest.h"
#include "app/session/newpuzzles/requestrules.h"
#include "app/session/work/newpuzzle.h"
#include "engine/logic/needs.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/rule/levelrule.h"
#include "tests/engine/generator/levelpartrows.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;

class TestMadeRequests : public QObject {
    Q_OBJECT

private slots:
    void thirdsAndSymmetries_data() { addLevelPartRows(); }
    void thirdsAndSymmetries();
    void numbersOfGivens_data();
    void numbersOfGivens();
    void aPattern();
    void techniques_data();
    void techniques();

private:
    static std::optional<Grid> made(const PuzzleRequest& request, quint64 seed);
    static void obeys(const Grid& puzzle, const PuzzleRequest& request);
};

std::optional<Grid> TestMadeRequests::made(const PuzzleRequest& request, quint64 seed) {
    const auto puzzle = newPuzzle(specOf(request), seed, {});
    return puzzle ? std::optional(puzzle->puzzle) : std::nullopt;
}

void TestMadeRequests::obeys(const Grid& puzzle, const PuzzleRequest& request) {
    solve::FastSolver solver;
    QCOMPARE(solver.solveCandidates(puzzle).solutions, std::uint64_t{1});
    QCOMPARE(levelOf(puzzle), request.level);
    QVERIFY(isOfPart(request.level, request.part, puzzle));
    if (request.byPattern) QVERIFY(puzzle.givens() == request.pattern);
    else QVERIFY(isSymmetric(puzzle.givens(), request.symmetry));
    if (request.givens && !fixesGivens(request.level)) QVERIFY(request.givens->has(puzzle.givens().count()));
    if (request.technique != nullptr) QCOMPARE(std::ranges::count(needsOf(puzzle).techniques, request.technique), 1);
}

/// Every symmetry with every level, in turn with its thirds.
void TestMadeRequests::thirdsAndSymmetries() {
    QFETCH(int, level);
    QFETCH(int, part);
    for (const Symmetry symmetry : kSymmetries) {
        if (static_cast<int>(symmetry) % 3 != part) continue;
        const PuzzleRequest request{.level = kLevels[level], .part = kLevelParts[part], .symmetry = symmetry};
        // Hard puzzles with four or eight cells in an orbit are rare.
        if (request.level >= Level::VeryHard && orbitsOf(symmetry).size() < 40) continue;
        // A quarter turn or more leaves few numbers of givens.
        if (!whyNot(request).isEmpty()) continue;
        const auto puzzle = made(request, 5);
        QVERIFY2(puzzle.has_value(), symmetryName(symmetry).data());
        obeys(*puzzle, request);
    }
}

void TestMadeRequests::numbersOfGivens_data() {
    QTest::addColumn<int>("least");
    for (const int least : {24, 26, 28}) QTest::addRow("%d", least) << least;
}

void TestMadeRequests::numbersOfGivens() {
    QFETCH(int, least);
    for (const Level level : {Level::Easy, Level::Normal, Level::Hard, Level::VeryHard}) {
        const PuzzleRequest request{.level = level, .givens = Range{least, least + 1}};
        const auto puzzle = made(request, 6);
        QVERIFY(puzzle.has_value());
        obeys(*puzzle, request);
    }
}

void TestMadeRequests::aPattern() {
    // The givens of a puzzle with a symmetry, so that there is at least one puzzle.
    const auto first = made({.level = Level::Normal, .symmetry = Symmetry::BothAxes, .givens = Range{28, 32}}, 7);
    QVERIFY(first.has_value());
    for (const Level level : {Level::Normal, Level::Hard}) {
        PuzzleRequest request{.level = level, .part = LevelPart::Middle, .byPattern = true, .pattern = first->givens()};
        QVERIFY(whyNot(request).isEmpty());
        const auto puzzle = made(request, 8);
        QVERIFY(puzzle.has_value());
        obeys(*puzzle, request);
    }
}

void TestMadeRequests::techniques_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"naked-pair", "xy-wing", "skyscraper", "w-wing", "aic"}) QTest::newRow(id) << QByteArray(id);
}

void TestMadeRequests::techniques() {
    QFETCH(QByteArray, id);
    const AdjustedRequest adjusted = withTechnique({}, techniqueById(id.toStdString()));
    const auto puzzle = made(adjusted.request, 9);
    QVERIFY(puzzle.has_value());
    obeys(*puzzle, adjusted.request);
}

QTEST_APPLESS_MAIN(TestMadeRequests)
#include "tst_maderequests.moc"
