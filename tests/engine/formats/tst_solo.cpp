// SPDX-License-Identifier: MIT
// Simon Tatham's Solo: game ids in any text, saved games, and the kinds that are not classic Sudokus.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// The description of the cells in a game id.
std::string described(const std::string& cells) {
    std::string out;
    int blanks = 0;
    bool digit = false;
    const auto flush = [&] {
        for (; blanks > 0; blanks -= std::min(blanks, 26)) {
            out += static_cast<char>('a' + std::min(blanks, 26) - 1);
            digit = false;
        }
    };
    for (const char character : cells) {
        if (character == '.') {
            ++blanks;
            continue;
        }
        flush();
        if (digit) out += '_';
        out += character;
        digit = true;
    }
    flush();
    return out;
}

std::string field(const std::string& name, const std::string& value) {
    return name + std::string(8 - name.size(), ' ') + ":" + std::to_string(value.size()) + ":" + value + "\n";
}

std::string saved(const std::string& params, const std::string& more, const std::string& game = "Solo") {
    return field("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") + field("VERSION", "1") +
           field("GAME", game) + field("PARAMS", params) + field("CPARAMS", params) + field("DESC", described(kCells)) +
           more;
}

} // namespace

class TestSolo : public QObject {
    Q_OBJECT

private slots:
    void gameIds() {
        for (const char* params : {"3x3", "3x3dt", "3x3db", "3x3r4da", "3x3mdu"}) {
            const std::string text = params + (":" + described(kCells));
            const Collector found = readAny("Look: " + text + "\n");
            QVERIFY2(found.puzzles.size() == 1, text.c_str());
            QCOMPARE(found.puzzles[0].grid.cellsText(), kCells);
            QCOMPARE(idOf(text), std::string("solo"));
        }
    }

    void otherKindsAreNamed_data() {
        QTest::addColumn<QString>("params");
        QTest::addColumn<int>("detail");
        QTest::addColumn<QString>("size");
        const auto row = [](const char* params, ErrorDetail detail, const char* size) {
            QTest::addRow("%s", params) << QString(params) << static_cast<int>(detail) << QString(size);
        };
        row("3x3x", ErrorDetail::Diagonals, "");
        row("9j", ErrorDetail::Jigsaw, "");
        row("3x3kdu", ErrorDetail::Killer, "");
        row("3x2", ErrorDetail::None, "6x6");
        row("4x4db", ErrorDetail::None, "16x16");
    }

    void otherKindsAreNamed() {
        QFETCH(QString, params);
        QFETCH(int, detail);
        QFETCH(QString, size);
        for (const std::string& text :
             {saved(params.toStdString(), {}), params.toStdString() + ":" + described(kCells)}) {
            const Collector found = readAny(text);
            QVERIFY(found.puzzles.empty());
            QCOMPARE(found.skips.size(), std::size_t{1});
            QCOMPARE(static_cast<int>(found.skips[0].detail), detail);
            QCOMPARE(QString::fromStdString(found.skips[0].text), size);
        }
        QCOMPARE(readAny("3x3:" + described(kCells) + ",1a2b\n").skips[0].code, ErrorCode::Variant);
    }

    void savedGames() {
        // r1c2 is blank, r1c1 is a given that no move can change.
        const std::string moves = field("STATEPOS", "4") + field("MOVE", "R1,0,8") + field("MOVE", "R0,0,9") +
                                  field("MOVE", "P2,1,5") + field("MOVE", "R3,0,6");
        const Collector found = readAny(saved("3x3", moves));
        QCOMPARE(found.puzzles.size(), std::size_t{1});
        const Puzzle& puzzle = found.puzzles[0];
        QVERIFY(puzzle.givensKnown);
        QCOMPARE(puzzle.grid.givensText(), kCells);
        QCOMPARE(puzzle.grid.value(1), 8);
        // The fourth move was undone: there are four states, the first without a move.
        QCOMPARE(puzzle.grid.value(3), 0);
        QCOMPARE(readAny(saved("3x3", {}, "Bridges")).skips[0].code, ErrorCode::ForeignContent);
    }

    void whatOnlyLooksLikeOne() {
        for (const char* text : {"3x3: nine cells", "at 10x10:3a", "3x3:2024", "1024x768:abc"})
            QVERIFY(readAny(text).puzzles.empty() && readAny(text).skips.empty());
        QCOMPARE(readAny("3x3:" + described(kCells + "..") + "\n").skips[0].code, ErrorCode::WrongCellCount);
    }
};

QTEST_APPLESS_MAIN(TestSolo)
#include "tst_solo.moc"
