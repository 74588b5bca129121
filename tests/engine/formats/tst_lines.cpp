// SPDX-License-Identifier: MIT
// Sudokus in one line, and the text around them. The hard part is text that is not a Sudoku: rulers, dates, lists
// and sentences must be ignored silently, whereas a line with one cell too few must be reported.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// The only puzzle of a text; otherwise a puzzle whose name describes the result.
Puzzle only(std::string_view text) {
    Collector found = readAny(text);
    if (found.puzzles.size() == 1 && found.skips.empty()) return std::move(found.puzzles[0]);
    Puzzle none;
    none.name = std::to_string(found.puzzles.size()) + " puzzles, " + std::to_string(found.skips.size()) + " skips";
    return none;
}

Error onlySkip(std::string_view text) {
    const Collector found = readAny(text);
    return found.puzzles.empty() && found.skips.size() == 1 ? found.skips[0] : Error{.code = ErrorCode::EmptyInput};
}

} // namespace

class TestLines : public QObject {
    Q_OBJECT

private slots:
    /// In a table with a column of solutions a wrong one is reported and is not a puzzle.
    void wrongSolutionsAreReported() {
        const std::string puzzle = replaced(kCells, '.', '0'), wrong(81, '1');
        const Collector found =
            readAny("quizzes,solutions\n" + puzzle + "," + wrong + "\n" + puzzle + "," + wrong + "\n");
        QCOMPARE(found.puzzles.size(), std::size_t{2});
        QVERIFY(found.skips.empty());
        QCOMPARE(found.warnings.size(), std::size_t{2});
        QCOMPARE(found.warnings[1],
                 (Error{.code = ErrorCode::Damaged, .line = 3, .detail = ErrorDetail::SolutionColumn}));
    }

    /// Columns come in any order; the names of 81 columns of cells are not a damaged puzzle.
    void solutionsMayStandFirst() {
        const std::string puzzle = replaced(kCells, '.', '0'), solution = replaced(kCells, '.', '1');
        for (const char* head : {"solution,puzzle\n", "", "id,solution,puzzle\n"}) {
            const std::string line = (*head == 'i' ? "7," : "") + solution + "," + puzzle + "\n";
            const Collector found = readAny(head + line + line);
            QCOMPARE(found.puzzles.size(), std::size_t{2});
            QCOMPARE(cellsOf(found.puzzles[1]), kCells);
            QVERIFY(found.skips.empty() && found.puzzles[1].name.empty());
        }
        std::string names;
        for (int cell = 0; cell < 81; ++cell)
            names += "R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1) + (cell < 80 ? "," : "\n");
        QCOMPARE(only(names + rowsOf(puzzle, ",", ",")).grid.cellsText(), kCells);
    }

    /// The last line of a file often has no line end; the blank character "-" makes a line that looks like a ruler.
    void everyBlankCharacterIsRead() {
        for (const char blank : {'.', '0', '*', '_', '-', 'X', 'x', '?'})
            for (const char* end : {"", "\n", "\r\n", "\r"})
                QCOMPARE(only(replaced(kCells, '.', blank) + end).grid.cellsText(), kCells);
    }

    /// Only the length distinguishes such a line from a row of numbers; a slightly shorter one counts as a Sudoku
    /// that was cut.
    void blanksMayBeBlanks() {
        QCOMPARE(only(replaced(kCells, '.', ' ') + "\n").grid.cellsText(), kCells);
        const std::string cut = replaced(kCells, '.', ' ').substr(0, 79);
        const Error error = onlySkip(cut + "\n");
        QCOMPARE(error.code, ErrorCode::WrongCellCount);
        QCOMPARE(error.found, 79);
    }

    /// Separators of all kinds, groups of nine, and -1 for a blank cell: its minus must not be a blank cell, nor
    /// its 1 a digit.
    void cellsMayBeSpaced() {
        for (const char* between : {" ", ",", ", ", ";", "\t", "|"}) {
            const std::string spread = rowsOf(replaced(kCells, '.', '0'), between, between);
            QCOMPARE(only(spread + "\n").grid.cellsText(), kCells);
        }
        QCOMPARE(only(rowsOf(kCells, "", " ") + "\n").grid.cellsText(), kCells);
        std::string numbers;
        for (const char character : kCells)
            numbers += character == '.' ? std::string("-1 ") : std::string(1, character) + ' ';
        QCOMPARE(only(numbers + "\n").grid.cellsText(), kCells);
    }

