// SPDX-License-Identifier: MIT
// Sudokus in nine lines, with and without frames. Nearly every case was found in something that people pasted
// somewhere; here all are generated from one puzzle, so that the same 81 cells are always compared.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

#include <functional>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

const std::string kRows = rowsOf(kCells);

/// A board with the given lines above, between the bands and below, `bar` between the boxes and `between` after
/// each cell.
std::string framed(std::string_view cells, std::string_view top, std::string_view middle, std::string_view bottom,
                   std::string_view bar, std::string_view between) {
    std::string text(top);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (cell % 27 == 0 && cell > 0) text += middle;
        if (cell % 3 == 0) (text += bar) += between;
        (text += cells[cell]) += between;
        if (cell % 9 == 8) (text += bar) += '\n';
    }
    return text += bottom;
}

/// The frame of Simple Sudoku, the most common one.
std::string simpleBoard(std::string_view cells) {
    return framed(cells, " *-----------*\n", " |---+---+---|\n", " *-----------*\n", "|", "");
}

/// The board with all its candidates, as solvers print a position.
std::string listBoard(const Grid& grid) {
    Puzzle puzzle;
    puzzle.grid = grid;
    return write(formats::descriptors::pm, {puzzle});
}

/// The 81 cells of the only puzzle in a text; a failure returns words, which cannot equal 81 cells.
std::string cellsRead(std::string_view text) {
    const Collector found = readAny(text);
    if (found.puzzles.size() != 1 || !found.skips.empty()) return std::to_string(found.puzzles.size()) + " puzzles";
    return cellsOf(found.puzzles[0]);
}

/// The only error of a text without a puzzle. EmptyInput means "none, or several": readers never report it.
Error onlySkip(std::string_view text) {
    const Collector found = readAny(text);
    return found.puzzles.empty() && found.skips.size() == 1 ? found.skips[0] : Error{.code = ErrorCode::EmptyInput};
}

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

