// SPDX-License-Identifier: MIT
// Puzzles of a list in little memory: each comes back unchanged, and a million of them stay within the bound.
#include "app/session/work/packedpuzzles.h"

#include <QTest>

#include <functional>
#include <tuple>

Q_DECLARE_METATYPE(std::function<void(ninefold::formats::Puzzle&)>)

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::session;

namespace {

constexpr auto kPuzzle = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

bool same(const Puzzle& a, const Puzzle& b) {
    const auto all = [](const Puzzle& p) {
        return std::tie(p.grid, p.hasMarks, p.marksBind, p.givensKnown, p.id, p.name, p.author, p.comment, p.source,
                        p.url, p.date, p.level, p.rating, p.notes, p.links, p.history, p.historyDone, p.elapsedMs,
                        p.libraryLine, p.line);
    };
    return all(a) == all(b);
}

Puzzle plain() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kPuzzle);
    return puzzle;
}

/// One puzzle with all data: each kind that `plain` lacks, one by one.
void addRows() {
    QTest::addColumn<std::function<void(Puzzle&)>>("change");
    const auto row = [](const char* name, std::function<void(Puzzle&)> change) { QTest::newRow(name) << change; };
    row("plain", [](Puzzle&) {});
    row("empty", [](Puzzle& p) { p.grid = Grid(); });
    row("full", [](Puzzle& p) { p.grid = Grid::fromCells(std::string(81, '9')); });
    row("known givens", [](Puzzle& p) { p.givensKnown = true; });
    row("a line", [](Puzzle& p) { p.line = 2'000'000'000; });
    row("placed digits", [](Puzzle& p) { p.grid.place(0, 6), p.grid.place(80, 5); });
    row("candidates", [](Puzzle& p) { p.grid.removeCandidate(0, 6), p.hasMarks = p.marksBind = true; });
    row("candidates that follow", [](Puzzle& p) { p.hasMarks = p.marksBind = true; });
    row("candidates not written", [](Puzzle& p) { p.grid.removeCandidate(0, 6); });
    row("words", [](Puzzle& p) { p.name = "A name", p.rating = "9.0", p.comment = "two\nlines", p.id = "7"; });
    row("every word", [](Puzzle& p) {
        p.id = "1", p.name = "2", p.author = "3", p.comment = "4", p.source = "5", p.url = "6", p.date = "7",
        p.level = "8", p.rating = "9", p.libraryLine = "10";
    });
    row("a NUL in a word", [](Puzzle& p) { p.comment = std::string("a\0b", 3); });
    row("notes", [](Puzzle& p) { p.notes.resize(81), p.notes[5].corner = Digits::of(3); });
    row("a history", [](Puzzle& p) { p.history.resize(2), p.historyDone = 1; });
    row("a time", [](Puzzle& p) { p.elapsedMs = 123'456'789'012; });
}

} // namespace

class TestPackedPuzzles : public QObject {
    Q_OBJECT

private slots:
    void eachComesBackAsItWas_data() { addRows(); }
    /// Alone, and between two others whose data must not leak into it.
    void eachComesBackAsItWas() {
        QFETCH(std::function<void(Puzzle&)>, change);
        Puzzle named = plain(), puzzle = plain();
        named.name = "Neighbour";
        change(puzzle);
        for (const bool alone : {true, false}) {
            PackedPuzzles packed;
            if (!alone) packed.add(Puzzle(named));
            packed.add(Puzzle(puzzle));
            if (!alone) packed.add(Puzzle(named));
            packed.shrink();
            QCOMPARE(packed.size(), alone ? 1 : 3);
            QVERIFY(same(packed[alone ? 0 : 1], puzzle));
            if (!alone) QVERIFY(same(packed[0], named) && same(packed[2], named));
        }
    }

    /// As in a file of bare lines.
    void bareDigitsAreSmall() {
        static_assert(PackedPuzzles::kBytesPerPuzzle <= 81);
        QCOMPARE_LE(bytesFor([](Puzzle&, int) {}), kCount * 82);
    }

    /// A name that all puzzles share is stored once; different names take their own length.
    void wordsCostWhatIsNewInThem() {
        QCOMPARE_LE(bytesFor([](Puzzle& puzzle, int) { puzzle.source = std::string(100, 'x'); }), kCount * 83);
        QCOMPARE_LE(bytesFor([](Puzzle& puzzle, int number) { puzzle.name = std::to_string(100'000 + number); }),
                    kCount * (82 + 6 + 3));
    }

    /// A position with placed digits takes no more memory than a puzzle.
    void placedDigitsAreSmall() {
        QCOMPARE_LE(bytesFor([](Puzzle& puzzle, int) { puzzle.grid.place(0, 6); }), kCount * 82);
    }

private:
    static constexpr std::size_t kCount = 1000;

    template <typename Change>
    static std::size_t bytesFor(Change change) {
        PackedPuzzles packed;
        for (std::size_t number = 0; number < kCount; ++number) {
            Puzzle puzzle = plain();
            puzzle.line = static_cast<int>(number);
            change(puzzle, static_cast<int>(number));
            packed.add(std::move(puzzle));
        }
        packed.shrink();
        return packed.bytes();
    }
};

QTEST_APPLESS_MAIN(TestPackedPuzzles)
#include "tst_packedpuzzles.moc"
