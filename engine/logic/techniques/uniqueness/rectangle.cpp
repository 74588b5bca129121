// SPDX-License-Identifier: MIT
// Uniqueness tests: if four cells in two rows, two columns and two boxes held only the digits a and b, these could
// be exchanged and the puzzle would have two solutions. So something else must be true in the rectangle.
//
//     {a b}  . . | {a b}         type 1: one cell has more, so it is not a or b
//                                type 2, 5: all extras are one digit (two cells of a side; two opposite cells or three)
//     {a b}  . . | {a b c}       type 3: two cells of a side act as one cell of a naked set
//                                type 4: two cells of a side, a has no other place in their house: b goes
//                                type 6: two opposite cells, a has no other place in both rows: a goes from them
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/parts/rectangles.h"
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct Pattern {
    Deadly deadly;
    Rectangle corners;
};

/// Some corner has just two digits; the others have at least one of them. Shared by all tests of a position.
struct Patterns {
    explicit Patterns(const Position& position) {
        const Cells open = position.blanks();
        for (int i = 0; i < kRectangleCount; ++i)
            if (open.contains(kRectangleCells[i]) && kRectangleCells[i].meets(position.bivalue())) add(position, i);
    }

    std::vector<Pattern> list;

private:
    void add(const Position& position, int index) {
        Digits tried;
        for (Cell pair : kRectangleCells[index] & position.bivalue()) {
            const Digits digits = position.candidates(pair);
            // Two bivalue corners with the same digits give one pattern.
            if (digits == tried) continue;
            tried = digits;
            // Every corner must have at least one of the two digits.
            const Cells places =
                position.cellsFor(digits.first()) | position.cellsFor((digits - Digits::of(digits.first())).first());
            if (!places.contains(kRectangleCells[index])) continue;
            std::array<Deadly::Guard, 4> guards;
            std::size_t count = 0;
            for (Cell cell : kRectangles[index])
                if (const Digits extras = position.candidates(cell) - digits; !extras.empty())
                    guards[count++] = {cell, extras};
            // Guards in three corners are in no house together, so they allow a conclusion only if they have one digit.
            const bool isUseful = count <= 2 || (position.candidatesOf(kRectangleCells[index]) - digits).single();
            if (count > 0 && isUseful)
                list.push_back(
                    {{kRectangleCells[index], digits, {guards.begin(), guards.begin() + count}}, kRectangles[index]});
        }
    }
};

/// Are the guards the two cells of one side?
bool onOneSide(const Deadly& pattern) {
    return pattern.guards.size() == 2 && sees(pattern.guards[0].cell, pattern.guards[1].cell);
}

enum class Guards { Any, OneSide, NotOneSide };

template <DeadlyType type, Guards guards>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const auto& [pattern, corners] : position.fact<Patterns>().list) {
        // The tests differ in the arrangement of the guards.
        if (guards != Guards::Any && onOneSide(pattern) != (guards == Guards::OneSide)) continue;
        if (!concludeDeadly(position, pattern, type, guards == Guards::NotOneSide ? 0 : 45, search, sink)) return false;
    }
    return true;
}

/// The two rows, or the two columns, in which the digit has no place outside the rectangle; empty if there are none.
HouseSet linesOf(const Position& position, const Deadly& pattern, const Rectangle& corners, Digit digit) {
    const auto tied = [&](HouseSet lines) {
        HouseSet both;
        // Opposite corners cover both rows and both columns.
        for (Cell cell : {corners[0], corners[3]})
            for (House house : houseSetOf(cell) & lines) {
                if (position.done(digit).has(house) || !pattern.cells.contains(position.cellsFor(digit, house)))
                    return HouseSet();
                both.add(house);
            }
        return both;
    };
    const HouseSet rows = tied(HouseSet::rows());
    return rows.empty() ? tied(HouseSet::columns()) : rows;
}

