// SPDX-License-Identifier: MIT
// Edits compute changes of a sheet without applying them, so the effect of a key is tested without game, window and
// undo stack.
#include "app/game/edits.h"

#include "engine/core/houses.h"
#include "tests/app/examplepuzzle.h"

#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;

class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void aDigitTypedTwiceIsGone();
    void aDigitGoesToEverySelectedCell();
    void givensAreNeverWrittenOn();
    void cleaningFollowsThePlacedDigit();
    void aClashCleansNothing();
    void marksToggleTogether();
    void erasingTakesTheTopmostLayer();
    void fillingWritesWhatTheRulesAllow();
    void twoColoursFit();
    void changesUndoThemselves();
    void linksLeadFromSheetToSheet();
};

namespace {

/// Applies the changes, and checks that each knows the previous content of its cell, which undo restores.
Sheet with(Sheet sheet, const Changes& changes) {
    for (const CellChange& change : changes) {
        if (sheet.cells[change.cell] != change.before) qFatal("a change of something else");
        sheet.cells[change.cell] = change.after;
    }
    return sheet;
}

/// A puzzle without any moves.
Sheet puzzle() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kExampleCells);
    return sheetOf(puzzle);
}

/// The puzzle with all marks that the rules allow.
Sheet filled() {
    return with(puzzle(), fillCandidates(puzzle(), Cells::all(), Digits::all()));
}

} // namespace

/// Typing the same digit again removes it; another digit replaces it.
void TestEdits::aDigitTypedTwiceIsGone() {
    const Sheet once = with(puzzle(), enterDigit(puzzle(), Cells::of(2), EntryMode::Place, 4, true));
    QCOMPARE(once.value(2), 4);
    QCOMPARE(with(once, enterDigit(once, Cells::of(2), EntryMode::Place, 4, true)), puzzle());
    QCOMPARE(with(once, enterDigit(once, Cells::of(2), EntryMode::Place, 1, true)).value(2), 1);
}

/// Givens among the selected cells stay unchanged, and the other cells get the digit.
void TestEdits::aDigitGoesToEverySelectedCell() {
    const Cells some = Cells::of(2) | Cells::of(30) | Cells::of(80 - 8);
    const Sheet after = with(puzzle(), enterDigit(puzzle(), some, EntryMode::Place, 1, false));
    for (Cell cell : some) QCOMPARE(after.value(cell), puzzle().isGiven(cell) ? puzzle().value(cell) : 1);
}

/// Except for colours, which the player may put on any cell.
void TestEdits::givensAreNeverWrittenOn() {
    const Sheet sheet = puzzle();
    for (int mode = 0; mode < 4; ++mode)
        QVERIFY(enterDigit(sheet, sheet.givens, static_cast<EntryMode>(mode), 5, true).empty());
    QVERIFY(erase(sheet, sheet.givens).empty());
    QVERIFY(!enterDigit(sheet, sheet.givens, EntryMode::Colour, 5, true).empty());
}

/// Exactly the peers lose the candidate, and only with cleaning switched on.
void TestEdits::cleaningFollowsThePlacedDigit() {
    const Sheet before = filled();
    for (Cell cell : before.blanks())
        for (Digit digit : before.cells[cell].candidates) {
            const Sheet after = with(before, enterDigit(before, Cells::of(cell), EntryMode::Place, digit, true));
            for (Cell other : after.blanks()) {
                Digits expected = before.cells[other].candidates;
                // Only the candidate that the digit excludes is removed.
                if (sees(cell, other)) expected.remove(digit);
                QCOMPARE(after.cells[other].candidates, expected);
            }
            const Sheet kept = with(before, enterDigit(before, Cells::of(cell), EntryMode::Place, digit, false));
            for (Cell other : kept.blanks()) QCOMPARE(kept.cells[other], before.cells[other]);
        }
}

/// A digit that clashes is wrong: cleaning by it would remove right marks.
void TestEdits::aClashCleansNothing() {
    const Sheet before = filled();
    // Row 1 holds a 5 already.
    const Sheet after = with(before, enterDigit(before, Cells::of(8), EntryMode::Place, 5, true));
    QCOMPARE(after.value(8), 5);
    for (Cell other : after.blanks()) QCOMPARE(after.cells[other], before.cells[other]);
}

/// If only some cells have the mark, all get it; it is removed only if all have it.
void TestEdits::marksToggleTogether() {
    const Sheet sheet = puzzle();
    const Cells some = Cells::of(2) | Cells::of(3);
    for (EntryMode mode : {EntryMode::Candidates, EntryMode::Corner, EntryMode::Centre}) {
        const Sheet one = with(sheet, enterDigit(sheet, Cells::of(2), mode, 7, true));
        const Sheet both = with(one, enterDigit(one, some, mode, 7, true));
        QVERIFY(both.cells[2] == one.cells[2] && both.cells[3] == one.cells[2]);
        QCOMPARE(with(both, enterDigit(both, some, mode, 7, true)), sheet);
    }
}

