// SPDX-License-Identifier: MIT
// Everything that a format declares to hold comes back after writing and reading. Each test uses `holds` to select
// its formats, so a broken promise fails here and a promise that is not made is not tested. Detection is included:
// a text that is taken for another format comes back wrong.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

// Enough rounds for the rare boards: five givens, a cell without candidates, a full last row.
constexpr int kRounds = 1000;

/// Every format that the engine writes; app/documents tests those of documents.
std::vector<const Format*> writers() {
    std::vector<const Format*> list;
    for (const Format* format : engineFormats())
        if (format->write != nullptr) list.push_back(format);
    return list;
}

/// In a candidate grid a single digit looks set where no unset peer lists it; formats with candidates but without
/// placed digits do not distinguish these cells from set ones.
Grid asCandidatesShow(Grid grid) {
    for (const Cell cell : grid.blanks()) {
        Digits shown = grid.candidates(cell);
        for (const Cell peer : kPeers[cell])
            if (grid.isSet(peer)) shown.remove(grid.value(peer));
        grid.setCandidates(cell, shown);
    }
    const Grid before = grid;
    for (const Cell cell : before.blanks()) {
        if (!before.candidates(cell).single()) continue;
        const Digit digit = before.candidates(cell).first();
        bool open = false;
        for (const Cell peer : before.cellsFor(digit) & kPeers[cell]) open |= !before.candidates(peer).single();
        if (!open) grid.setValue(cell, digit);
    }
    return grid;
}

/// For formats that do not distinguish givens.
Grid allGiven(Grid grid) {
    for (const Cell cell : Cells::all() - grid.blanks()) grid.setGiven(cell, true);
    return grid;
}

/// The expected set cells.
std::string expectedCells(const Format& format, const Puzzle& puzzle) {
    const bool showsCandidates = format.holds.candidates && !format.holds.placed;
    return showsCandidates ? asCandidatesShow(puzzle.grid).cellsText() : puzzle.grid.cellsText();
}

bool hasEmptyCell(const Grid& grid) {
    for (const Cell cell : grid.blanks())
        if (grid.candidates(cell).empty()) return true;
    return false;
}

} // namespace

class TestRoundtrip : public QObject {
    Q_OBJECT

private slots:
    /// Givens only, from five to nearly full.
    void digitsComeBack_data() { addWriters(); }
    void digitsComeBack() {
        const Format& format = current();
        // The same seed for every format, so that a failure can be compared between formats.
        std::mt19937 random(1);
        for (int round = 0; round < kRounds; ++round) {
            const Puzzle puzzle = randomGame(random, false, false);
            const std::string text = write(format, {puzzle});
            const Collector found = readAny(text);
            QVERIFY2(found.puzzles.size() == 1 && found.skips.empty(), text.c_str());
            QCOMPARE(cellsOf(found.puzzles[0]), expectedCells(format, puzzle));
        }
    }

    /// Twenty puzzles in one text, and the same one three times: none may be taken for a later position of the one
    /// before.
    void manyComeBack_data() { addWriters(&Holds::many); }
    void manyComeBack() {
        const Format& format = current();
        std::mt19937 random(2);
        for (int round = 0; round < kRounds / 20; ++round) {
            std::vector<Puzzle> puzzles;
            for (int n = 0; n < 20; ++n) puzzles.push_back(randomGame(random, false, false));
            // In a list the next position of a game is a puzzle of its own.
            puzzles.push_back(puzzles.back());
            puzzles.push_back(puzzles.back());
            const Collector found = readAny(write(format, puzzles));
            QCOMPARE(found.puzzles.size(), puzzles.size());
            for (std::size_t n = 0; n < puzzles.size(); ++n)
                QCOMPARE(cellsOf(found.puzzles[n]), expectedCells(format, puzzles[n]));
        }
    }

    /// Compares the whole grid: the givens, and the candidates that follow from the digits.
    void placedDigitsComeBack_data() { addWriters(&Holds::placed); }
    void placedDigitsComeBack() {
        const Format& format = current();
        std::mt19937 random(3);
        for (int round = 0; round < kRounds; ++round) {
            const Puzzle puzzle = randomGame(random, true, false);
            const Collector found = readAny(write(format, {puzzle}));
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            QCOMPARE(found.puzzles[0].grid, puzzle.grid);
        }
    }

    /// A quarter of all candidates is missing; some cells have none left, which is a valid position.
    void candidatesComeBack_data() { addWriters(&Holds::candidates); }
    void candidatesComeBack() {
        const Format& format = current();
        std::mt19937 random(4);
        for (int round = 0; round < kRounds; ++round) {
            const Puzzle puzzle = randomGame(random, true, true);
            const std::string text = write(format, {puzzle});
            const Collector found = readAny(text);
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            if (format.holds.placed) QCOMPARE(found.puzzles[0].grid, puzzle.grid);
            // Such a format cannot express a cell without candidates, so these boards are skipped.
            else if (!hasEmptyCell(asCandidatesShow(puzzle.grid)))
                QVERIFY2(found.puzzles[0].grid == allGiven(asCandidatesShow(puzzle.grid)), text.c_str());
        }
    }

    /// Boards that break the rules: a player who has made a mistake must find it in the file again.
    void clashesComeBack_data() { addWriters(); }
    void clashesComeBack() {
        const Format& format = current();
        std::mt19937 random(5);
        for (int round = 0; round < kRounds; ++round) {
            Puzzle puzzle = randomGame(random, false, false);
            for (int n = 0; n < 3; ++n)
                puzzle.grid.give(static_cast<Cell>(random() % kCellCount), 1 + static_cast<Digit>(random() % 9));
            const std::string text = write(format, {puzzle});
            const Collector found = readAny(text);
            QVERIFY2(found.puzzles.size() == 1, text.c_str());
            // A candidate grid does not show a clash: the digit of a peer is not a candidate there.
            if (!format.holds.candidates || format.holds.placed)
                QCOMPARE(cellsOf(found.puzzles[0]), puzzle.grid.cellsText());
        }
    }

private:
    /// One row for each format, or for each that holds something. The tests use only the name of the row, but a
    /// table needs a column.
    static void addWriters(bool Holds::*what = nullptr) {
        QTest::addColumn<bool>("unused");
        for (const Format* format : writers())
            if (what == nullptr || format->holds.*what) QTest::addRow("%s", format->id.data()) << true;
    }
    static const Format& current() {
        const std::string id = QTest::currentDataTag();
        for (const Format* format : writers())
            if (format->id == id) return *format;
        qFatal("no such format");
    }
};

QTEST_APPLESS_MAIN(TestRoundtrip)
#include "tst_roundtrip.moc"
