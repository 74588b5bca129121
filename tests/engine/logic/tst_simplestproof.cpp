// SPDX-License-Identifier: MIT
// By which technique a player may have found a move. Every step of the solver, played by hand, is named as its
// technique or an easier one; what is named makes the move, and nothing easier does.
#include "engine/logic/reasons/simplestproof.h"

#include "engine/logic/techniques.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

constexpr int kWalks = 12;

Profile standard() {
    static const Profile profile = Profile::standard();
    return profile;
}

std::ptrdiff_t rankOf(const Technique* technique) {
    static const Profile profile = standard();
    return std::ranges::find(profile.order, technique) - profile.order.begin();
}

std::optional<Step> proofOf(const Position& position, const Deduction& move) {
    return simplestProof(Position(position.grid()), move, standard(), true);
}

QByteArray proofName(const char* cells, const Deduction& move) {
    const auto proof = proofOf(Position(Grid::fromCells(cells)), move);
    return proof ? QByteArray::fromStdString(walks::name(*proof->technique)) : QByteArray();
}

/// The move of a player who places the digit or removes the candidate.
QString textOf(const Deduction& move) {
    return QStringLiteral("%1 %2 cell %3").arg(move.places ? "place" : "remove").arg(move.digit).arg(move.cell);
}

/// Calls use(position before, step) along the solving paths of some puzzles of all difficulties.
template <typename Use>
void forEachStep(int puzzlesWanted, int seed, Use use) {
    walks::Mixture mixture(seed);
    const Finder finder(standard(), true);
    for (int count = 0; count < puzzlesWanted; ++count) {
        const puzzles::Puzzle puzzle = mixture.next();
        Position position(puzzle.grid);
        while (!position.solved()) {
            const std::optional<Step> step = finder.next(position);
            if (!step) break;
            if (!use(position, *step, puzzle)) return;
            position.apply(*step);
        }
    }
}

} // namespace

class TestSimplestProof : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfTheSolverIsNamed();
    void whatIsNamedIsSoundAndTheEasiest();
    void aDigitMayFollowFromARemoval();
    void aGuessHasNoProof();
    void suppositionsCountOnlyWhereNothingElseHelps();
    void aDigitProvesWhatItRemoves();
    void aStoppedSearchNamesNothing();
};

/// NINEFOLD_PUZZLES says on how many puzzles.
void TestSimplestProof::everyStepOfTheSolverIsNamed() {
    int moves = 0, easier = 0;
    forEachStep(walks::puzzleCount(kWalks), 5, [&](const Position& position, const Step& step, const auto&) {
        for (const Deduction& move : step.deductions) {
            const auto proof = proofOf(position, move);
            const QString where = textOf(move) + " of " + QString::fromStdString(walks::name(*step.technique)) +
                                  " in " + QString::fromStdString(position.grid().cellsText());
            [&] { QVERIFY2(proof, qPrintable(where)); }();
            if (!proof) return false;
            [&] { QVERIFY2(rankOf(proof->technique) <= rankOf(step.technique), qPrintable(where)); }();
            ++moves;
            easier += proof->technique != step.technique;
        }
        return !QTest::currentTestFailed();
    });
    qInfo("%d moves, %d named as an easier technique", moves, easier);
    QVERIFY(moves > 0 || QTest::currentTestFailed());
}

