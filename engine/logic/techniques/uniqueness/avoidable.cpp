// SPDX-License-Identifier: MIT
// Avoidable rectangle: a rectangle without givens, partly solved. If its corners became a, b / b, a, these could be
// exchanged, because no given fixes them.
//
//     a . . | b              type 1: the last corner cannot be a
//     b . . | {a c ..}
//
//     a . . | b              type 2: one of the two is c, and cells that see both are not
//     {b c} . | {a c}
//
//     a . . | b              type 3: one of the two is c or d; with a cell that has just these it makes a naked pair
//     {b c} . | {a d} {c d}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/parts/rectangles.h"
#include "engine/logic/techniques.h"

#include <algorithm>

namespace ninefold::logic::techniques {
namespace {

Step describe(const Position& position, Cells cells, Digits pattern, Digits extras, Cells guards) {
    Step step;
    step.length = 4;
    for (Cell cell : cells) {
        if (position.isSet(cell)) step.mark(Role::On, cell, position.value(cell));
        for (Digit digit : position.candidates(cell) & (pattern | extras))
            step.mark(extras.has(digit) ? Role::Extra : Role::On, cell, digit);
    }
    step.say("cells", cells);
    step.say("pattern", pattern);
    step.say("guards", guards);
    step.say("extras", extras);
    return step;
}

/// Calls use for rectangles with `solved` solved corners and no given.
template <typename Use>
bool forEachPartlySolved(const Position& position, int solved, LogicSearch& search, Use use) {
    const Cells open = position.blanks(), given = position.grid().givens();
    for (int i = 0; i < kRectangleCount; ++i) {
        const Cells cells = kRectangleCells[i];
        // A given can never be exchanged.
        if (cells.meets(given) || (cells - open).count() != solved) continue;
        if (!search.work() || !use(kRectangles[i], cells)) return false;
    }
    return true;
}

bool find1(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPartlySolved(position, 3, search, [&](const Rectangle& corners, Cells cells) {
        const Cell open = (cells & position.blanks()).first();
        const int i = static_cast<int>(std::find(corners.begin(), corners.end(), open) - corners.begin());
        const Digit across = position.value(corners[3 - i]);
        // The neighbours of open corner i are corners i ^ 1 and i ^ 2; corner 3 - i is opposite.
        const Digit one = position.value(corners[i ^ 1]), two = position.value(corners[i ^ 2]);
        if (one != two || !position.isCandidate(open, across)) return true;
        const Digits pattern = Digits::of(one) | Digits::of(across);
        Step step = describe(position, cells, pattern, {}, Cells::of(open));
        // The open corner is drawn only by its elimination.
        std::erase_if(step.marks, [&](const Mark& mark) { return mark.candidate.cell == open; });
        step.remove(open, across);
        step.mark(Role::Remove, open, across);
        return sink.take(std::move(step));
    });
}

bool find2(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPartlySolved(position, 2, search, [&](const Rectangle& corners, Cells cells) {
        const Cells open = cells & position.blanks();
        // Two bivalue corners that see each other; opposite corners would need other reasoning.
        if (!position.bivalue().contains(open) || !sees(open.first(), (open - Cells::of(open.first())).first()))
            return true;
        Digits pattern, extras = Digits::all();
        for (int i = 0; i < 4; ++i) {
            if (!open.has(corners[i])) continue;
            // Next to one solved corner, and opposite to the other, whose digit would complete the pattern.
            const Digits completing = Digits::of(position.value(corners[3 - i]));
            if ((position.candidates(corners[i]) & completing).empty()) return true;
            pattern |= completing;
            extras &= position.candidates(corners[i]) - completing;
        }
        if (!extras.single()) return true;
        const Digit digit = extras.first();
        const Cells gone = position.cellsFor(digit) & commonPeers(open);
        if (gone.empty()) return true;
        Step step = describe(position, cells, pattern, extras, open);
        step.remove(gone, digit);
        step.mark(Role::Remove, gone, digit);
        return sink.take(std::move(step));
    });
}

/// Draws the solved corners too.
class WithSolved : public StepSink {
public:
    WithSolved(const Position& position, Cells solved, StepSink& sink)
        : position_(position), solved_(solved), sink_(sink) {}
    bool take(Step&& step) override {
        for (Cell cell : solved_) step.mark(Role::On, cell, position_.value(cell));
        return sink_.take(std::move(step));
    }

private:
    const Position& position_;
    const Cells solved_;
    StepSink& sink_;
};

bool find3(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPartlySolved(position, 2, search, [&](const Rectangle& corners, Cells cells) {
        const Cells open = cells & position.blanks();
        // Opposite corners are in no house together.
        if (commonHouses(open).empty()) return true;
        Deadly pattern{cells, {}, {}};
        for (int i = 0; i < 4; ++i) {
            if (!open.has(corners[i])) continue;
            const Digit completing = position.value(corners[3 - i]);
            if (!position.isCandidate(corners[i], completing)) return true;
            pattern.digits.add(completing);
            pattern.guards.push_back({corners[i], position.candidates(corners[i]) - Digits::of(completing)});
        }
        // With one extra digit it is type 2.
        if (pattern.extras().count() < 2) return true;
        WithSolved drawn(position, cells - open, sink);
        return concludeDeadly(position, pattern, DeadlyType::Subset, 0, search, drawn);
    });
}

constexpr Technique avoidable(std::string_view id, std::string_view name, std::string_view code,
                              std::string_view conclusion, std::string_view text, decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutAvoidable, conclusion, text, search);
    made.code = code;
    made.score = 100;
    made.grade = HodokuGrade::Hard;
    made.rating = 47;
    return made;
}

} // namespace

const Technique avoidableRectangle1 = avoidable(
    "avoidable-rectangle-1", NINEFOLD_TEXT("Techniques", "Avoidable Rectangle Type 1"), "0607", kSwapConclusion,
    NINEFOLD_TEXT("Steps",
                  "None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping "
                  "these would give a second solution: each row, column and box keeps both. So {fact}."),
    find1);
const Technique avoidableRectangle2 = avoidable(
    "avoidable-rectangle-2", NINEFOLD_TEXT("Techniques", "Avoidable Rectangle Type 2"), "0608", kSameDigitConclusion,
    NINEFOLD_TEXT("Steps",
                  "None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and "
                  "swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}."),
    find2);
const Technique avoidableRectangle3 = avoidable(
    "avoidable-rectangle-3", NINEFOLD_TEXT("Techniques", "Avoidable Rectangle Type 3"), "", kSubsetConclusion,
    NINEFOLD_TEXT(
        "Steps",
        "None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped "
        "there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits."),
    find3);

} // namespace ninefold::logic::techniques
