// SPDX-License-Identifier: MIT
// Formats with candidates: candidate grids, Sukaku, SudoCue's progress, .doku, Komo. They look alike but mean
// different things: a missing candidate is ruled out in one format and merely not noted in another; a single digit
// is set, given or the last candidate. So each test checks the flags of the puzzle as well.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// Nine lines with the candidates of a grid, `between` between the cells.
std::string listed(const Grid& grid, std::string_view between, std::string_view open = "",
                   std::string_view close = "") {
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        text += open;
        if (grid.isSet(cell)) text += static_cast<char>('0' + grid.value(cell));
        for (const Digit digit : grid.candidates(cell)) text += static_cast<char>('0' + digit);
        text += close;
        text += cell % 9 == 8 ? "\n" : between;
    }
    return text;
}

/// A game in progress without cells that have no or one candidate.
Puzzle openGame(std::mt19937& random) {
    for (;;) {
        Puzzle game = randomGame(random, true, true);
        bool good = !game.grid.isFull();
        for (const Cell cell : game.grid.blanks()) good = good && game.grid.candidates(cell).count() > 1;
        if (good) return game;
    }
}

/// For formats that do not distinguish givens from placed digits: every set cell comes back as given.
Grid allGiven(Grid grid) {
    for (const Cell cell : Cells::all() - grid.blanks()) grid.setGiven(cell, true);
    return grid;
}

} // namespace

class TestCandidates : public QObject {
    Q_OBJECT

private slots:
    /// With any separators and brackets the position is the same, and its candidates bind.
    void candidateGridsOfAllStylesAreRead() {
        std::mt19937 random(11);
        for (int round = 0; round < 100; ++round) {
            const Grid grid = allGiven(openGame(random).grid);
            for (const std::string& text :
                 {listed(grid, "  "), listed(grid, " | "), listed(grid, "", "{", "}"), listed(grid, " ", "[", "]"),
                  listed(grid, "\t|\t"), "> " + listed(grid, "   ")}) {
                const Collector found = readAny(text);
                QVERIFY2(found.puzzles.size() == 1, text.c_str());
                QVERIFY2(found.puzzles[0].grid == grid, text.c_str());
                QVERIFY(found.puzzles[0].hasMarks && found.puzzles[0].marksBind && !found.puzzles[0].givensKnown);
            }
        }
    }

    /// Programs copy a step with markers before its candidates; all the candidates are still there.
    void marksOfStepsAreDropped() {
        std::mt19937 random(12);
        const Grid grid = allGiven(openGame(random).grid);
        std::string text = listed(grid, "  ");
        const std::string marks = "*#@-+AB";
        for (std::size_t at = 0, n = 0; at < text.size(); ++at)
            if (text[at] >= '1' && text[at] <= '9' && random() % 5 == 0)
                text.insert(at++, 1, marks[n++ % marks.size()]);
        const Collector found = readAny(text + "Naked Single: r7c4=3\n");
        QVERIFY2(found.puzzles.size() == 1, text.c_str());
        QCOMPARE(found.puzzles[0].grid, grid);
    }

    /// The guess that such grids require, in both directions.
    void aLoneCandidateIsSetWhenNoPeerListsIt() {
        Grid grid;
        grid.setCandidates(0, Digits::of(5));
        Collector found = readAny(listed(grid, "  "));
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        // The peers still list a 5, so it is the last candidate and not placed.
        QVERIFY(!found.puzzles[0].grid.isSet(0));
        QCOMPARE(found.puzzles[0].grid.candidates(0), Digits::of(5));
        for (const Cell peer : kPeers[0]) grid.removeCandidate(peer, 5);
        found = readAny(listed(grid, "  "));
        QCOMPARE(found.puzzles[0].grid.value(0), 5);
    }

