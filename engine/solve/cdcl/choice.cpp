// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/choice.h"

#include "engine/solve/heldboard.h"

#include <bit>
#include <cassert>

namespace ninefold::solve::cdcl {

void Activity::decay() {
    constexpr float kGrowth = 1.0f / 0.97f;
    constexpr float kMost = 1e20f;
    step_ *= kGrowth;
    if (step_ < kMost) return;
    for (float& score : scores_) score /= kMost;
    step_ /= kMost;
}

namespace {

/// The candidate of the cell with the highest activity, the smallest among equals.
Literal highestActivity(Cell cell, const Board& board, const Activity& activity) {
    assert(board.candidates[cell].count() >= 2);
    Digit best = board.candidates[cell].first();
    for (const Digit digit : board.candidates[cell])
        if (activity.of(cell, digit) > activity.of(cell, best)) best = digit;
    return Literal::is(cell, best);
}

/// The number of digits in a mask, as a table: not every processor counts bits in one instruction.
consteval std::array<std::uint8_t, 512> makeCounts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned mask = 0; mask < 512; ++mask) counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    return counts;
}
constexpr std::array<std::uint8_t, 512> kCounts = makeCounts();

/// The degree counts blank cells in the row, the column and the box; the activity weighs more than any degree.
float weightedDegree(Cell cell, const Board& board, const Activity& activity) {
    constexpr float kHeavy = 1000;
    float degree = 0, weight = 0;
    for (const House house : kHousesOfCells[cell]) degree += board.blanksIn[house];
    for (const Digit digit : board.candidates[cell]) weight += activity.of(cell, digit);
    return degree + kHeavy * weight;
}

/// The blank cells with the fewest candidates. Nothing in the loop over the cells depends on a comparison, which the
/// processor could foresee badly.
Cells cellsWithFewest(const Board& board) {
    assert(!board.blanks.empty());
    for (unsigned count = 2;; ++count) {
        assert(count <= kDigitCount);
        std::array<std::uint64_t, 2> words{};
        for (Cell cell = 0; cell < kCellCount; ++cell)
            words[cell / 64] |= std::uint64_t{kCounts[board.candidates[cell].mask()] == count} << cell % 64;
        if (const Cells cells = Cells::fromWords(words[0], words[1]); !cells.empty()) return cells;
    }
}

/// The first candidate of the first blank cell.
Literal firstCandidate(const Board& board) {
    for (const Cell cell : board.blanks) return Literal::is(cell, board.candidates[cell].first());
    assert(false);
    return {};
}

} // namespace

Literal mostConstrained(const Board& board, const Activity& activity) {
    Cell best = -1;
    float highest = 0;
    for (const Cell cell : cellsWithFewest(board)) {
        const float weight = weightedDegree(cell, board, activity);
        if (best >= 0 && weight <= highest) continue;
        best = cell;
        highest = weight;
    }
    return highestActivity(best, board, activity);
}

Literal mostActive(const Board& board, const Activity& activity) {
    assert(!board.blanks.empty());
    Literal best = highestActivity(board.blanks.first(), board, activity);
    for (const Cell cell : board.blanks) {
        const Literal here = highestActivity(cell, board, activity);
        if (activity.of(here.cell(), here.digit()) > activity.of(best.cell(), best.digit())) best = here;
    }
    return best;
}

/// Cells before houses, as in branching.cpp.
Literal narrowest(const Board& board) {
    assert(!board.blanks.empty());
    unsigned fewest = kDigitCount + 1;
    Literal best;
    for (const Cell cell : board.blanks)
        if (const unsigned count = kCounts[board.candidates[cell].mask()]; count < fewest) {
            fewest = count;
            best = Literal::is(cell, board.candidates[cell].first());
        }
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const unsigned places = board.places[digit - 1][house];
            // One place: the digit is there.
            if (kCounts[places] < 2 || kCounts[places] >= fewest) continue;
            fewest = kCounts[places];
            best = Literal::is(kHouseCells[house][std::countr_zero(places)], digit);
        }
    return best;
}

/// SplitMix64 by Steele, Lea and Flood 2014: small and the same everywhere. The limits are so small that the remainder
/// is fair enough.
std::uint64_t Chooser::below(std::uint64_t limit) {
    assert(limit > 0);
    random_ += 0x9E3779B97F4A7C15u;
    std::uint64_t bits = random_;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBu;
    return (bits ^ bits >> 31) % limit;
}

Literal Chooser::anything(const Board& board) {
    auto cellsBefore = below(static_cast<std::uint64_t>(board.blanks.count()));
    for (const Cell cell : board.blanks) {
        if (cellsBefore-- > 0) continue;
        auto digitsBefore = below(static_cast<std::uint64_t>(board.candidates[cell].count()));
        for (const Digit digit : board.candidates[cell])
            if (digitsBefore-- == 0) return Literal::is(cell, digit);
    }
    assert(false);
    return {};
}

Literal Chooser::chosen(const Board& board, const Activity& activity) {
    switch (choice_) {
    case Choice::MostConstrained:
        return mostConstrained(board, activity);
    case Choice::Activity:
        return mostActive(board, activity);
    case Choice::Random:
        return anything(board);
    case Choice::FirstCell:
        return firstCandidate(board);
    case Choice::Narrowest:
        return narrowest(board);
    }
    return {};
}

Literal Chooser::choose(const Board& board, const Activity& activity, bool phases) {
    const Literal literal = chosen(board, activity);
    const Digit last = phases_[literal.cell()];
    const bool again = phases && last != 0 && board.candidates[literal.cell()].has(last);
    return again ? Literal::is(literal.cell(), last) : literal;
}

void Chooser::savePhases(const Board& board) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (board.values[cell] != 0) phases_[cell] = board.values[cell];
}

} // namespace ninefold::solve::cdcl