/// Each press erases one layer: digit, candidates, notes, colours. Pressing once too often loses little.
void TestEdits::erasingTakesTheTopmostLayer() {
    Sheet sheet = puzzle();
    CellState& state = sheet.cells[2];
    state.value = 4;
    state.candidates = Digits::of(1);
    state.corner = Digits::of(2);
    state.centre = Digits::of(3);
    state.colours = {1, 2};
    const Cells cell = Cells::of(2);
    sheet = with(sheet, erase(sheet, cell));
    QVERIFY(state.value == 0 && !state.candidates.empty());
    sheet = with(sheet, erase(sheet, cell));
    QVERIFY(state.candidates.empty() && !state.corner.empty());
    sheet = with(sheet, erase(sheet, cell));
    QVERIFY(state.corner.empty() && state.centre.empty() && state.colours[0] == 1);
    sheet = with(sheet, erase(sheet, cell));
    QCOMPARE(state, CellState());
    QVERIFY(erase(sheet, cell).empty());
}

/// Fills from the digits on the board, not from existing marks.
void TestEdits::fillingWritesWhatTheRulesAllow() {
    const Sheet sheet = filled();
    const Grid grid = puzzle().digits();
    for (Cell cell = 0; cell < kCellCount; ++cell) QCOMPARE(sheet.cells[cell].candidates, grid.candidates(cell));
    // The filled marks need no cleaning.
    QVERIFY(cleanCandidates(sheet).empty());
    // Filling one digit leaves the marks of the others as they are.
    Sheet edited = puzzle();
    edited.cells[2].candidates = Digits::of(9);
    const Sheet one = with(edited, fillCandidates(edited, Cells::all(), Digits::of(4)));
    QCOMPARE(one.cells[2].candidates, Digits::of(9) | (puzzle().allowed(2) & Digits::of(4)));
}

/// A cell holds two colours; a third replaces the older one, and removing one moves the other up.
void TestEdits::twoColoursFit() {
    Sheet sheet = puzzle();
    for (int colour : {1, 2, 3}) sheet = with(sheet, enterDigit(sheet, Cells::of(5), EntryMode::Colour, colour, true));
    QVERIFY((sheet.cells[5].colours == std::array<std::uint8_t, 2>{2, 3}));
    sheet = with(sheet, enterDigit(sheet, Cells::of(5), EntryMode::Colour, 2, true));
    QVERIFY((sheet.cells[5].colours == std::array<std::uint8_t, 2>{3, 0}));
    sheet = with(sheet, enterDigit(sheet, Cells::of(5), EntryMode::Colour, 9, true));
    QCOMPARE(sheet, puzzle());
}

/// A random game: reversing every change restores the sheet, and givens never change.
void TestEdits::changesUndoThemselves() {
    QRandomGenerator random(3);
    Sheet sheet = puzzle();
    for (int round = 0; round < 3000; ++round) {
        Cells cells;
        for (int count = 1 + random.bounded(4); count > 0; --count) cells.add(random.bounded(kCellCount));
        const auto mode = static_cast<EntryMode>(random.bounded(kEntryModes));
        const Changes changes = random.bounded(6) == 0 ? erase(sheet, cells)
                                : random.bounded(6) == 0
                                    ? fillCandidates(sheet, cells, Digits::all())
                                    : enterDigit(sheet, cells, mode, 1 + random.bounded(9), random.bounded(2));
        const Sheet after = with(sheet, changes);
        Changes back = changes;
        for (CellChange& change : back) std::swap(change.before, change.after);
        QCOMPARE(with(after, back), sheet);
        QCOMPARE(after.givens, sheet.givens);
        sheet = after;
    }
}

/// Drawn, erased and redrawn as weak.
void TestEdits::linksLeadFromSheetToSheet() {
    const DrawnLink one{{0, 1}, {1, 1}, true}, two{{2, 1}, {3, 1}, true};
    DrawnLink weak = one;
    weak.strong = false;
    Sheet before, after;
    before.apply({.links = {one, two}}, true);
    after.apply({.links = {weak}}, true);
    for (const auto& [from, to] : {std::pair{before, after}, std::pair{after, before}, std::pair{Sheet(), before}}) {
        Sheet sheet = from;
        sheet.apply({.links = linksBetween(from, to)}, true);
        QCOMPARE(sheet, to);
    }
    QVERIFY(linksBetween(before, before).empty());
}

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
