// SPDX-License-Identifier: MIT
// Grids that belong to the grid before or after them: solutions and the regions of jigsaws.
#include "engine/formats/relatedgrids.h"

#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

const std::string kSolution = "784635921135972864692841573568147392973528416241369785856493127419256738327718659";
/// Regions that are not boxes, each in one piece.
const std::string kRegions = "111222333111222333112223336144455566444555666444555666777888999777888999777888999";

/// Agrees with the cells and fills the others with some digits.
std::string filled(std::string cells) {
    for (std::size_t at = 0; at < cells.size(); ++at)
        if (cells[at] == '.') cells[at] = static_cast<char>('1' + (at * 4) % 9);
    return cells;
}

Puzzle puzzleOf(const std::string& cells, int line = 0) {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(cells);
    puzzle.line = line;
    return puzzle;
}

Collector related(std::initializer_list<std::string> grids) {
    Collector collector;
    RelatedGrids sink(collector);
    int line = 0;
    for (const std::string& cells : grids) sink.puzzle(puzzleOf(cells, ++line));
    sink.finish();
    return collector;
}

} // namespace

class TestRelatedGrids : public QObject {
    Q_OBJECT

private slots:
    void aSolutionIsNoPuzzle() {
        const std::string solution = filled(kCells), other = replaced(kCells, '7', '3');
        const Collector found = related({kCells, solution, solution, other, filled(other)});
        QCOMPARE(found.puzzles.size(), std::size_t{2});
        QCOMPARE(found.puzzles[0].grid.cellsText(), kCells);
        QCOMPARE(found.puzzles[1].grid.cellsText(), other);
        QVERIFY(found.skips.empty());
    }

    /// As in books: the puzzles first, all solutions at the end.
    void solutionsAtTheEnd() {
        const std::string other = replaced(kCells, '7', '3');
        const Collector found = related({kCells, other, filled(kCells), filled(other)});
        QCOMPARE(found.puzzles.size(), std::size_t{2});
        // More puzzles than the filter remembers, and a solution of the last.
        Collector many;
        RelatedGrids sink(many);
        for (std::size_t n = 0; n < 1200; ++n) {
            std::string cells = kCells;
            cells[1] = static_cast<char>('1' + n % 9);
            sink.puzzle(puzzleOf(cells));
        }
        sink.puzzle(puzzleOf(filled(kCells)));
        sink.finish();
        QCOMPARE(many.puzzles.size(), std::size_t{1200});
    }

    /// A list of full grids remains a list; so do full grids that do not agree with the puzzle before them.
    void fullGridsAlonePass() {
        const std::string full = filled(kCells);
        QCOMPARE(related({full, full, full}).puzzles.size(), std::size_t{3});
        std::string wrong = full;
        wrong[0] = wrong[0] == '1' ? '2' : '1';
        QCOMPARE(related({kCells, wrong}).puzzles.size(), std::size_t{2});
    }

    /// A placed digit is not part of the puzzle: a solved game remains a game.
    void gamesAreComparedByTheirGivens() {
        Puzzle game = puzzleOf(filled(kCells));
        game.givensKnown = true;
        for (const Cell cell : Grid::fromCells(kCells).blanks()) game.grid.setGiven(cell, false);
        Collector collector;
        RelatedGrids sink(collector);
        sink.puzzle(puzzleOf(kCells));
        sink.puzzle(std::move(game));
        sink.finish();
        QCOMPARE(collector.puzzles.size(), std::size_t{2});
    }

    void regionsMakeAJigsaw() {
        QVERIFY(isRegionMap(Grid::fromCells(kRegions)));
        QVERIFY(isRegionMap(Grid::fromCells(replaced(kRegions, '9', '.'))));
        QVERIFY(!isRegionMap(Grid::fromCells(kSolution)));
        QVERIFY(!isBoxMap(Grid::fromCells(kRegions)));
        std::string boxes;
        for (Cell cell = 0; cell < kCellCount; ++cell) boxes += static_cast<char>('1' + boxOf(cell));
        QVERIFY(isBoxMap(Grid::fromCells(boxes)));
        for (const auto& grids :
             {std::initializer_list<std::string>{kCells, kRegions}, {kRegions, kCells}, {kRegions}}) {
            const Collector found = related(grids);
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::Variant);
            QCOMPARE(found.skips[0].detail, ErrorDetail::Jigsaw);
        }
        // Only the puzzle next to the map is refused.
        const Collector two = related({replaced(kCells, '7', '3'), kCells, kRegions});
        QCOMPARE(two.puzzles.size(), std::size_t{1});
        QCOMPARE(two.skips[0].line, 2);
    }

    void theOrderIsKept() {
        Collector collector;
        RelatedGrids sink(collector);
        sink.puzzle(puzzleOf(kCells));
        sink.skipped({.code = ErrorCode::WrongCellCount});
        QCOMPARE(collector.puzzles.size(), std::size_t{1});
        // An error between a puzzle and its solution does not make the solution a puzzle.
        sink.puzzle(puzzleOf(filled(kCells)));
        sink.finish();
        QCOMPARE(collector.puzzles.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestRelatedGrids)
#include "tst_relatedgrids.moc"