    /// Arrays as people paste them from source code and notebooks, one or several in a line.
    void listsOfProgramsAreRead() {
        const std::string zeros = replaced(kCells, '.', '0');
        const std::string array = "[[" + rowsOf(zeros, ",", "],[").substr(0, 9 * 20 - 3) + "]]";
        QCOMPARE(only(array).grid.cellsText(), kCells);
        QCOMPARE(readAny("['" + zeros + "','" + zeros + "', '" + zeros + "']").puzzles.size(), std::size_t{3});
        QCOMPARE(readAny(array + "," + array + "," + array).puzzles.size(), std::size_t{3});
        std::string nulls = "[";
        for (const char character : kCells)
            nulls += character == '.' ? std::string("null,") : std::string(1, character) + ',';
        QCOMPARE(only(nulls.substr(0, nulls.size() - 1) + "]").grid.cellsText(), kCells);
    }

    /// Ids, ratings, names and comments where lists have them. Dates and decimals in a comment are not ratings.
    void surroundingsBecomeFields() {
        QCOMPARE(only("easy-s1 " + kCells).id, std::string("easy-s1"));
        QCOMPARE(only("Puzzle 12: " + kCells).name, std::string("Puzzle 12"));
        QCOMPARE(only(kCells + " ED=7.2/1.2/1.2").rating, std::string("7.2/1.2/1.2"));
        QCOMPARE(only(kCells + "  8.4").rating, std::string("8.4"));
        QCOMPARE(only(kCells + "\tThe name").name, std::string("The name"));
        QCOMPARE(only("s1\t" + kCells + "\tThe name\tok\t7.5\t1.2").name, std::string("The name"));
        QCOMPARE(only(kCells + "#83").comment, std::string("83"));
        QVERIFY(only(kCells + "  # {\"id\":\"easy-1\",\"seed\":12}").comment.empty());
        QCOMPARE(only(kCells + " // here, 14.09.2020 - hard").comment, std::string("here, 14.09.2020 - hard"));
        QCOMPARE(only(kCells + ",a label,somebody,3,9.1").name, std::string("a label"));
        const Puzzle bank = only("0123456789ab " + replaced(kCells, '.', '0') + "  7.2\n");
        QCOMPARE(bank.id, std::string("0123456789ab"));
        QCOMPARE(bank.rating, std::string("7.2"));
    }

    /// Any number of words and numbers may follow, also sixteen or twenty-five: the line is not a row of a larger
    /// Sudoku.
    void remarksMayBeLong() {
        std::string remarks;
        for (int words = 1; words <= 40; ++words) {
            remarks += (words % 2 ? "\tSingle x" : " House 1") + std::to_string(words);
            QCOMPARE(only(kCells + remarks + "\n").grid.cellsText(), kCells);
        }
    }

    /// With a header line the fields need not be guessed; a difficulty is a rating or a level, depending on its
    /// form.
    void columnsHaveNames() {
        const std::string solution(81, '1');
        const std::string table = "id,puzzle,clues,difficulty\n7," + kCells + ",22,3.5\n8," + kCells + ",22,hard\n";
        const Collector found = readAny(table);
        QCOMPARE(found.puzzles.size(), std::size_t{2});
        QCOMPARE(found.puzzles[0].id, std::string("7"));
        QCOMPARE(found.puzzles[0].rating, std::string("3.5"));
        QCOMPARE(found.puzzles[1].level, std::string("hard"));
        QCOMPARE(only("\"puzzle\",\"difficulty\",\"score\"\n\"" + kCells + "\",\"easy\",\"12\"\n").level,
                 std::string("easy"));
    }

    /// A full board that agrees with the puzzle before it is its solution; with one cell changed it is a puzzle of
    /// its own.
    void solutionsAreNoPuzzles() {
        std::string solution = replaced(kCells, '.', '1');
        for (const char* between : {",", ", ", " ", "\t"})
            QCOMPARE(only(kCells + between + solution + "\n").grid.cellsText(), kCells);
        // The first given is a 7, so this board is not a solution of it.
        solution[0] = '9';
        QCOMPARE(readAny(kCells + "," + solution + "\n").puzzles.size(), std::size_t{2});
    }

    /// 81 cells within a comment are not a puzzle; only line 4 has one.
    void commentsAndTitlesAreNoPuzzles() {
        const std::string text = "95\n# a comment with " + kCells + "\nTop 95, Version 4.2n of 14.09.2020\n" + kCells +
                                 " # as was " + kCells + "\n// " + kCells + "\nx-wing: expert, max. 0 ...\n";
        QCOMPARE(only(text).line, 4);
    }

