// SPDX-License-Identifier: MIT
// The .sdk files of SadMan and SudoCue: headers, plain rows, and sections in any order. Two programs use the same
// extension and similar files, and their headers begin like ordinary comments, so most cases are about
// distinguishing them.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

const std::string kRows = rowsOf(kCells);

} // namespace

class TestSections : public QObject {
    Q_OBJECT

private slots:
    /// A date contains digits and dots, which could be cells; two comments become one with two lines.
    void headersAreFields() {
        const std::string text = "#ASomebody\n#DA small one\n#CFirst line\n#CSecond line\n#B14.3.2006\n#SHere\n#LEasy\n"
                                 "#Uhttp://example.org/\n" +
                                 kRows;
        QCOMPARE(idOf(text), std::string("sudocue"));
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Puzzle& puzzle = found.puzzles[0];
        QCOMPARE(puzzle.grid.cellsText(), kCells);
        QCOMPARE(puzzle.author, std::string("Somebody"));
        QCOMPARE(puzzle.name, std::string("A small one"));
        QCOMPARE(puzzle.comment, std::string("First line\nSecond line"));
        QCOMPARE(puzzle.date, std::string("14.3.2006"));
        QCOMPARE(puzzle.level, std::string("Easy"));
        QCOMPARE(puzzle.url, std::string("http://example.org/"));
    }

    /// Comments that begin with # and the letter of a header.
    void commentsAreNoHeaders() {
        for (const char* comment : {"# \"A sentence\"\n", "#Difficult\n", "#\n# Author: nobody\n"}) {
            const std::string text = comment + kRows;
            QCOMPARE(idOf(text), std::string("rows"));
            QCOMPARE(readAny(text).puzzles.size(), std::size_t{1});
        }
    }

    /// "#SUDOKUS" could be a header of SudoCue; the lines after it are a list all the same.
    void headersBeforeLinesAreNotSections() {
        const std::string text = "#SUDOKUS\n" + kCells + '\n' + kCells + '\n';
        QCOMPARE(readAny(text).puzzles.size(), std::size_t{2});
    }

    /// Text after the sections is left to other readers; an extra row is an error of the section.
    void textAfterSectionsIsNoPartOfThem() {
        const std::string sections = "[Puzzle]\n" + kRows + "[State]\n" + kRows;
        for (const std::string& text :
             {sections, "[Puzzle]\n" + kRows, sections + "[PencilMarks]\n" + rowsOf(std::string(81, ' '), ",")})
            for (const std::string& after :
                 {std::string("A remark.\n"), kCells + "\n", std::string("\n\n1 2 3 remarks\n")}) {
                Collector found;
                const std::size_t begin = after.find_first_not_of('\n');
                QCOMPARE(formats::descriptors::sadman.read({.text = text + after}, found), text.size() + begin);
                QCOMPARE(found.puzzles.size(), std::size_t{1});
                QCOMPARE(cellsOf(found.puzzles[0]), kCells);
            }
        Collector found;
        const std::string between = "[Puzzle]\n" + kRows + "A remark.\n[State]\n" + kRows;
        QCOMPARE(formats::descriptors::sadman.read({.text = between}, found), between.size());
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QVERIFY(readAny("[Puzzle]\n" + kRows + kRows.substr(0, 10)).puzzles.empty());
    }

    /// A name from another program may contain any character; the file must remain valid, and a terminal
    /// unaffected.
    void controlCharactersAreNotWritten() {
        Puzzle puzzle;
        puzzle.grid = Grid::fromCells(kCells);
        for (int code = 1; code < 0x20; ++code) puzzle.name += std::string("a") + static_cast<char>(code);
        puzzle.name += "\x7f\x1b[31mz";
        puzzle.author = "One\r\nTwo\nThree";
        const std::string text = write(formats::descriptors::sdk, {puzzle});
        for (const char byte : text)
            QVERIFY(byte == '\r' || byte == '\n' || byte == '\t' || (byte >= 0x20 && byte != 0x7f));
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(cellsOf(found.puzzles[0]), kCells);
        QCOMPARE(found.puzzles[0].author, std::string("One\nTwo\nThree"));
        QVERIFY(found.puzzles[0].name.ends_with("[31mz"));
    }

