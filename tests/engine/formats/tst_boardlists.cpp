// SPDX-License-Identifier: MIT
// Texts with several boards, and with words and code around them: which of them are puzzles, and where each begins and
// ends.
#include "tests/engine/formats/boards.h"

#include <QTest>

#include <functional>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

class TestBoardLists : public QObject {
    Q_OBJECT

private slots:
    /// An empty line separates bands of one board and also boards of one file; the number of rows decides.
    void bandsAndBoardsArePartedByEmptyLines() {
        const std::string bands = kRows.substr(0, 30) + "\n" + kRows.substr(30, 30) + "\n" + kRows.substr(60);
        QCOMPARE(cellsRead(bands), kCells);
        // Three boards with bands: a board ends after nine rows, not at the empty line.
        QCOMPARE(readAny(bands + "\n" + bands + "\n" + bands).puzzles.size(), std::size_t{3});
        QCOMPARE(readAny(kRows + "\n" + kRows).puzzles.size(), std::size_t{2});
        QCOMPARE(readAny(kRows + kRows + kRows).puzzles.size(), std::size_t{3});
        QCOMPARE(cellsRead(rowsOf(kCells, "", "\n\n")), kCells);
    }

    /// Titles with digits, exactly where a row could be.
    void titlesNameBoards() {
        std::string text;
        for (int n = 1; n <= 50; ++n) {
            text += n < 10 ? "Grid 0" : "Grid ";
            text += std::to_string(n) + '\n' + kRows;
        }
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{50});
        QCOMPARE(found.puzzles[0].name, std::string("Grid 01"));
        QCOMPARE(found.puzzles[49].name, std::string("Grid 50"));
        // 50 titles and 49 boards of nine rows precede the last board.
        QCOMPARE(found.puzzles[49].line, 492);
    }

    /// A board with a missing row between two valid ones: only that board is lost, with any separator.
    void aBrokenBoardDoesNotShiftTheNext() {
        const std::string eight = kRows.substr(10);
        for (const char* between : {"\n", "========\n", "Grid 2\n", "# two\n", "\n\n"}) {
            const Collector found = readAny(kRows + between + eight + between + kRows);
            QCOMPARE(found.puzzles.size(), std::size_t{2});
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::WrongRowCount);
            QCOMPARE(found.skips[0].found, 8);
            QCOMPARE(cellsOf(found.puzzles[1]), kCells);
        }
    }

    /// Boards in source code, after the name of a variable and in all kinds of brackets.
    void rowsOfProgramsAreRead() {
        const std::string zeros = replaced(kCells, '.', '0');
        const auto listed = [&](const std::string& begin, const std::string& between, const std::string& end) {
            std::string text = begin;
            for (std::size_t row = 0; row < 9; ++row)
                text += rowsOf(zeros.substr(9 * row, 9), ", ", "") + (row < 8 ? between : end);
            return text + "\n";
        };
        for (const std::string& text :
             {listed("const puzzle = [[", "],\n  [", "]];"), listed("int grid[9][9] = {{", "},\n {", "}};"),
              listed("x = np.array([[", "],\n       [", "]])"), listed("grid:\n  - [", "]\n  - [", "]"),
              "puzzle = \"\"\"" + kRows.substr(0, 89) + "\"\"\"\n",
              "puzzle = (\"" + rowsOf(kCells, "", "\"\n  \"").substr(0, 9 * 14 - 4) + ")\n"})
            QVERIFY2(cellsRead(text) == kCells, text.c_str());
        QVERIFY(readAny("name = \"Easy 17\"\nsize = [9, 9]\n").skips.empty());
    }

    /// Lists of source code: one without a bracket has perhaps lost a row as well.
    void listsNeedBothBrackets() {
        const std::string zeros = replaced(kCells, '.', '0');
        const std::string board = joined({"[", rowsOf(zeros, ",", ",\n").substr(0, 81 * 2 + 8), "]\n"});
        QCOMPARE(readAny(joined({"[\n", board, ",\n", board, "]\n"})).puzzles.size(), std::size_t{2});
        const Collector found = readAny(joined({"[\n", board, ",\n", board.substr(1), "]\n"}));
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(found.skips.size(), std::size_t{1});
        QCOMPARE(found.skips[0].line, 12);
    }

    /// Programs copy the givens, then all digits, then the candidates to the clipboard. That is one game and not
    /// three puzzles.
    void laterBoardsOfAGameAddToTheFirst() {
        std::mt19937 random(3);
        for (int round = 0; round < 200; ++round) {
            const Puzzle game = randomGame(random, true, false);
            if (game.grid.isFull() || game.grid.givens() == Cells::all() - game.grid.blanks()) continue;
            const std::string givens = simpleBoard(game.grid.givensText()), values = simpleBoard(game.grid.cellsText()),
                              list = listBoard(game.grid);
            for (const std::string& text :
                 {givens + "\n" + values, givens + "\n" + list, givens + "\n" + values + "\n" + list}) {
                const Collector found = readAny(text);
                QCOMPARE(found.puzzles.size(), std::size_t{1});
                QCOMPARE(cellsOf(found.puzzles[0]), game.grid.givensText());
                // A candidate grid may set cells with a single candidate, so only the text without one must come
                // back exactly.
                if (text.size() != givens.size() + 1 + values.size()) continue;
                QCOMPARE(found.puzzles[0].grid, game.grid);
            }
        }
    }

    /// Boards of one form that are equal, or have more and more digits, are the puzzles of a list: in every frame
    /// but that of Simple Sudoku, and also there if they are equal or more than two. With candidates after two of
    /// them they are a game.
    void equalBoardsAreAList() {
        const auto lined = [](std::string_view cells) {
            return framed(cells, "+---+---+---+\n", "+---+---+---+\n", "+---+---+---+\n", "|", "");
        };
        const auto ruled = [](std::string_view cells) {
            return framed(cells, "", "------+------+------\n", "\n========\n", "|", " ");
        };
        std::mt19937 random(4);
        for (int round = 0; round < 100; ++round) {
            const Puzzle game = randomGame(random, true, false);
            const std::string givens = game.grid.givensText(), values = game.grid.cellsText();
            if (game.grid.isFull() || givens == values) continue;
            for (const auto& draw : {std::function<std::string(std::string_view)>(lined), {ruled}}) {
                QCOMPARE(readAny(draw(givens) + "\n" + draw(givens) + "\n" + draw(givens)).puzzles.size(),
                         std::size_t{3});
                QCOMPARE(readAny(draw(givens) + "\n" + draw(values) + "\n" + draw(values)).puzzles.size(),
                         std::size_t{3});
                const std::size_t rules = draw(givens).find("===");
                QCOMPARE(readAny(draw(givens) + "\n" + draw(values) + "\n" + listBoard(game.grid)).puzzles.size(),
                         rules == std::string::npos ? std::size_t{1} : std::size_t{3});
            }
            QCOMPARE(readAny(simpleBoard(givens) + "\n" + simpleBoard(givens)).puzzles.size(), std::size_t{2});
        }
    }

    /// With frames, as programs print both; consecutive plain rows are two puzzles of a list.
    void aBoardAndItsSolutionAreOnePuzzle() {
        const std::string solution = replaced(kCells, '.', '1');
        QCOMPARE(cellsRead(simpleBoard(kCells) + "\n" + simpleBoard(solution)), kCells);
        QCOMPARE(readAny(kRows + "\n" + rowsOf(solution)).puzzles.size(), std::size_t{2});
    }

    /// Entries of Simple Sudoku, two empty lines after its board; one of them contradicts a given.
    void progressFollowsTheBoard() {
        const std::string text = simpleBoard(kCells) + "\n\nI013\nE04006\nE04008\nI809\n";
        const Collector found = readAny(text);
        QCOMPARE(idOf(text), std::string("ss"));
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Puzzle& puzzle = found.puzzles[0];
        QCOMPARE(cellsOf(puzzle), kCells);
        QCOMPARE(puzzle.grid.value(1), 3);
        QVERIFY(!puzzle.grid.isCandidate(4, 6) && !puzzle.grid.isCandidate(4, 8) && puzzle.grid.isCandidate(4, 9));
        QVERIFY(puzzle.hasMarks && !puzzle.marksBind);
        // The last entry would change a given.
        QCOMPARE(found.warnings.size(), std::size_t{1});
        QCOMPARE(found.warnings[0].text, std::string("r9c9"));
        QCOMPARE(found.warnings[0].line, 19);
    }

    /// An entry without a digit or a valid cell is reported, and the entries around it count.
    void wrongEntriesAreReported() {
        const std::vector<std::string> wrong = {"I991", "E80123", "I020", "I02345", "Ixx4", "E0200", "I0x9", "E00000"};
        std::string text = simpleBoard(kCells) + "\nI013\n";
        for (const std::string& entry : wrong) text += entry + "\n";
        for (const std::string& whole : {text + "E04006\n", text + "E04006\n\n" + simpleBoard(kCells)}) {
            const Collector found = readAny(whole);
            QVERIFY(found.skips.empty());
            QVERIFY(!found.puzzles[0].grid.isCandidate(4, 6));
            QCOMPARE(found.puzzles[0].grid.value(1), 3);
            QCOMPARE(found.warnings.size(), wrong.size());
            for (std::size_t n = 0; n < wrong.size(); ++n)
                QCOMPARE(found.warnings[n],
                         (Error{.code = ErrorCode::WrongMove, .line = 16 + static_cast<int>(n), .text = wrong[n]}));
        }
    }

    /// Markup on the line of the first or last row, as in web pages and forums.
    void markupBesideRowsIsPassedOver() {
        const std::string rows = kRows.substr(0, kRows.size() - 1);
        for (const auto& [before, after] : std::vector<std::pair<std::string, std::string>>{
                 {"<pre>", "</pre>"},
                 {"<html><title>Sudoku 1</title><body><pre class=\"x\">", "</pre></body></html>"},
                 {"<p>Try this: <code>", "</code></p>"},
                 {"<pre><code>", "</code></pre>"},
                 {"```", "```"}}) {
            QCOMPARE(cellsRead(before + rows + after), kCells);
            QCOMPARE(cellsRead(before + rows + after + "\n"), kCells);
        }
        // A date is not a row, even where it has nine characters.
        QCOMPARE(cellsRead("<p>12.3.2005</p>\n" + kRows), kCells);
    }

    /// Quote marks, page numbers, versions and lists: none of them becomes a cell or an error.
    void proseIsPassedOver() {
        QCOMPARE(cellsRead("I found this in 2005 (page 12):\n> " + rowsOf(kCells, "", "\n> ") +
                           "\nSimple Sudoku\n Version 4.2n\n"
                           "1 2 3 4 5\n- a list\n- 152 0\n"),
                 kCells);
        for (const char* text :
             {"152 0\n163 0\n218 0\n", "1,2,3\n2,3,1\n3,1,2\n", "Hello\nworld\n", "----\n====\n", ""})
            QVERIFY(readAny(text).puzzles.empty() && readAny(text).skips.empty());
    }
};

QTEST_APPLESS_MAIN(TestBoardLists)
#include "tst_boardlists.moc"
