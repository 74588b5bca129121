// SPDX-License-Identifier: MIT
// Sue de Coq: two or three cells where a line crosses a box, some more cells of the line and some more of the box,
// with as many cells as digits in total. The line cells and the box cells share no digit, so every digit occurs
// exactly once: the digits of the line cells go from the rest of the line, those of the box cells from the rest of
// the box, the others from both.
//
//     {1 2 4} {1 3 5} {2 5} | . {1 2} . | . . .      1 and 2 go in the line, 3 and 4 in the box, 5 in both
//     {3 4}   .       .     |
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/cellsets.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ninefold::logic::techniques {
namespace {

struct Pattern {
    House line, box;
    CellSet crossing, inLine, inBox;

    Digits digits() const { return crossing.digits | inLine.digits | inBox.digits; }
    Cells cells() const { return crossing.cells | inLine.cells | inBox.cells; }
};

/// Those of a line or a box outside the crossing.
using Sets = CellSets<6>;

/// A part by its index, and the number of digits that it takes from the crossing: its cells minus the digits that it
/// adds.
struct Part {
    std::uint8_t index, taken;
    Digits digits;
};

/// The parts of a line or a box that take at least one digit, and leave one of those wanted for the other.
class FittingParts {
public:
    FittingParts(const Sets& sets, Digits crossing, int wanted) {
        for (std::size_t i = 1; i < sets.size(); ++i) {
            const int taken = sets.count(i) - (sets.digits(i) - crossing).count();
            if (taken >= 1 && taken < wanted)
                list_[count_++] = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(taken), sets.digits(i)};
        }
    }
    std::span<const Part> list() const { return std::span(list_).first(count_); }

private:
    std::array<Part, 64> list_;
    std::size_t count_ = 0;
};

bool report(const Position& position, const Pattern& pattern, StepSink& sink) {
    assert((pattern.inLine.digits & pattern.inBox.digits).empty());
    assert(pattern.digits().count() == pattern.cells().count());
    const Cells line = kHouses[pattern.line] - pattern.cells(), box = kHouses[pattern.box] - pattern.cells();
    Step step;
    step.length = pattern.cells().count();
    for (Digit digit : pattern.digits()) {
        Cells gone;
        // If the digit is in the box part, the line may still need it, and the other way round.
        if (!pattern.inBox.digits.has(digit)) gone |= position.cellsFor(digit) & line;
        if (!pattern.inLine.digits.has(digit)) gone |= position.cellsFor(digit) & box;
        step.remove(gone, digit);
        step.mark(Role::Remove, gone, digit);
        step.mark(Role::SetA, position.cellsFor(digit) & pattern.crossing.cells, digit);
        step.mark(Role::SetB, position.cellsFor(digit) & pattern.inLine.cells, digit);
        step.mark(Role::SetC, position.cellsFor(digit) & pattern.inBox.cells, digit);
    }
    if (step.empty()) return true;
    step.mark(HouseRole::Base, pattern.line);
    step.mark(HouseRole::Cover, pattern.box);
    step.say("cells", pattern.cells());
    step.say("crossing", Role::SetA, pattern.crossing.cells);
    step.say("inline", Role::SetB, pattern.inLine.cells);
    step.say("inbox", Role::SetC, pattern.inBox.cells);
    step.say("digits", pattern.digits());
    step.say("count", pattern.cells().count());
    step.say("line", HouseSet::of(pattern.line));
    step.say("box", HouseSet::of(pattern.box));
    step.say("linedigits", pattern.digits() - pattern.inBox.digits);
    step.say("boxdigits", pattern.digits() - pattern.inLine.digits);
    return sink.take(std::move(step));
}

/// Finds all line and box parts that fit this crossing: together they take the surplus digits of the crossing.
bool complete(const Position& position, Pattern pattern, const Sets& line, const Sets& box, StepSink& sink) {
    const Digits crossing = pattern.crossing.digits;
    const int wanted = crossing.count() - pattern.crossing.count;
    if (wanted < 2) return true;
    const FittingParts inBox(box, crossing, wanted);
    if (inBox.list().empty()) return true;
    const FittingParts inLine(line, crossing, wanted);
    for (const Part& one : inLine.list())
        for (const Part& other : inBox.list()) {
            if (one.taken + other.taken != wanted || !(one.digits & other.digits).empty()) continue;
            pattern.inLine = line[one.index];
            pattern.inBox = box[other.index];
            if (!report(position, pattern, sink)) return false;
        }
    return true;
}

bool findIn(const Position& position, House line, House box, StepSink& sink) {
    const Cells crossing = kHouses[box] & kHouses[line] & position.blanks();
    // At least two digits more than cells.
    if (!crossing.hasSeveral() || position.candidatesOf(crossing).count() < 4) return true;
    const Sets inLine(position, position.blanks() & (kHouses[line] - kHouses[box]));
    const Sets inBox(position, position.blanks() & (kHouses[box] - kHouses[line]));
    const auto take = [&](Cells cells) {
        return complete(position, {line, box, {cells, position.candidatesOf(cells), cells.count()}, {}, {}}, inLine,
                        inBox, sink);
    };
    if (!take(crossing)) return false;
    if (crossing.count() == 3)
        for (Cell cell : crossing)
            if (!take(crossing - Cells::of(cell))) return false;
    return true;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Crossings, 50, search, sink, [&](int part, StepSink& noting) {
        const auto [box, line] = crossingAt(part);
        return findIn(position, line, box, noting);
    });
}

constexpr RoleText kLegend[] = {
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: where {line} and {box} cross")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: cells in the rest of {line}")},
    {Role::SetC, NINEFOLD_TEXT("Legends", "C: cells in the rest of {box}")},
};

} // namespace

const Technique sueDeCoq = {
    .id = "sue-de-coq",
    .name = NINEFOLD_TEXT("Techniques", "Sue de Coq"),
    .code = "1101",
    .family = Family::AlmostLockedSets,
    .score = 250,
    .grade = HodokuGrade::Unfair,
    .rating = 60,
    .about = &kAboutSueDeCoq,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {count} cells of {line} and {box} use up {count} digits."),
    .text = NINEFOLD_TEXT("Steps", "{cells} are {count} cells with {count} digits. {linedigits} lie only in "
                                   "{line}, {boxdigits} only in {box}, so none can be there twice: each is there once "
                                   "and used up in its {line:kind} or box."),
    .notation = "{crossing} with {inline}, {inbox} ({digits})",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