    /// 0, or a digit twice: the error has the number of the cell on the board, since cells of such a list have no
    /// column of their own.
    void wrongCandidatesAreSaid() {
        std::mt19937 random(13);
        Grid grid = openGame(random).grid;
        // A cell with two candidates, so that each wrong text replaces exactly these two digits.
        grid.setValue(20, 0);
        grid.setCandidates(20, Digits::of(1) | Digits::of(6));
        std::string text = listed(grid, "  ");
        const std::size_t row = text.find('\n', text.find('\n') + 1) + 1;
        std::size_t at = row;
        for (int n = 0; n < 2; ++n) at = text.find_first_not_of(' ', text.find(' ', at));
        for (const char* wrong : {"160", "166", "01"}) {
            std::string broken = text;
            // The whole board is refused: leaving the cell open would be a guess.
            broken.replace(at, 2, wrong);
            const Collector found = readAny(broken);
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::WrongCandidate);
            QCOMPARE(found.skips[0].line, 3);
            QCOMPARE(found.skips[0].column, 21);
        }
    }

    /// A single space between the tokens identifies the format: here "u" marks placed digits, so nothing is
    /// guessed.
    void progressOfSudoCue() {
        std::mt19937 random(14);
        for (int round = 0; round < 100; ++round) {
            const Grid grid = openGame(random).grid;
            std::string text;
            for (Cell cell = 0; cell < kCellCount; ++cell) {
                if (grid.isSet(cell) && !grid.isGiven(cell)) text += 'u';
                if (grid.isSet(cell)) text += static_cast<char>('0' + grid.value(cell));
                for (const Digit digit : grid.candidates(cell)) text += static_cast<char>('0' + digit);
                text += cell % 9 == 8 ? '\n' : ' ';
            }
            QCOMPARE(idOf(text), std::string("sdx"));
            const Collector found = readAny(text);
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            QCOMPARE(found.puzzles[0].grid, grid);
            QVERIFY(found.puzzles[0].givensKnown && found.puzzles[0].hasMarks && !found.puzzles[0].marksBind);
        }
    }

    /// With an id before it, and without any candidate at all, which is a position too.
    void sukakuInAnyBlank() {
        std::mt19937 random(15);
        for (int round = 0; round < 100; ++round) {
            Puzzle game = openGame(random);
            game.grid = allGiven(game.grid);
            const std::string text = write(formats::descriptors::sukaku729, {game});
            for (const char blank : {'.', '0', '*', '_'})
                for (const char* before : {"", "id-7 "}) {
                    const Collector found = readAny(before + replaced(text, '.', blank));
                    QCOMPARE(found.puzzles.size(), std::size_t{1});
                    QCOMPARE(found.puzzles[0].grid, game.grid);
                    QCOMPARE(found.puzzles[0].id, std::string(before).substr(0, 4));
                }
        }
        const Collector empty = readAny(std::string(729, '.'));
        QCOMPARE(empty.puzzles.size(), std::size_t{1});
        QVERIFY(empty.puzzles[0].grid.candidates(0).empty());
    }

    /// Three lines for each row, each digit at its own position, with borders and empty lines between them.
    void picturesOfCandidates() {
        std::mt19937 random(16);
        const Grid grid = allGiven(openGame(random).grid);
        std::string text;
        for (int line = 0; line < 27; ++line) {
            for (int column = 0; column < 9; ++column) {
                const Cell cell = cellAt(line / 3, column);
                for (Digit digit = line % 3 * 3 + 1; digit <= line % 3 * 3 + 3; ++digit)
                    text += grid.value(cell) == digit || grid.isCandidate(cell, digit) ? static_cast<char>('0' + digit)
                                                                                       : ' ';
                text += column == 8 ? '\n' : column % 3 == 2 ? '|' : ' ';
            }
            if (line % 9 == 8) text += "--- --- ---\n";
            else if (line % 3 == 2) text += '\n';
        }
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(found.puzzles[0].grid, grid);
    }

    /// Notes beside a digit and instead of one; "!" marks givens, so the 9 without it was placed.
    void cellsWithNotes() {
        const std::string text =
            "9(2,3)|.(1,4)|5!|.|.|.|3!|8!|0\n   |2!|.|.|.|.|.|6!|.\n" + rowsOf(std::string(63, '.'), "|");
        QCOMPARE(idOf(text), std::string("doku"));
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Puzzle& puzzle = found.puzzles[0];
        QCOMPARE(puzzle.grid.givensText(), "..5...38..2.....6." + std::string(63, '.'));
        QCOMPARE(puzzle.grid.value(0), 9);
        QCOMPARE(puzzle.grid.candidates(1), Digits::of(1) | Digits::of(4));
        QVERIFY(puzzle.givensKnown && puzzle.hasMarks);
    }

    /// The line contains all 81 digits of the solution; only those with "!" may be read.
    void komoKeepsItsSolutionToItself() {
        std::string text, givens;
        for (int n = 0; n < 81; ++n) {
            const char digit = static_cast<char>('1' + (n + n / 9 * 3 + n / 27) % 9);
            text += digit;
            if (n % 3 == 0) text += '!';
            if (n == 1) text += ":5[2.3.4]";
            if (n == 2) text += "[1.7]";
            text += n % 9 == 8 ? ';' : ',';
            givens += n % 3 == 0 ? digit : '.';
        }
        text.pop_back();
        QCOMPARE(idOf(text), std::string("komo"));
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(cellsOf(found.puzzles[0]), givens);
        QCOMPARE(found.puzzles[0].grid.value(1), 5);
        QCOMPARE(found.puzzles[0].grid.candidates(2), Digits::of(1) | Digits::of(7));
        const Collector cut = readAny(text.substr(0, text.rfind(',')));
        QVERIFY(cut.puzzles.empty());
        QCOMPARE(cut.skips[0].found, 80);
    }
};

QTEST_APPLESS_MAIN(TestCandidates)
#include "tst_candidates.moc"