private slots:
    /// Every blank character with every line end, and all common separators between cells; lines of numbers around
    /// the rows must not become rows.
    void rowsAreRead() {
        for (const char blank : {'.', '0', '*', '_', '-', 'X', 'x', '?', 'p'})
            for (const char* end : {"\n", "\r\n", "\r"})
                QCOMPARE(cellsRead(rowsOf(replaced(kCells, '.', blank), "", end)), kCells);
        for (const char* between : {" ", "|", ",", ";", "\t", ", "})
            QCOMPARE(cellsRead(rowsOf(replaced(kCells, '.', '0'), between)), kCells);
        // A single 9 and a date are not rows, although they consist of digits.
        QCOMPARE(cellsRead("9\n" + kRows), kCells);
        QCOMPARE(cellsRead("14.09.2020\n" + kRows + "page 12\n"), kCells);
    }

    /// An editor that trims lines removes the spaces at the end of a row; the columns of the other rows show where
    /// they were.
    void blanksMayBeBlanks() {
        for (const char* between : {"", " "}) {
            std::string rows = rowsOf(replaced(kCells, '.', ' '), between);
            QCOMPARE(cellsRead(rows), kCells);
            QCOMPARE(cellsRead("A title\n" + rows + "\nThe end\n"), kCells);
            for (std::size_t end = rows.find(" \n"); end != std::string::npos; end = rows.find(" \n"))
                rows.erase(end, 1);
            QCOMPARE(cellsRead(rows), kCells);
        }
    }

    /// Word processors and web pages use a dozen kinds of spaces, both between cells and for blank cells; input
    /// methods of East Asia type full-width digits.
    void otherBlanksAndWideCharactersAreRead() {
        const auto with = [](std::string_view text, std::string_view blank) {
            std::string out;
            for (const char character : text) character == ' ' ? out += blank : out += character;
            return out;
        };
        const std::string tight = rowsOf(replaced(kCells, '.', ' ')), spread = rowsOf(replaced(kCells, '.', ' '), " ");
        for (const char* blank : {" ", "\u00a0", "\u2003", "\u2007", "\u2009", "\u202f", "\u3000"}) {
            QCOMPARE(cellsRead(with(tight, blank)), kCells);
            QCOMPARE(cellsRead(with(spread, blank)), kCells);
            QCOMPARE(cellsRead(with(rowsOf(kCells, " "), blank)), kCells);
        }
        std::string wide;
        for (const char character : kRows) {
            if (character == '\n') wide += character;
            else wide += QString(QChar(0xFF01 + character - '!')).toStdString();
        }
        QCOMPARE(cellsRead(wide), kCells);
        std::string keys;
        for (const char character : kRows)
            keys += character == '.' ? "\u2b1c" : character == '\n' ? "\n" : character + std::string("\ufe0f\u20e3");
        QCOMPARE(cellsRead(keys), kCells);
        // Many tables contain lines of a few numbers; eight rows are not a board.
        QVERIFY(readAny(with(spread.substr(0, 8 * 18), "\u00a0")).puzzles.empty());
        QVERIFY(readAny("1 2 3 4\n      7\n").puzzles.empty());
    }

    /// "---------" can be a row without digits or a line between bands. The blank character of the other rows
    /// decides.
    void aRowOfBlanksIsNoRuler() {
        for (const char blank : {'-', '_', '*', 'x', '?'}) {
            std::string cells = replaced(kCells, '.', blank);
            cells.replace(27, 9, 9, blank);
            QCOMPARE(cellsRead(rowsOf(cells)), kCells.substr(0, 27) + "........." + kCells.substr(36));
        }
        // The same character as a ruler, while the blank cells are dots.
        const std::string ruled =
            kRows.substr(0, 30) + "---------\n" + kRows.substr(30, 30) + "---------\n" + kRows.substr(60);
        QCOMPARE(cellsRead(ruled), kCells);
    }

    /// Frames of dots begin with a character that is a blank cell elsewhere; in frames with spaces for blank cells
    /// the columns identify the cells.
    void framesAreDecoration() {
        const std::string dots = ".-------.-------.-------.\n", colons = ":-------+-------+-------:\n",
                          quotes = "'-------'-------'-------'\n", plus = "+-------+-------+-------+\n";
        QCOMPARE(cellsRead(framed(kCells, dots, colons, quotes, "|", " ")), kCells);
        QCOMPARE(cellsRead(framed(replaced(kCells, '.', '0'), plus, plus, plus, "|", " ")), kCells);
        QCOMPARE(cellsRead(framed(kCells, "", "------+-------+------\n", "", "|", " ")), kCells);
        QCOMPARE(cellsRead(framed(kCells, "===\n", "===========\n", "===\n", "|", "")), kCells);
        QCOMPARE(cellsRead(simpleBoard(replaced(kCells, '.', 'X'))), kCells);
        QCOMPARE(cellsRead(framed(replaced(kCells, '.', ' '), plus, plus, plus, "|", "")), kCells);
        QCOMPARE(cellsRead(framed(replaced(kCells, '.', ' '), plus, plus, plus, "|", " ")), kCells);
    }

    /// Box-drawing characters, with a line of them below every row.
    void drawnBoxesAreFrames() {
        std::string text = "┏━┯━┯━┳━┯━┯━┳━┯━┯━┓\n";
        for (std::size_t cell = 0; cell < 81; ++cell) {
            text += cell % 3 == 0 ? "┃" : "│";
            text += kCells[cell] == '.' ? ' ' : kCells[cell];
            if (cell % 9 == 8) text += "┃\n┠─┼─┼─╂─┼─┼─╂─┼─┼─┨\n";
        }
        QCOMPARE(cellsRead(text), kCells);
    }

    /// A to I and 1 to 9 around the board: ten characters in a row, of which the first is not a cell.
    void labelsAreDropped() {
        std::string text = "   1 2 3   4 5 6   7 8 9\n";
        for (std::size_t cell = 0; cell < 81; ++cell) {
            if (cell % 9 == 0) text += std::string(1, "ABCDEFGHI"[cell / 9]) + " |";
            text += std::string(" ") + kCells[cell] + (cell % 3 == 2 ? " |" : "") + (cell % 9 == 8 ? "\n" : "");
        }
        QCOMPARE(cellsRead(text), kCells);
    }

    /// Rows with numbers, in any notation, with and without separators between the cells. Only nine numbers in
    /// their order count as labels: a 1 before a row may also be a cell.
    void numberedRowsAreRead() {
        for (const std::string mark : {". ", ") ", ": ", ".", ":", "|", " | ", " - ", "\t", ".\t", " "})
            for (const char* before : {"", "R", "r", "Row ", "("})
                for (const char* between : {"", " ", ","})
                    for (const char blank : {'.', '0'}) {
                        if (*before == '(' && mark[0] != ')') continue;
                        std::string text;
                        for (std::size_t row = 0; row < 9; ++row)
                            text += before + std::to_string(row + 1) + mark +
                                    rowsOf(replaced(kCells, '.', blank).substr(9 * row, 9), between);
                        QVERIFY2(cellsRead(text) == kCells, text.c_str());
                    }
        std::string fromZero, outOfOrder, figures;
        for (std::size_t row = 0; row < 9; ++row) {
            fromZero += std::to_string(row) + ": " + kRows.substr(10 * row, 10);
            outOfOrder += std::to_string(row % 8 + 1) + ": " + kRows.substr(10 * row, 10);
            figures += std::to_string(row + 1) + ". 55500000" + std::to_string(row) + "\n";
        }
        QCOMPARE(cellsRead(fromZero), kCells);
        QCOMPARE(cellsRead(fromZero.substr(0, 9 * 13) + "9: a remark\n"), kCells);
        QVERIFY(readAny(outOfOrder).puzzles.empty());
        QVERIFY(readAny(figures).puzzles.empty());
        QVERIFY(readAny("1. Wash 12 apples\n2. Cut them\n3. 180 degrees, 30 minutes\n").puzzles.empty());
        QCOMPARE(readAny(fromZero + fromZero).puzzles.size(), std::size_t{2});
    }

    /// A head line with the names of nine columns, and perhaps a column with the numbers of the rows; rows that end
    /// with empty fields can be read in two ways.
    void tablesMayNameTheirColumns() {
        std::vector<std::string> heads = {"1,2,3,4,5,6,7,8,9", "0,1,2,3,4,5,6,7,8", "A,B,C,D,E,F,G,H,I"};
        for (const char* name : {"c", "C", "col", "Column ", "R1C"}) {
            std::string head;
            for (int column = 1; column <= 9; ++column)
                head += (column > 1 ? "," : "") + (name + std::to_string(column));
            heads.push_back(head);
        }
        for (const std::string& head : heads)
            for (const char separator : {',', ';', '\t'}) {
                std::string plain = head + "\n", numbered = "," + plain, named = "row," + plain;
                for (std::size_t row = 0; row < 9; ++row) {
                    std::string fields;
                    for (std::size_t column = 0; column < 9; ++column) {
                        if (column > 0) fields += ',';
                        if (const char character = kCells[9 * row + column]; character != '.') fields += character;
                    }
                    plain += fields + "\n";
                    numbered += std::to_string(row) + "," + fields + "\n";
                    named += std::to_string(row + 1) + "," + fields + "\n";
                }
                for (const std::string& table : {plain, numbered, named})
                    QVERIFY2(cellsRead(replaced(table, ',', separator)) == kCells, table.c_str());
            }
    }

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

    /// Text that is evidently meant as a board but is not 9x9 is reported with its line and count, other sizes by
    /// their name.
    void wrongSizesAreSaid() {
        // 13 rows are one board and four more rows: it is unknown which nine are meant, so none are read.
        QCOMPARE(onlySkip(kRows.substr(0, 80)).found, 8);
        QCOMPARE(onlySkip(kRows + kRows.substr(0, 40)).found, 13);
        std::string wide = kRows;
        wide.insert(wide.begin() + 44, '5');
        const Error row = onlySkip(wide);
        QCOMPARE(row.code, ErrorCode::WrongCellCount);
        QCOMPARE(row.detail, ErrorDetail::RowOfNine);
        QCOMPARE(row.line, 5);
        QCOMPARE(row.found, 10);
        for (const int size : {6, 12, 16, 25}) {
            std::string board;
            for (int n = 0; n < size * size; ++n) {
                board += n % 3 == 0 ? "123456789ABCDEFGHIJKLMNOP"[n % size] : '.';
                if (n % size == size - 1) board += '\n';
                // Larger boards contain letters as well; their size alone must identify them.
            }
            const std::string name = std::to_string(size) + 'x' + std::to_string(size);
            QCOMPARE(onlySkip(board).code, ErrorCode::WrongSize);
            QCOMPARE(onlySkip(board).text, name);
        }
    }

    /// Smaller sizes, whose rows may be any numbers: with zeros, with dots, with separators, in a frame, in one
    /// line.
    void smallSizesAreSaid() {
        for (const std::size_t size : {4u, 6u, 8u}) {
            std::string grid;
            for (std::size_t at = 0; at < size * size; ++at) {
                const std::size_t sum = at / size + at % size;
                grid += sum % 3 == 0 ? '0' : static_cast<char>('1' + sum % size);
            }
            const auto lines = [&](char blank, const std::string& between, const std::string& border) {
                std::string text = border;
                for (std::size_t at = 0; at < grid.size(); ++at) {
                    text += grid[at] == '0' ? blank : grid[at];
                    text += at % size == size - 1 ? "\n" + (at % (2 * size) == 2 * size - 1 ? border : "") : between;
                }
                return text;
            };
            for (const std::string& text : {lines('0', "", ""), lines('.', "", ""), lines('0', " ", ""),
                                            lines('.', ",", ""), lines('.', " ", "+---+---+\n"), lines('.', " | ", ""),
                                            grid + "\n", "A title\n" + lines('0', "", "") + "\nmore\n"}) {
                const Error error = onlySkip(text);
                QVERIFY2(error.code == ErrorCode::WrongSize, text.c_str());
                QCOMPARE(error.text, std::to_string(size) + "x" + std::to_string(size));
            }
        }
        // Years, dates and longer lists of numbers are not grids.
        for (const char* text : {"2024\n2023\n2022\n2021\n", "1234\n2341\n3412\n4123\n1243\n", "0 1 2 3\n4 5 6 7\n",
                                 "1 2\n2 1\n", "4111111111111111\n", "120401\n130501\n"})
            QVERIFY2(readAny(text).skips.empty(), text);
    }

    /// A letter, a symbol, a digit of another script, a character of two bytes: always cell 5 of line 4.
    void wrongCharactersAreReported() {
        for (const char* character : {"q", "#", "٣", "ä"}) {
            std::string rows = kRows;
            const Error error = onlySkip(rows.replace(34, 1, character));
            QCOMPARE(error.code, ErrorCode::WrongCharacter);
            QCOMPARE(error.line, 4);
            QCOMPARE(error.column, 5);
            QCOMPARE(error.text, std::string(character));
        }
    }

    /// As spreadsheets write them, with the separators of different countries.
    void tablesMayHaveEmptyFields() {
        for (const char separator : {',', ';', '\t'})
            for (const char* end : {"\n", "\r\n"}) {
                std::string table;
                for (std::size_t cell = 0; cell < 81; ++cell) {
                    if (kCells[cell] != '.') table += kCells[cell];
                    table += cell % 9 == 8 ? std::string(end) : std::string(1, separator);
                }
                QCOMPARE(idOf(table), std::string("csv"));
                QCOMPARE(cellsRead(table), kCells);
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

QTEST_APPLESS_MAIN(TestBoards)
#include "tst_boards.moc"