    /// In reverse order, so that everything comes before the givens it belongs to.
    void sectionsComeInAnyOrder() {
        const std::string state = "734..5..1\n" + kRows.substr(10);
        const std::string marks =
            ",,,36,689,,389,28,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n";
        const std::string colours =
            "1........\n.........\n.........\n.........\n....5....\n.........\n.........\n.........\n"
            "........9\n";
        const std::string text =
            "#A x\n[Colours]\n" + colours + "[PencilMarks]\n" + marks + "[State]\n" + state + "[Puzzle]\n" + kRows;
        QCOMPARE(idOf(text), std::string("sadman"));
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Puzzle& puzzle = found.puzzles[0];
        QVERIFY(puzzle.givensKnown && puzzle.hasMarks && !puzzle.marksBind);
        QCOMPARE(puzzle.grid.givensText(), kCells);
        QCOMPARE(puzzle.grid.value(1), 3);
        QVERIFY(!puzzle.grid.isGiven(1));
        QCOMPARE(puzzle.grid.candidates(4).mask(), 0b110100000u);
        QVERIFY(puzzle.grid.candidates(80 - 8 - 9).empty());
        QCOMPARE(int(puzzle.notes[0].colours[0]), 1);
        QCOMPARE(int(puzzle.notes[40].colours[0]), 5);
        QCOMPARE(int(puzzle.notes[80].colours[0]), 9);
        QVERIFY(found.warnings.empty());
    }

    /// A state that changes three givens: these are reported with their lines and stay; the rest of the state is
    /// read.
    void givensWinOverTheState() {
        const std::string text = "[Puzzle]\r\n" + kRows + "[State]\r\n94...5...\n" + kRows.substr(10);
        const Collector found = readAny(text);
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        QCOMPARE(found.puzzles[0].grid.givensText(), kCells);
        QCOMPARE(found.puzzles[0].grid.value(1), 4);
        QCOMPARE(found.warnings.size(), std::size_t{3});
        QCOMPARE(found.warnings[0].code, ErrorCode::StateChangesGiven);
        QCOMPARE(found.warnings[0].text, std::string("r1c1"));
        QCOMPARE(found.warnings[0].line, 12);
        QCOMPARE(found.warnings[2].text, std::string("r1c9"));
    }

    /// Eight rows of givens are not a puzzle, even if the state is complete.
    void wrongRowsAreSaid() {
        const Collector found = readAny("[Puzzle]\n" + kRows.substr(10) + "[State]\n" + kRows);
        QCOMPARE(found.puzzles.size(), std::size_t{0});
        QCOMPARE(found.skips.size(), std::size_t{1});
        QCOMPARE(found.skips[0].code, ErrorCode::WrongRowCount);
        QCOMPARE(found.skips[0].found, 8);
    }

    /// Comments of several lines with empty ones among them, and with characters that begin a comment.
    void namesAndColoursComeBack() {
        std::mt19937 random(7);
        for (int round = 0; round < 500; ++round) {
            Puzzle puzzle = randomGame(random, round % 2 == 0, round % 3 == 0);
            puzzle.name = "Name " + std::to_string(round);
            puzzle.author = "ödipus";
            puzzle.comment = "one\n\nthree # four";
            if (round % 5 == 0) {
                puzzle.notes.resize(kCellCount);
                for (CellState& state : puzzle.notes) state.colours[0] = static_cast<std::uint8_t>(random() % 10);
                puzzle.notes[0].colours[0] = 1;
            }
            const Collector found = readAny(write(formats::descriptors::sdk, {puzzle}));
            QCOMPARE(found.puzzles.size(), std::size_t{1});
            const Puzzle& again = found.puzzles[0];
            QCOMPARE(again.name, puzzle.name);
            QCOMPARE(again.author, puzzle.author);
            QCOMPARE(again.comment, puzzle.comment);
            QVERIFY(again.notes == puzzle.notes);
        }
    }

    /// Full files and short ones, with nothing between them.
    void puzzlesMayFollowEachOther() {
        const std::string one = "#A x\n[Puzzle]\n" + kRows;
        QCOMPARE(readAny(one + one + one).puzzles.size(), std::size_t{3});
        const std::string plain = "#Ax\n#LHard\n" + kRows;
        QCOMPARE(readAny(plain + plain).puzzles.size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestSections)
#include "tst_sections.moc"