    /// Two comment lines introduce the file and name nothing; a level holds until a title that is not a level.
    void levelsHoldUntilTheNextTitle() {
        const std::string line = kCells + "\n";
        const Collector found = readAny("# About\n# this file\n# EASY\n" + line + line + "\n// Very hard\n" + line +
                                        "# Swordfish\n" + line + line);
        QCOMPARE(found.puzzles.size(), std::size_t{5});
        QCOMPARE(found.puzzles[1].level, std::string("EASY"));
        QCOMPARE(found.puzzles[2].level, std::string("Very hard"));
        QCOMPARE(found.puzzles[4].comment, std::string("Swordfish"));
        QVERIFY(found.puzzles[4].level.empty());
    }

    /// Broken into lines at any width, as mail programs and editors do it. With one cell too few or too many it is
    /// not a Sudoku, and none begins in the middle of longer lines.
    void brokenLinesArePutTogether() {
        const auto broken = [](const std::string& text, std::size_t width, const std::string& end) {
            std::string out;
            for (std::size_t at = 0; at < text.size(); at += width)
                out += text.substr(at, width) + (at + width < text.size() ? end : "\n");
            return out;
        };
        const std::string spread = rowsOf(replaced(kCells, '.', '0'), ",", ",");
        for (std::size_t width = 10; width < 81; ++width) {
            for (const char* end : {"\n", "\r\n", "=\n", "\\\n", "\"\n\""}) {
                QCOMPARE(only(broken(kCells, width, end)).grid.cellsText(), kCells);
                QCOMPARE(only("\"" + broken(kCells, width, end) + "\"\n").grid.cellsText(), kCells);
            }
            QCOMPARE(only(broken(spread, 2 * width, "\n")).grid.cellsText(), kCells);
            const std::string text = broken(kCells, width, "\n");
            QCOMPARE(readAny("A title\n" + text + "\n" + text + text).puzzles.size(), std::size_t{3});
            QVERIFY(readAny(text.substr(1)).puzzles.empty());
            QVERIFY(readAny(broken(kCells + "5", width, "\n")).puzzles.empty());
            QVERIFY(readAny(text.substr(0, width + 1) + text).puzzles.empty());
        }
        QCOMPARE(readAny(broken(kCells + kCells + kCells, 81, "\n")).puzzles.size(), std::size_t{3});
        QVERIFY(readAny(broken(kCells, 27, "\n") + kCells.substr(0, 27) + "\n").puzzles.empty());
    }

    /// Lengths near 81 and far from it, up to two joined lines: the error contains the count, and the line is never
    /// padded or cut.
    void wrongLengthsAreSaid() {
        for (const int length : {60, 72, 79, 80, 82, 90, 162}) {
            const Error error = onlySkip("a title\n" + (kCells + kCells).substr(0, static_cast<std::size_t>(length)));
            QCOMPARE(error.code, ErrorCode::WrongCellCount);
            QCOMPARE(error.line, 2);
            QCOMPARE(error.found, length);
        }
        std::string spread = rowsOf(kCells, " ", " ");
        QCOMPARE(onlySkip(spread.substr(2)).found, 80);
        QCOMPARE(onlySkip("5 " + spread).found, 82);
    }

    /// Too short to be recognised by its length, but the list continues after it: left out and reported.
    void linesCutShortInAListAreSaid() {
        for (const int length : {5, 9, 14, 27, 44}) {
            const std::string cut = kCells.substr(0, static_cast<std::size_t>(length));
            for (const std::string& before : {kCells + "\n", kCells + "\r\n\r\n", std::string()}) {
                const Collector found = readAny(before + cut + "\n" + kCells + "\n");
                QCOMPARE(found.puzzles.size(), std::size_t{before.empty() ? 1u : 2u});
                QCOMPARE(found.skips.size(), std::size_t{1});
                QCOMPARE(found.skips[0].code, ErrorCode::WrongCellCount);
                QCOMPARE(found.skips[0].found, length);
                QCOMPARE(found.skips[0].line, before.empty() ? 1 : before.size() > 82 ? 3 : 2);
            }
        }
        const Collector three = readAny(kCells + "\n" + "5..1.\n..7...3\n1......\n" + kCells + "\n");
        QCOMPARE(three.skips.size(), std::size_t{3});
        QCOMPARE(three.puzzles.size(), std::size_t{2});
    }

    /// Numbers, dates, versions and rulers between the puzzles of a list.
    void titlesInAListAreNoLinesCutShort() {
        for (const char* title : {"12", "100000", "1420070400", "14.9.1999", "14.09.2020", "1.25", "v1.2.3", "-----",
                                  "...", "*****", "Easy", "No. 5"})
            QVERIFY2(readAny(kCells + '\n' + title + '\n' + kCells + '\n').skips.empty(), title);
    }

