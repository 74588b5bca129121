// SPDX-License-Identifier: MIT
#include "engine/formats/parts/board.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {
namespace {

std::optional<Error> firstWrong(const CellTexts& texts) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (const CellText& text = texts.cell[cell]; text.wrongCharacter[0] != 0)
            return Error{.code = text.wrongDigit ? ErrorCode::WrongCandidate : ErrorCode::WrongCharacter,
                         .column = cell + 1,
                         .text = text.wrongCharacter};
    return std::nullopt;
}

/// The character for one bit, in the order of the bits in characters.h.
std::string_view nameOf(unsigned character) {
    static constexpr std::string_view names[] = {"1", ".", "0", "*", "_", "-", "x", "?", "p"};
    assert(std::popcount(character) == 1 && std::countr_zero(character) < static_cast<int>(std::size(names)));
    return names[std::countr_zero(character)];
}

/// The first cell with another character for a blank than the cells before it.
std::optional<Error> secondBlank(const CellTexts& texts) {
    unsigned characterKinds = 0;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned own = blanksOf(texts.cell[cell].characterKinds);
        if (!isOneBlank(characterKinds | own))
            return Error{.code = ErrorCode::WrongCharacter, .column = cell + 1, .text = std::string(nameOf(own))};
        characterKinds |= own;
    }
    return std::nullopt;
}

/// Only digits and blank cells: all set cells are the puzzle.
Puzzle plainPuzzle(const CellTexts& texts) {
    std::array<char, kCellCount> cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        cells[cell] = static_cast<char>('0' + texts.cell[cell].digits.first());
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells({cells.data(), cells.size()});
    return puzzle;
}

/// A candidate grid: missing candidates are ruled out.
Puzzle listedPuzzle(const CellTexts& texts) {
    Listing listing;
    std::ranges::transform(texts.cell, listing.begin(), &CellText::digits);
    Puzzle puzzle;
    puzzle.grid = gridFromListing(listing);
    puzzle.hasMarks = puzzle.marksBind = true;
    return puzzle;
}

void setCell(Grid& grid, Cell cell, Digit digit, bool given) {
    assert(digit >= 1 && digit <= kDigitCount);
    grid.setValue(cell, digit);
    grid.setGiven(cell, given);
}

/// SudoCue's progress: it distinguishes givens, placed digits ("u5") and candidates.
Puzzle progressPuzzle(const CellTexts& texts) {
    Puzzle puzzle;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (const CellText& text = texts.cell[cell]; text.digits.single())
            setCell(puzzle.grid, cell, text.digits.first(), !text.placed);
    puzzle.grid.resetCandidates();
    for (const Cell cell : puzzle.grid.blanks())
        if (const Digits digits = texts.cell[cell].digits; !digits.empty()) puzzle.grid.setCandidates(cell, digits);
    puzzle.hasMarks = puzzle.givensKnown = true;
    return puzzle;
}

/// Digits with notes; cells marked as given are givens, and if there are none, all digits are.
Puzzle notedPuzzle(const CellTexts& texts) {
    Puzzle puzzle;
    puzzle.givensKnown = std::ranges::any_of(texts.cell, &CellText::given);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const CellText& text = texts.cell[cell];
        if (const Digit digit = text.notes ? text.value : text.digits.first(); digit != 0)
            setCell(puzzle.grid, cell, digit, text.given || !puzzle.givensKnown);
        puzzle.hasMarks |= text.notes;
    }
    puzzle.grid.resetCandidates();
    if (!puzzle.hasMarks) return puzzle;
    for (const Cell cell : puzzle.grid.blanks())
        puzzle.grid.setCandidates(cell, texts.cell[cell].notes ? texts.cell[cell].digits : Digits{});
    return puzzle;
}

} // namespace

Grid gridFromListing(const Listing& listing) {
    std::array<Cells, kDigitCount> open;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!listing[cell].single())
            for (const Digit digit : listing[cell]) open[digit - 1].add(cell);
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (listing[cell].single() && !open[listing[cell].first() - 1].meets(kPeers[cell]))
            setCell(grid, cell, listing[cell].first(), true);
    grid.resetCandidates();
    for (const Cell cell : grid.blanks())
        if (!listing[cell].empty()) grid.setCandidates(cell, listing[cell]);
    return grid;
}

CellTexts cellTexts(std::span<const Row, 9> rows) {
    CellTexts texts;
    bool tight = true;
    for (std::size_t row = 0; row < 9; ++row) {
        std::copy_n(rows[row].cell.begin(), Row::kCells, texts.cell.begin() + 9 * static_cast<std::ptrdiff_t>(row));
        texts.characterKinds |= rows[row].characterKinds;
        texts.marks |= rows[row].marks;
        texts.noted |= rows[row].noted;
        texts.placed |= rows[row].placed;
        tight = tight && !rows[row].loose && !rows[row].barred && !rows[row].fields;
    }
    texts.progress = texts.placed || (texts.marks && tight);
    return texts;
}

Result<Puzzle> puzzleFrom(const CellTexts& texts) {
    if (auto wrong = firstWrong(texts)) return *std::move(wrong);
    if (texts.noted) return notedPuzzle(texts);
    if (texts.progress) return progressPuzzle(texts);
    if (texts.marks) return listedPuzzle(texts);
    if (!isOneBlank(texts.characterKinds))
        if (auto wrong = secondBlank(texts)) return *std::move(wrong);
    return plainPuzzle(texts);
}

} // namespace ninefold::formats::text
