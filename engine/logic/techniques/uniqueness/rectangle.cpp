// SPDX-License-Identifier: MIT
// Uniqueness tests: if four cells in two rows, two columns and two boxes held only the digits a and b, these could be
// exchanged and the puzzle had two solutions. So something else must be true in the rectangle.
//
//     {a b}  . . | {a b}         type 1: one cell has more, so it is not a or b
//                                type 2, 5: all extras are one digit (two cells of a side; two across or three)
//     {a b}  . . | {a b c}       type 3: two cells of a side act as one cell of a naked set
//                                type 4: two cells of a side, a has no other place in their house: b goes
//                                type 6: two cells across, a has no other place in both rows: a goes from them
#include "engine/logic/parts/deadly.h"
#include "engine/logic/parts/rectangles.h"

namespace ninefold::techniques {
namespace {

/// Some corner holds just two digits; the others hold at least one of them. Calls use(Deadly, Rectangle).
template <typename Use>
bool forEachPattern(const Position& position, Search& search, Use use) {
    return forEachRectangle([&](const Rectangle& corners) {
        const Cells cells = cellsOf(corners), pairs = cells & position.bivalue();
        if (pairs.empty() || cells.meets(position.cellsWithCount(0))) return true;
        Digits tried;
        for (Cell pair : pairs) {
            const Digits digits = position.candidates(pair);
            if (digits == tried) continue;
            tried = digits;
            Deadly pattern{cells, digits, {}};
            bool fits = search.work();
            for (Cell cell : corners) {
                const Digits extras = position.candidates(cell) - digits;
                fits = fits && !(extras == position.candidates(cell));
                if (!extras.empty()) pattern.guards.push_back({cell, extras});
            }
            if (fits && !pattern.guards.empty() && !use(pattern, corners)) return false;
        }
        return true;
    });
}

/// The guards are two cells of one side.
bool onOneSide(const Deadly& pattern) {
    return pattern.guards.size() == 2 && sees(pattern.guards[0].cell, pattern.guards[1].cell);
}

enum class Guards { Any, OneSide, NotOneSide };

template <DeadlyType type, Guards guards>
bool find(const Position& position, Search& search, StepSink& sink) {
    return forEachPattern(position, search, [&](const Deadly& pattern, const Rectangle&) {
        if (guards != Guards::Any && onOneSide(pattern) != (guards == Guards::OneSide)) return true;
        return concludeDeadly(position, pattern, type, guards == Guards::NotOneSide ? 0 : 45, search, sink);
    });
}

/// The digit has no place outside the rectangle in both rows, or in both columns.
bool isXWing(const Position& position, const Deadly& pattern, const Rectangle& corners, Digit digit) {
    const auto tied = [&](HouseSet lines) {
        for (Cell cell : {corners[0], corners[3]})
            for (House house : houseSetOf(cell) & lines)
                if (position.done(digit).has(house) || !pattern.cells.contains(position.cellsFor(digit, house)))
                    return false;
        return true;
    };
    return tied(HouseSet::rows()) || tied(HouseSet::columns());
}

bool findType6(const Position& position, Search& search, StepSink& sink) {
    return forEachPattern(position, search, [&](const Deadly& pattern, const Rectangle& corners) {
        if (pattern.guards.size() != 2 || onOneSide(pattern)) return true;
        for (Digit digit : pattern.digits) {
            if (!isXWing(position, pattern, corners, digit)) continue;
            const Cells gone = pattern.guarded() & position.cellsFor(digit);
            if (gone.empty()) continue;
            Step step;
            step.length = 4;
            step.remove(gone, digit);
            for (Cell cell : corners)
                for (Digit other : position.candidates(cell))
                    step.mark(!pattern.digits.has(other)         ? Role::Extra
                              : gone.has(cell) && other == digit ? Role::Remove
                                                                 : Role::On,
                              cell, other);
            step.say("cells", pattern.cells);
            step.say("pattern", pattern.digits);
            step.say("guards", pattern.guarded());
            step.say("digits", Digits::of(digit));
            if (!sink.take(std::move(step))) return false;
        }
        return true;
    });
}

constexpr Technique test(std::string_view id, std::string_view name, std::string_view code, int er,
                         std::string_view text, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .code = code,
        .family = Family::Uniqueness,
        .er = er,
        .score = 100,
        .level = HodokuLevel::Hard,
        .rating = er == 0 ? 46 : er,
        .uniqueness = true,
        .text = text,
        .notation = kDeadlyNotation,
        .find = search,
    };
}

constexpr std::string_view kType6Text = NINEFOLD_TEXT(
    "Steps",
    "In two lines the digit {digits} has no place outside the cells {cells}, so it stands in two of these across "
    "from each other. If that were {guards}, the other two cells would both hold the second digit of "
    "{pattern}; the two could be exchanged, and the puzzle would have two solutions: {result}.");

} // namespace

const Technique uniquenessTest1 = test("uniqueness-test-1", NINEFOLD_TEXT("Techniques", "Uniqueness Test 1"), "0600",
                                       45, kOneCellText, find<DeadlyType::OneCell, Guards::Any>);
const Technique uniquenessTest2 = test("uniqueness-test-2", NINEFOLD_TEXT("Techniques", "Uniqueness Test 2"), "0601",
                                       45, kSameDigitText, find<DeadlyType::SameDigit, Guards::OneSide>);
const Technique uniquenessTest3 = test("uniqueness-test-3", NINEFOLD_TEXT("Techniques", "Uniqueness Test 3"), "0602",
                                       45, kSubsetText, find<DeadlyType::Subset, Guards::OneSide>);
const Technique uniquenessTest4 = test("uniqueness-test-4", NINEFOLD_TEXT("Techniques", "Uniqueness Test 4"), "0603",
                                       45, kStrongLinkText, find<DeadlyType::StrongLink, Guards::OneSide>);
const Technique uniquenessTest5 = test("uniqueness-test-5", NINEFOLD_TEXT("Techniques", "Uniqueness Test 5"), "0604", 0,
                                       kSameDigitText, find<DeadlyType::SameDigit, Guards::NotOneSide>);
const Technique uniquenessTest6 =
    test("uniqueness-test-6", NINEFOLD_TEXT("Techniques", "Uniqueness Test 6"), "0605", 0, kType6Text, findType6);

} // namespace ninefold::techniques