/// Also for right moves that no solver would make now.
void TestSimplestProof::whatIsNamedIsSoundAndTheEasiest() {
    std::mt19937 random(7);
    int count = 0;
    forEachStep(4, 6, [&](const Position& position, const Step&, const puzzles::Puzzle& puzzle) {
        if (puzzles::below(random, 4) != 0) return true;
        const Cells blanks = position.blanks();
        std::vector<Cell> cells;
        for (Cell blank : blanks) cells.push_back(blank);
        const Cell cell = cells[puzzles::below(random, static_cast<int>(cells.size()))];
        for (Digit digit : position.candidates(cell)) {
            const Deduction move{cell, digit, puzzle.solution[cell] == digit};
            const auto proof = proofOf(position, move);
            if (!proof) continue;
            ++count;
            const std::string fault = walks::faultOf(*proof, position, puzzle.solution);
            [&] { QVERIFY2(fault.empty(), fault.c_str()); }();
            const Finder easier(standard().first(rankOf(proof->technique)), true);
            for (const Step& other : easier.all(Position(position.grid())))
                [&] { QVERIFY2(std::ranges::count(other.deductions, move) == 0, qPrintable(textOf(move))); }();
        }
        return !QTest::currentTestFailed();
    });
    QVERIFY(count > 20 || QTest::currentTestFailed());
}

/// Players who write no candidates place the digit that a removal leaves.
void TestSimplestProof::aDigitMayFollowFromARemoval() {
    int afterRemovals = 0;
    forEachStep(kWalks, 8, [&](const Position& position, const Step& step, const puzzles::Puzzle& puzzle) {
        if (step.placesAnything()) return true;
        Position after = position;
        after.apply(step);
        const auto single = Finder(standard().first(rankOf(&techniques::nakedSingle) + 1), true).next(after);
        if (!single) return true;
        for (const Deduction& one : single->deductions) {
            if (!one.places) continue;
            const auto proof = proofOf(position, one);
            [&] { QVERIFY2(proof, qPrintable(textOf(one))); }();
            if (!proof) return false;
            [&] { QVERIFY(walks::faultOf(*proof, position, puzzle.solution).empty()); }();
            afterRemovals += !proof->placesAnything();
        }
        return !QTest::currentTestFailed();
    });
    QVERIFY(afterRemovals > 0 || QTest::currentTestFailed());
}

/// At the beginning of a puzzle with few givens most right digits follow from nothing that can be seen.
void TestSimplestProof::aGuessHasNoProof() {
    std::mt19937 random(11);
    int guesses = 0, reasons = 0;
    for (int count = 0; count < 5; ++count) {
        const puzzles::Puzzle puzzle = puzzles::minimal(random);
        const Position position(puzzle.grid);
        for (Cell cell : position.blanks())
            ++(proofOf(position, {cell, puzzle.solution[cell], true}) ? reasons : guesses);
    }
    QVERIFY2(guesses > 50 && reasons > 10, qPrintable(QString("%1 guesses, %2 reasons").arg(guesses).arg(reasons)));
}

void TestSimplestProof::suppositionsCountOnlyWhereNothingElseHelps() {
    int others = 0;
    forEachStep(6, 9, [&](const Position& position, const Step& step, const auto&) {
        const bool supposes = step.technique->family == Family::ForcingChains;
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell)) {
                if (++others % 97 != 0) continue;
                const auto proof = proofOf(position, {cell, digit, false});
                [&] { QVERIFY(!proof || proof->technique->family != Family::ForcingChains || supposes); }();
            }
        return !QTest::currentTestFailed();
    });
    QVERIFY(others > 97);
}

/// The last digit of a row is a full house, and a player who removes it from the box has seen that.
void TestSimplestProof::aDigitProvesWhatItRemoves() {
    constexpr const char* kRow = "12345678.........................................................................";
    QCOMPARE(proofName(kRow, {8, 9, true}), QByteArray("full-house"));
    QCOMPARE(proofName(kRow, {17, 9, false}), QByteArray("full-house"));
    QCOMPARE(proofName(kRow, {80, 1, false}), QByteArray());
}

void TestSimplestProof::aStoppedSearchNamesNothing() {
    std::stop_source stop;
    stop.request_stop();
    const Grid grid =
        Grid::fromCells("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    QVERIFY(!simplestProof(Position(grid), {1, puzzles::solved(grid).solution[1], true}, standard(), true,
                           stop.get_token()));
}

QTEST_APPLESS_MAIN(TestSimplestProof)
#include "tst_simplestproof.moc"
