// SPDX-License-Identifier: MIT
// Tables of puzzles: the information in other columns, and the damage that spreadsheets cause. Also text next to a
// puzzle that changes its meaning: regions in letters, codes of other sites.
#include "engine/formats/relatedgrids.h"
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

std::string filled(std::string cells) {
    for (std::size_t at = 0; at < cells.size(); ++at)
        if (cells[at] == '.') cells[at] = static_cast<char>('1' + (at * 4) % 9);
    return cells;
}

/// `given` where a cell has a digit, `other` elsewhere.
std::string maskOf(std::string cells, char given, char other) {
    for (char& character : cells) character = character == '.' ? other : given;
    return cells;
}

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private slots:
    /// Masks with a one for the open cells are understood too.
    void masksSayWhatIsGiven() {
        const std::string full = filled(kCells);
        for (const std::string& mask : {maskOf(kCells, '1', '0'), maskOf(kCells, '0', '1')})
            for (const std::string& line :
                 {full + "," + mask, mask + "," + full, "1\t" + full + "\t" + mask + "\teasy"}) {
                const Collector found = readAny(line + "\n");
                QVERIFY2(found.puzzles.size() == 1, line.c_str());
                QVERIFY(found.puzzles[0].givensKnown);
                QCOMPARE(found.puzzles[0].grid.givensText(), kCells);
            }
        const Collector three = readAny("INSERT INTO games VALUES (1,'" + kCells + "','" + full + "','" +
                                        maskOf(kCells, '1', '0') + "');\n");
        QCOMPARE(three.puzzles.size(), std::size_t{1});
        QCOMPARE(three.puzzles[0].grid.cellsText(), kCells);
    }

    void roundedNumbers() {
        const std::string solution = filled(kCells);
        for (const std::string& line : {std::string("4.30021E+78,8.64371E+80"), std::string("1.00E+80;8.64371E+80"),
                                        "4.30021E+78," + solution, std::string("\"7,00084E+80\";\"7,12984E+80\"")}) {
            const Collector found = readAny("quizzes,solutions\n" + line + "\n");
            QVERIFY2(found.puzzles.empty(), line.c_str());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::RoundedNumber);
            QCOMPARE(found.skips[0].line, 2);
        }
        // The solution proves that only zeros are missing; it is not read instead of the puzzle.
        const std::string zeros = "00" + replaced(kCells, '.', '0').substr(2);
        const std::string number = zeros.substr(zeros.find_first_not_of('0'));
        const Collector short1 = readAny("quizzes,solutions\n" + number + "," + solution + "\n");
        QVERIFY(short1.puzzles.empty());
        QCOMPARE(short1.skips[0].code, ErrorCode::RoundedNumber);
        QVERIFY(readAny("It weighs 4.3E+20 kg, or 6.02E+23.\n").skips.empty());
    }

    /// A character for the kind before the cells and the time after them: the cells begin at the second character.
    void gamesWithKindAndTime() {
        const std::string cells = replaced(kCells, '.', '0');
        const Collector found = readAny("9" + cells + "00:12:0000000000\n");
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(found.puzzles[0].grid.cellsText(), kCells);
        const Collector diagonals = readAny("X" + cells + "00:12:0000000000\n");
        QVERIFY(diagonals.puzzles.empty());
        QCOMPARE(diagonals.skips[0].code, ErrorCode::Variant);
        QCOMPARE(readAny("8" + cells + "00:12:0000000000\n").skips[0].code, ErrorCode::WrongCellCount);
    }

    /// Sums of cages and arrows to the neighbour of the same cage.
    void tablesOfCagesAreRefused() {
        const std::vector<std::string> rows = {"12 < 15 < < 9 21 < <", "^ 8 ^ 14 < ^ ^ 11 <", "17 ^ 6 < ^ 10 < ^ 13",
                                               "^ < 12 ^ 19 < 7 < ^",  "9 16 < < ^ 5 ^ 18 ^", "^ ^ 11 < 14 < < ^ <",
                                               "20 < ^ 13 ^ 8 17 < 6", "^ 7 < ^ 12 ^ ^ 15 ^", "^ 10 < < ^ 9 < ^ <"};
        std::string spaced, barred;
        for (const std::string& row : rows) {
            spaced += row + '\n';
            barred += '|' + replaced(row, ' ', '|') + "|\n";
        }
        for (const std::string& table : {spaced, barred, replaced(spaced, ' ', ',')}) {
            const Collector found = readAny("Killer 5\n" + table + "\nSudoku 6\n" + rowsOf(kCells));
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::Variant);
            QCOMPARE(found.skips[0].detail, ErrorDetail::Killer);
            QCOMPARE(found.skips[0].line, 2);
        }
        // A row less is something else.
        QVERIFY(readAny(spaced.substr(0, spaced.rfind("^ 10"))).skips.empty());
    }

    void listsOfCandidatesThatAreShort() {
        const std::string all = "123456789";
        std::string characters;
        for (int n = 0; n < 81; ++n) characters += all;
        for (const std::size_t size : {std::size_t{728}, std::size_t{730}}) {
            const Collector found = readAny((characters + all).substr(0, size) + "\n");
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].found, static_cast<long long>(size));
            QCOMPARE(found.skips[0].detail, ErrorDetail::CandidateList);
        }
    }

    /// Two characters in base 32 for each cell: its candidates, and whether it is a clue.
    void sudokuWikiSince2023() {
        constexpr std::string_view kCharacterKinds = "0123456789abcdefghijklmnopqrstuv";
        Grid grid = Grid::fromCells(kCells);
        grid.place(1, 8); // placed, not a clue
        std::string code;
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            unsigned mask = 0;
            for (const Digit digit : grid.isSet(cell) ? Digits::of(grid.value(cell)) : grid.candidates(cell))
                mask |= 1u << (digit - 1);
            const unsigned number = mask << 1 | (grid.isGiven(cell) ? 1u : 0u);
            (code += kCharacterKinds[number / 32]) += kCharacterKinds[number % 32];
        }
        const Collector found = readAny("https://www.sudokuwiki.org/sudoku.htm?bd=" + code + "\n");
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(found.puzzles[0].grid.givensText(), kCells);
        QCOMPARE(found.puzzles[0].grid.cellsText(), grid.cellsText());
        QVERIFY(found.puzzles[0].hasMarks);
        for (const Cell cell : grid.blanks()) QCOMPARE(found.puzzles[0].grid.candidates(cell), grid.candidates(cell));
        QCOMPARE(idOf("https://www.sudokuwiki.org/sudoku.htm?bd=" + code + "\n"), std::string("sudokuwiki"));
        // A cell without any candidate.
        std::string damaged = code;
        damaged.replace(4, 2, "00");
        QCOMPARE(readAny("http://a.b/?bd=" + damaged + "\n").skips[0].code, ErrorCode::Damaged);
    }

    /// Above the puzzle or below it, with or without separators.
    void regionsInLetters() {
        const std::string map =
            "AAABBBCCC\nAAABBBCCC\nAABBBCCCF\nADDDEEEFF\nDDDEEEFFF\nDDDEEEFFF\nGGGHHHIII\nGGGHHHIII\nGGGHHHIII\n";
        std::string spread;
        for (const char character : map)
            spread += character == '\n' ? std::string("\n") : std::string(1, character) + " ";
        for (const std::string& regions : {map, spread})
            for (const std::string& text :
                 {rowsOf(kCells) + "\n" + regions, regions + "\n" + rowsOf(kCells), rowsOf(kCells) + regions}) {
                Collector found;
                RelatedGrids related(found);
                const Format* format = detectEngineFormat(text);
                QVERIFY(format != nullptr);
                readPiece(*format, {.text = text}, related);
                related.finish();
                QVERIFY2(found.puzzles.empty(), text.c_str());
                QCOMPARE(found.skips.size(), std::size_t{1});
                QCOMPARE(found.skips[0].code, ErrorCode::Variant);
            }
    }
};

QTEST_APPLESS_MAIN(TestTables)
#include "tst_tables.moc"
