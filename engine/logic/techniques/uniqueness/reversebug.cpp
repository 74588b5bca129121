// SPDX-License-Identifier: MIT
// Reverse BUG: the digits a and b are solved so far in some rows, columns and boxes. If each of these had both, the
// others would lack both, without a given of either, and a and b could be exchanged in all the rest.
//
//     a . . | b . .          b in the empty corner would complete the four: the rest of the grid has no given a or b
//     b . . | . . .
//
// So the cells that would complete the set do not do so. Conclusions as for rectangles: type 1 one cell, 2 one digit,
// 3 a naked set.
#include "engine/logic/techniques/uniqueness/reversebug.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The solved cells of two digits that hang together with a given of them, and the houses that have one of them.
class Half {
public:
    /// `all`: the solved cells of both.
    Half(const Position& position, Digit one, Digit two, Cells all) : position_(position), one_(one), two_(two) {
        Cells fresh = all & position.grid().givens();
        while (!fresh.empty()) {
            const Cell cell = fresh.first();
            cells_.add(cell);
            // A house has at most two of the cells, one of each digit.
            open_ = toggled(open_, cell);
            fresh.remove(cell);
            fresh |= (all & kPeers[cell]) - cells_;
        }
    }

    /// Calls use(Deadly) for each cell or two that would give every house both digits.
    template <typename Use>
    bool forEach(Use use) const {
        if (open_.empty() || open_.count() > 6) return true;
        for (Cell cell : position_.blanks()) {
            const HouseSet rest = toggled(open_, cell);
            if (rest.empty()) {
                if (!report({cell}, use)) return false;
                continue;
            }
            const Cell other = cellIn(rest);
            if (other > cell && !position_.isSet(other) && !report({cell, other}, use)) return false;
        }
        return true;
    }

private:
    static HouseSet toggled(HouseSet houses, Cell cell) { return HouseSet(houses.bits() ^ houseSetOf(cell).bits()); }

    /// The cell whose houses these are; -1 if there is none.
    static Cell cellIn(HouseSet houses) {
        const House row = (houses & HouseSet::rows()).first(), column = (houses & HouseSet::columns()).first();
        if (row < 0 || column < 0) return -1;
        const Cell cell = kHouseCells[row][column - columnHouse(0)];
        return houses == houseSetOf(cell) ? cell : -1;
    }

    /// The digit that the cell needs beside those of its houses; 0 if there is none.
    Digit completing(Cell cell) const {
        Digits there;
        for (House house : houseSetOf(cell) & open_) there.add(position_.value((cells_ & kHouses[house]).first()));
        if (!there.single()) return 0;
        return there.first() == one_ ? two_ : one_;
    }

    template <typename Use>
    bool report(const std::vector<Cell>& guards, Use& use) const {
        Deadly pattern{cells_, Digits::of(one_) | Digits::of(two_), {}};
        Digits needed;
        for (Cell cell : guards) {
            const Digit digit = completing(cell);
            if (digit == 0 || !position_.isCandidate(cell, digit)) return true;
            needed.add(digit);
            pattern.cells.add(cell);
            const Digits extras = position_.candidates(cell) - Digits::of(digit);
            if (!extras.empty()) pattern.guards.push_back({cell, extras});
        }
        // Two cells that see each other cannot hold the same digit. With all eighteen cells nothing is left.
        if (guards.size() == 2 && sees(guards[0], guards[1]) && needed.single()) return true;
        if (pattern.cells.count() == 2 * kDigitCount || pattern.guards.size() != guards.size()) return true;
        return use(pattern);
    }

    const Position& position_;
    const Digit one_, two_;
    Cells cells_;
    HouseSet open_;
};

/// The patterns of all pairs of digits. Shared by the three types.
struct Halves {
    explicit Halves(const Position& position) {
        const std::array<Cells, kDigitCount> solved = position.grid().cellsByDigit();
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit two = one + 1; two <= kDigitCount; ++two) {
                const Cells all = solved[one - 1] | solved[two - 1];
                if (!mayClose(position, one, two, all)) continue;
                Half(position, one, two, all).forEach([&](const Deadly& pattern) {
                    list.push_back(pattern);
                    return true;
                });
            }
    }

    std::vector<Deadly> list;

private:
    /// Two cells close six houses at most. Solved cells that are no givens may be left aside, so with them it is open.
    static bool mayClose(const Position& position, Digit one, Digit two, Cells solved) {
        const HouseSet open(position.done(one).bits() ^ position.done(two).bits());
        return open.count() <= 6 || !position.grid().givens().contains(solved);
    }
};

/// Adds the solved cells of the pattern to its drawing.
class SolvedMarks : public StepSink {
public:
    SolvedMarks(const Position& position, StepSink& sink) : position_(position), sink_(sink) {}
    bool take(Step&& step) override {
        for (const Arg& arg : step.args)
            if (arg.name == "cells")
                for (Cell cell : std::get<Cells>(arg.value) - position_.blanks())
                    step.mark(Role::On, cell, position_.value(cell));
        return sink_.take(std::move(step));
    }

private:
    const Position& position_;
    StepSink& sink_;
};

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    SolvedMarks marked(position, sink);
    for (const Deadly& pattern : position.fact<Halves>().list)
        if (!concludeDeadly(position, pattern, type, 0, search, marked)) return false;
    return true;
}

constexpr std::string_view kReverseConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because otherwise {pattern} could be swapped in the rest of the grid, which "
                           "makes a second solution.");

} // namespace

const Technique reverseBug1 = reverseBug(
    "reverse-bug-1", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 1"), kReverseConclusion,
    NINEFOLD_TEXT("Steps", "If {guards} were {lost}, each row, column and box would have both {pattern} among "
                           "the marked cells or none. In the rest neither is given, and swapping them there "
                           "would give a second solution. A proper Sudoku has only one, so {fact}."),
    find<DeadlyType::OneCell>);
const Technique reverseBug2 = reverseBug(
    "reverse-bug-2", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 2"), kSameDigitConclusion,
    NINEFOLD_TEXT("Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box "
                           "would have both {pattern} among the marked cells or none. In the rest neither is "
                           "given, and swapping them there would give a second solution."),
    find<DeadlyType::SameDigit>);
const Technique reverseBug3 = reverseBug(
    "reverse-bug-3", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 3"), kSubsetConclusion,
    NINEFOLD_TEXT("Steps", "{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the "
                           "marked cells, where neither is given: a second solution. With {set:has} that uses "
                           "up {setdigits} in {house}: as many cells as digits."),
    find<DeadlyType::Subset>);

} // namespace ninefold::logic::techniques
