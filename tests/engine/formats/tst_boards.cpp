// SPDX-License-Identifier: MIT
// Sudokus in nine lines, with and without frames. Nearly every case was found in something that people pasted
// somewhere; here all are generated from one puzzle, so that the same 81 cells are always compared.
#include "tests/engine/formats/boards.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

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
};

QTEST_APPLESS_MAIN(TestBoards)
#include "tst_boards.moc"
