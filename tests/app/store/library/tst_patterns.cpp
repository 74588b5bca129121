// SPDX-License-Identifier: MIT
// Patterns are looked for once, and then found by a search.
#include "app/store/library/patterns.h"

#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::library;

namespace {

constexpr const char* kPuzzles[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
};

std::vector<NewPuzzle> puzzlesOf(std::span<const char* const> texts) {
    Examination examination;
    std::vector<NewPuzzle> all;
    for (const char* text : texts) {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(text);
        all.push_back(*examination.examine(puzzle).puzzle);
    }
    return all;
}

} // namespace

class TestPatterns : public QObject {
    Q_OBJECT

private slots:
    void eachPuzzleIsLookedAtOnce() {
        ScratchLibrary library;
        const std::span<const char* const> all(kPuzzles);
        QVERIFY(bool(addPuzzles(*library, puzzlesOf(all.first(2)))));
        const Query exocets{.holds = analysis::HeldPattern::Exocet};
        // Adding does not look.
        QCOMPARE(valueOf(find(*library, exocets)).size(), 0);
        QCOMPARE(valueOf(lookForPatterns(*library, exocets)), 2);
        QCOMPARE(valueOf(find(*library, exocets)), QList<Id>{2});
        QCOMPARE(valueOf(find(*library, {.holds = analysis::HeldPattern::Tridagon})).size(), 0);
        QCOMPARE(valueOf(lookForPatterns(*library, exocets)), 0);
        // What is added later is looked at alone.
        QVERIFY(bool(addPuzzles(*library, puzzlesOf(all))));
        QCOMPARE(valueOf(lookForPatterns(*library, exocets)), 1);
        const QList<Id> found = valueOf(find(*library, exocets));
        QCOMPARE(found.size(), 2);
        QCOMPARE(found.front(), Id{2});
    }

    /// Only what the other conditions leave is looked at.
    void otherConditionsComeFirst() {
        ScratchLibrary library;
        QVERIFY(bool(addPuzzles(*library, puzzlesOf(kPuzzles))));
        Query few{.givens = Range{0, 25}, .holds = analysis::HeldPattern::Exocet};
        QCOMPARE(valueOf(lookForPatterns(*library, few)), 2);
        few.givens.reset();
        QCOMPARE(valueOf(lookForPatterns(*library, few)), 1);
    }

    void itCanBeStopped() {
        ScratchLibrary library;
        QVERIFY(bool(addPuzzles(*library, puzzlesOf(kPuzzles))));
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(valueOf(lookForPatterns(*library, {}, stopped.get_token())), 0);
    }
};

QTEST_GUILESS_MAIN(TestPatterns)
#include "tst_patterns.moc"
