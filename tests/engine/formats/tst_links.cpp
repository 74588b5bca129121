// SPDX-License-Identifier: MIT
// Addresses that contain a whole puzzle. The program never loads the page, so it cannot open links without one.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

constexpr std::string_view kWiki = "https://www.sudokuwiki.org/sudoku.htm?bd=";

/// SudokuWiki's code of a position: each cell is a number below 18 + 512 in base 36, which is a given, a placed
/// digit or the mask of its candidates.
std::string codeOf(const Grid& grid) {
    std::string code = "S9B";
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int number = grid.isGiven(cell) ? grid.value(cell)
                           : grid.isSet(cell) ? 9 + grid.value(cell)
                                              : 18 + static_cast<int>(grid.candidates(cell).mask());
        for (const int digit : {number / 36, number % 36})
            code += static_cast<char>(digit < 10 ? '0' + digit : 'a' + digit - 10);
    }
    return code;
}

} // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    /// In a sentence, in HTML, with and without parameters after the cells: the address is kept and ends at the
    /// right place.
    void addressesWithAllCells() {
        const std::string zeros = replaced(kCells, '.', '0');
        for (const std::string& link :
             {"https://sudoku.coach/en/play/" + zeros, "https://sudokuexchange.com/play/?s=" + zeros + "&d=3",
              "<a href=\"http://example.org/sudoku#" + zeros + "\">this one</a>",
              "Look: http://example.org/" + kCells + " !"}) {
            QCOMPARE(idOf(link), std::string("link"));
            const Collector found = readAny(link);
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            QCOMPARE(cellsOf(found.puzzles[0]), kCells);
            QVERIFY(found.puzzles[0].url.starts_with("http"));
            QVERIFY(found.puzzles[0].url.find_first_of("\" <>") == std::string::npos);
        }
        QCOMPARE(idOf(std::string(kWiki) + zeros), std::string("sudokuwiki"));
    }

    /// Browsers escape different characters, up to all of them; spaces become plus signs, and rows may have any
    /// separator.
    void escapedAddressesAreRead() {
        const auto escaped = [](std::string_view text, std::string_view characters) {
            constexpr char kHex[] = "0123456789abcdef";
            std::string out;
            for (const char character : text) {
                if (characters.find(character) == std::string_view::npos) out += character;
                else (((out += '%') += kHex[character / 16]) += kHex[character % 16]);
            }
            return out;
        };
        const std::string zeros = replaced(kCells, '.', '0');
        for (const std::string& cells :
             {escaped(kCells, "."), escaped(kCells, ".123456789"), escaped(zeros, "0"), replaced(kCells, '.', '+'),
              escaped(replaced(kCells, '.', ' '), " "), escaped(replaced(kCells, '.', '_'), "_"),
              escaped(rowsOf(zeros), "\n"), escaped(rowsOf(zeros, "", "\r\n"), "\r\n"),
              escaped(rowsOf(zeros, "", "/"), "/"), escaped(rowsOf(zeros, "", "|").substr(0, 89), "|"),
              escaped(rowsOf(zeros, ",", ","), ",")})
            for (const char* address : {"https://example.org/sudoku?bd=", "example.org/play?level=a%20b&bd="})
                for (const char* after : {"", "&d=1&x=%2E%2E", "\" and more"}) {
                    const Collector found = readAny(address + cells + after + "\n");
                    QVERIFY2(found.puzzles.size() == 1, (address + cells + after).c_str());
                    QCOMPARE(cellsOf(found.puzzles[0]), kCells);
                    QVERIFY(found.skips.empty());
                }
        const Collector cut = readAny("https://example.org/?bd=" + escaped(kCells.substr(1), ".") + "\n");
        QVERIFY(cut.puzzles.empty());
        QCOMPARE(cut.skips.size(), std::size_t{1});
        QCOMPARE(cut.skips[0].found, 80);
        QVERIFY(readAny("https://example.org/a%20b?x=%2E%2E1%2C2&y=3+4\n").skips.empty());
    }

    /// A published sample link of such a page has 84 cells.
    void wrongLengthsAreSaid() {
        for (const int length : {80, 84}) {
            const std::string cells = (replaced(kCells, '.', '0') + "0000").substr(0, static_cast<std::size_t>(length));
            const Collector found = readAny("https://sudokuexchange.com/play/?s=" + cells + "&d=1\n");
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].found, length);
        }
    }

    /// The test encodes positions as the page does: givens, placed digits and candidates come back.
    void codesHoldTheWholePosition() {
        std::mt19937 random(21);
        for (int round = 0; round < 300; ++round) {
            const Puzzle game = randomGame(random, true, true);
            bool good = true;
            // The code has no number for a cell without candidates, so such games are skipped.
            for (const Cell cell : game.grid.blanks()) good = good && !game.grid.candidates(cell).empty();
            if (!good) continue;
            const Collector found = readAny(std::string(kWiki) + codeOf(game.grid));
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            QCOMPARE(found.puzzles[0].grid, game.grid);
            QVERIFY(found.puzzles[0].givensKnown && found.puzzles[0].hasMarks);
        }
    }

    /// Too short, too long, a number beyond the last mask.
    void damagedCodesAreSaid() {
        const std::string code = codeOf(Grid::fromCells(kCells));
        for (const std::string& bad : {code.substr(0, 150), code + "0", code.substr(0, 20) + "zz" + code.substr(22)}) {
            const Collector found = readAny(std::string(kWiki) + bad);
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(found.skips[0].code, ErrorCode::Damaged);
        }
    }
};

QTEST_APPLESS_MAIN(TestLinks)
#include "tst_links.moc"