    /// The letter O for every blank is a mistake that people make; two kinds of blanks in one puzzle are another.
    void wrongCharactersAreReported() {
        for (const char* character : {"A", "q", "ö", "٣", "३", "%"}) {
            std::string cells = kCells;
            const Error error = onlySkip(cells.replace(40, 1, character));
            QCOMPARE(error.code, ErrorCode::WrongCharacter);
            QCOMPARE(error.line, 1);
            QCOMPARE(error.column, 41);
            QCOMPARE(error.text, std::string(character));
        }
        QCOMPARE(onlySkip(replaced(kCells, '.', 'O')).text, std::string("O"));
        QCOMPARE(onlySkip(replaced(kCells, '.', 'O')).column, 2);
        // The blank cells are dots; a single 0 among them is a typing mistake or a lost digit.
        std::string mixed = kCells;
        mixed[80 - 1] = '0';
        QCOMPARE(onlySkip(mixed).code, ErrorCode::WrongCharacter);
        QCOMPARE(onlySkip(mixed).column, 80);
    }

    /// 81 dashes are a ruler; 81 dots or zeros are the empty board.
    void rulersAreNoPuzzles() {
        for (const char character : {'-', '*', '_', '=', 'x', '?'}) {
            const Collector found = readAny(std::string(81, character) + "\n" + std::string(80, character) + "\n");
            QVERIFY(found.puzzles.empty() && found.skips.empty());
        }
        QCOMPARE(only(std::string(81, '.')).grid, Grid());
        QCOMPARE(only(std::string(81, '0')).grid, Grid());
    }

    /// Codes of killer and jigsaw Sudokus, and a 16x16 in one line: refused by their names, and not for a wrong
    /// count.
    void otherSudokusAreNamed() {
        std::string large;
        for (int n = 0; n < 256; ++n) large += n % 3 == 0 ? "123456789ABCDEFG"[n % 16] : '.';
        // 256 characters in a line: an error with a count of 256 instead of 81 would not help the user.
        QCOMPARE(onlySkip(large).text, std::string("16x16"));
        std::string killer("3x3::k:"), jigsaw("SumoCueV1");
        for (int n = 0; n < 81; ++n) {
            killer += std::to_string(256 * (n % 30) + n % 17) + ';';
            jigsaw += '=' + std::to_string(n % 20) + 'J' + std::to_string(n % 9);
        }
        QCOMPARE(onlySkip(killer).detail, ErrorDetail::Killer);
        QCOMPARE(onlySkip(jigsaw).detail, ErrorDetail::Jigsaw);
    }

    /// How mail programs, word processors and sentences change a line of cells.
    void pastesKeepTheirQuotesAndTypography() {
        QCOMPARE(only("> Try this:\n> " + kCells + "\n").grid.cellsText(), kCells);
        std::string typed;
        for (const char character : kCells) typed += character == '.' ? std::string("–") : std::string(1, character);
        QCOMPARE(only(typed).grid.cellsText(), kCells);
        QCOMPARE(only("\xC2\xA0" + replaced(kCells, '.', '0') + "\xC2\xA0\n").grid.cellsText(), kCells);
        QCOMPARE(only("It is " + replaced(kCells, '.', '0') + ".").grid.cellsText(), kCells);
    }

    /// Line numbers count the lines of the text, for puzzles and for errors.
    void skippedLinesDoNotStopAList() {
        const Collector found =
            readAny(kCells + "\n" + kCells + "5\n" + kCells + "\nA" + kCells.substr(1) + "\n" + kCells);
        QCOMPARE(found.puzzles.size(), std::size_t{3});
        QCOMPARE(found.skips.size(), std::size_t{2});
        QCOMPARE(found.skips[0].line, 2);
        QCOMPARE(found.skips[1].line, 4);
        QCOMPARE(found.puzzles[2].line, 5);
    }

    /// A column of a spreadsheet; with one line more or less it is not a Sudoku, and a short list of numbers never
    /// is.
    void oneCellOnEachLine() {
        std::string text;
        for (const char character : kCells)
            text += character == '.' ? std::string("\n") : std::string(1, character) + "\n";
        QCOMPARE(only(text).grid.cellsText(), kCells);
        QCOMPARE(onlySkip(text.substr(2)).found, 80);
        QVERIFY(readAny(text + "5\n").puzzles.empty());
        QVERIFY(readAny("9\n\n3\n").skips.empty());
    }
};

QTEST_APPLESS_MAIN(TestLines)
#include "tst_lines.moc"
