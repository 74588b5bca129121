// SPDX-License-Identifier: MIT
// HoDoKu's library lines and their middle part alone. The same line can be a copied game or an example of a
// technique; which of its digits are the puzzle depends on that, and most of these tests are about it.
#include "engine/formats/parts/libraryline.h"
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// The fourth cell of the puzzle contains a placed 3; the plus means that it is not a given.
const std::string kPlaced = "7.4+3.5..1" + kCells.substr(9);

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    /// All fields at once, each with a different value, so that a mix-up of two fields shows.
    void everyFieldIsRead() {
        const auto line = parseLibraryLine(":0803-2:39:" + kPlaced + ":611 912 :374 112:959:17");
        QVERIFY(bool(line));
        const LibraryLine& library = line.value();
        QCOMPARE(library.code, std::string("0803"));
        QCOMPARE(library.variant, std::string("2"));
        QCOMPARE(library.candidates, std::string("39"));
        QVERIFY(library.hasRemoved && !library.isPlain());
        QCOMPARE(library.grid.value(3), 3);
        QVERIFY(!library.grid.isGiven(3) && library.grid.isGiven(2));
        QVERIFY(!library.grid.isCandidate(cellAt(0, 1), 9));
        QVERIFY(library.grid.isCandidate(cellAt(0, 1), 8));
        QCOMPARE(library.eliminations.size(), std::size_t{2});
        QVERIFY(library.eliminations[0] == (LibraryCandidate{cellAt(6, 3), 3}));
        QVERIFY(library.placements.size() == 1 && library.placements[0] == (LibraryCandidate{cellAt(4, 8), 9}));
        QCOMPARE(library.chainLength, 17);
    }

    /// Fields at the end may be missing or empty; codes with a fifth digit, a variant, an x.
    void shortAndLongLinesAreRead() {
        for (const char* rest : {":", "::", ":::", "::::", ":182::", "::182:", ":::182:", ":::182:5"})
            QVERIFY2(bool(parseLibraryLine(":0000:x:" + kCells + rest)), rest);
        for (const char* code : {":0000:", ":0803-x:", ":03101:", ":1101-1:"})
            QVERIFY(isLibraryLine(std::string(code) + "x:"));
        for (const char* code : {"0000:x:", ":000:x:", ":abcd:x:", ":00000000000000:", ":0000", ""})
            QVERIFY(!isLibraryLine(code));
        QCOMPARE(parseLibraryLine(":0300-x:x:" + kCells + ":::").value().variant, std::string("x"));
        QCOMPARE(parseLibraryLine(":03001:x:" + kCells + ":::").value().variant, std::string("1"));
    }

    /// Count and column refer to the cells, as the user counts them, and not to the characters of the line.
    void wrongLinesAreSaid() {
        const auto fifty = parseLibraryLine(":0000:x:" + kCells.substr(0, 50) + ":::");
        QCOMPARE(fifty.error().code, ErrorCode::WrongCellCount);
        QCOMPARE(fifty.error().found, 50);
        QCOMPARE(parseLibraryLine(":0000:x:" + kPlaced + "5:::").error().found, 82);
        const auto character = parseLibraryLine(":0000:x:" + kCells.substr(0, 40) + "a" + kCells.substr(41) + ":::");
        QCOMPARE(character.error().code, ErrorCode::WrongCharacter);
        QCOMPARE(character.error().column, 41);
        for (const char* list : {"10", "1111", "901", "abc", "111 22"})
            QCOMPARE(parseLibraryLine(":0000:x:" + kCells + ":" + list + "::").error().code, ErrorCode::Damaged);
    }

    /// The same cells twice: in the game the placed 3 does not belong to the puzzle, in the example it does.
    void gamesShowTheirGivensAndExamplesAll() {
        const Collector game = readAny(":0000:x:" + kPlaced + ":::\n");
        QCOMPARE(game.puzzles.size(), std::size_t{1});
        QCOMPARE(cellsOf(game.puzzles[0]), kCells);
        const std::string line = ":0803:23:" + kPlaced + ":611::959:";
        const Collector examples = readAny("# a library\n" + line + "\n" + line + "\n");
        QCOMPARE(examples.puzzles.size(), std::size_t{2});
        const Puzzle& position = examples.puzzles[0];
        QCOMPARE(cellsOf(position)[3], '3');
        QVERIFY(!position.grid.isGiven(3));
        QVERIFY(position.hasMarks && position.marksBind);
        QCOMPARE(position.id, std::string("0803"));
        QCOMPARE(position.comment, line);
        QCOMPARE(position.line, 2);
    }

    /// A single line comes from the clipboard, two are a library.
    void aLineAloneIsACopiedGame() {
        for (const std::string& line : {":0803:23:" + kPlaced + ":611::959:", kPlaced + ":611"}) {
            const Collector alone = readAny("# from HoDoKu\n" + line);
            QCOMPARE(alone.puzzles.size(), std::size_t{1});
            QCOMPARE(cellsOf(alone.puzzles[0]), kCells);
            QCOMPARE(readAny(line + "\n" + line).puzzles[1].givensKnown, false);
        }
    }

    /// A list of puzzles that contains a library line: reading it as a puzzle would add a half-solved one.
    void examplesAreNoPuzzlesOfAList() {
        const Collector found = readAny(kCells + "\n:0803:23:" + kPlaced + ":::959:\n" + kCells + "\n");
        QCOMPARE(found.puzzles.size(), std::size_t{2});
        QCOMPARE(found.skips.size(), std::size_t{1});
        QCOMPARE(found.skips[0].line, 2);
    }

    /// As people post it in forums, with and without a list of candidates after it.
    void theMiddlePartAlone() {
        const Collector found = readAny(kPlaced + ":611 912\n");
        QCOMPARE(idOf(kPlaced + ":611 912\n"), std::string("susser"));
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Grid& grid = found.puzzles[0].grid;
        QCOMPARE(grid.value(3), 3);
        QVERIFY(!grid.isGiven(3));
        QVERIFY(!grid.isCandidate(cellAt(0, 1), 9));
        QVERIFY(readAny(kPlaced).puzzles.size() == 1);
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