bool reportType6(const Position& position, const Pattern& pattern, Digit digit, HouseSet lines, StepSink& sink) {
    const Cells gone = pattern.deadly.guarded() & position.cellsFor(digit);
    assert(!gone.empty() && pattern.deadly.cells.contains(gone));
    const auto roleOf = [&](Cell cell, Digit other) {
        if (!pattern.deadly.digits.has(other)) return Role::Extra;
        return gone.has(cell) && other == digit ? Role::Remove : Role::On;
    };
    Step step;
    step.length = 4;
    step.remove(gone, digit);
    for (Cell cell : pattern.corners)
        for (Digit other : position.candidates(cell)) step.mark(roleOf(cell, other), cell, other);
    step.say("cells", pattern.deadly.cells);
    step.say("pattern", pattern.deadly.digits);
    step.say("guards", pattern.deadly.guarded());
    step.say("digits", Digits::of(digit));
    step.say("lines", lines);
    step.say("other", pattern.deadly.digits - Digits::of(digit));
    return sink.take(std::move(step));
}

bool findType6(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Pattern& pattern : position.fact<Patterns>().list) {
        if (!search.work()) return false;
        if (pattern.deadly.guards.size() != 2 || onOneSide(pattern.deadly)) continue;
        for (Digit digit : pattern.deadly.digits) {
            const Cells gone = pattern.deadly.guarded() & position.cellsFor(digit);
            const HouseSet lines = linesOf(position, pattern.deadly, pattern.corners, digit);
            if (gone.empty() || lines.empty()) continue;
            if (!reportType6(position, pattern, digit, lines, sink)) return false;
        }
    }
    return true;
}

constexpr Technique test(const About& about, std::string_view id, std::string_view name, std::string_view code, int er,
                         std::string_view conclusion, std::string_view text, decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, about, conclusion, text, search);
    made.code = code;
    made.er = er;
    made.score = 100;
    made.grade = HodokuGrade::Hard;
    made.rating = er == 0 ? 46 : er;
    return made;
}

constexpr std::string_view kType6Text = NINEFOLD_TEXT(
    "Steps", "{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the "
             "other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku "
             "has.");

} // namespace

const Technique uniquenessTest1 =
    test(kAboutRectangle1, "uniqueness-test-1", NINEFOLD_TEXT("Techniques", "Uniqueness Test 1"), "0600", 45,
         kSwapConclusion, kOneCellText, find<DeadlyType::OneCell, Guards::Any>);
const Technique uniquenessTest2 =
    test(kAboutRectangle2, "uniqueness-test-2", NINEFOLD_TEXT("Techniques", "Uniqueness Test 2"), "0601", 45,
         kSameDigitConclusion, kSameDigitText, find<DeadlyType::SameDigit, Guards::OneSide>);
const Technique uniquenessTest3 =
    test(kAboutRectangle3, "uniqueness-test-3", NINEFOLD_TEXT("Techniques", "Uniqueness Test 3"), "0602", 45,
         kSubsetConclusion, kSubsetText, find<DeadlyType::Subset, Guards::OneSide>);
const Technique uniquenessTest4 =
    test(kAboutRectangle4, "uniqueness-test-4", NINEFOLD_TEXT("Techniques", "Uniqueness Test 4"), "0603", 45,
         kSwapConclusion, kStrongLinkText, find<DeadlyType::StrongLink, Guards::OneSide>);
const Technique uniquenessTest5 =
    test(kAboutRectangle2, "uniqueness-test-5", NINEFOLD_TEXT("Techniques", "Uniqueness Test 5"), "0604", 0,
         kSameDigitConclusion, kSameDigitText, find<DeadlyType::SameDigit, Guards::NotOneSide>);
const Technique uniquenessTest6 =
    test(kAboutRectangle6, "uniqueness-test-6", NINEFOLD_TEXT("Techniques", "Uniqueness Test 6"), "0605", 0,
         kSwapConclusion, kType6Text, findType6);

} // namespace ninefold::logic::techniques
