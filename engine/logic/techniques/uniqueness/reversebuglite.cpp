// SPDX-License-Identifier: MIT
// Reverse BUG-Lite: in two lines of a band or stack all givens are in columns (rows) where both cells are solved but
// one. If this cell made the digits of both lines there the same, the rest of the lines could be exchanged.
//
//     1 . . | 2 . . | 3 . .          2 below the 3 would leave the same six digits for the rest of both rows
//     3 . . | 1 . . | . . .
#include "engine/logic/techniques.h"
#include "engine/logic/techniques/uniqueness/reversebug.h"

#include <utility>

namespace ninefold::logic::techniques {
namespace {

/// Two lines of a chute: what their cells hold, place by place.
class TwoLines {
public:
    TwoLines(const Position& position, House first, House second)
        : position_(position), lines_({&kHouseCells[first], &kHouseCells[second]}), houses_({first, second}) {}

    bool find(StepSink& sink) const {
        unsigned given = 0;
        int blanks = 0;
        for (int at = 0; at < 9; ++at) {
            if (!isGiven(0, at) && !isGiven(1, at)) continue;
            given |= 1u << at;
            blanks += (value(0, at) == 0 ? 1 : 0) + (value(1, at) == 0 ? 1 : 0);
        }
        if (blanks > 1) return true;
        for (int line : {0, 1})
            for (int at = 0; at < 9; ++at)
                if (value(line, at) == 0 && value(1 - line, at) != 0 && !complete(given | 1u << at, line, at, sink))
                    return false;
        return true;
    }

private:
    Cell cell(int line, int at) const {
        return (*lines_[static_cast<std::size_t>(line)])[static_cast<std::size_t>(at)];
    }
    Digit value(int line, int at) const { return position_.value(cell(line, at)); }
    bool isGiven(int line, int at) const { return position_.grid().isGiven(cell(line, at)); }

    Digits valuesAt(int line, unsigned places) const {
        Digits digits;
        for (int at = 0; at < 9; ++at)
            if ((places >> at & 1u) != 0 && value(line, at) != 0) digits.add(value(line, at));
        return digits;
    }

    /// Adds the places whose digits the other line lacks, as long as both their cells are solved.
    unsigned balanced(unsigned places) const {
        for (bool changed = true; changed;) {
            changed = false;
            const Digits first = valuesAt(0, places), second = valuesAt(1, places);
            for (int at = 0; at < 9; ++at) {
                if ((places >> at & 1u) != 0 || value(0, at) == 0 || value(1, at) == 0) continue;
                if (!(second - first).has(value(0, at)) && !(first - second).has(value(1, at))) continue;
                places |= 1u << at;
                changed = true;
                break;
            }
        }
        return places;
    }

    bool complete(unsigned places, int line, int blank, StepSink& sink) const;
    bool report(unsigned places, Cell cell, Digit digit, StepSink& sink) const;

    const Position& position_;
    const std::array<const std::array<Cell, 9>*, 2> lines_;
    const std::array<House, 2> houses_;
};

/// The blank cell is the only one at these places, or nothing follows.
bool TwoLines::complete(unsigned places, int line, int blank, StepSink& sink) const {
    places = balanced(places);
    for (int at = 0; at < 9; ++at)
        for (int each : {0, 1})
            if ((places >> at & 1u) != 0 && value(each, at) == 0 && !(each == line && at == blank)) return true;
    const Digits here = valuesAt(line, places), there = valuesAt(1 - line, places), missing = there - here;
    // With all places but one nothing is left to exchange.
    if (!missing.single() || !(here - there).empty() || countOfNine(places) > 7) return true;
    if (!position_.isCandidate(cell(line, blank), missing.first())) return true;
    return report(places, cell(line, blank), missing.first(), sink);
}

bool TwoLines::report(unsigned places, Cell blank, Digit digit, StepSink& sink) const {
    Step step;
    Cells cells;
    Digits digits;
    for (int at = 0; at < 9; ++at)
        for (int line : {0, 1}) {
            if ((places >> at & 1u) == 0) continue;
            cells.add(cell(line, at));
            if (value(line, at) == 0) continue;
            digits.add(value(line, at));
            step.mark(Role::On, cell(line, at), value(line, at));
        }
    step.length = cells.count();
    step.remove(blank, digit);
    step.mark(Role::Remove, blank, digit);
    const HouseSet lines = HouseSet::of(houses_[0]) | HouseSet::of(houses_[1]);
    step.mark(HouseRole::Look, lines);
    step.say("cells", cells);
    step.say("pattern", digits);
    step.say("guards", Cells::of(blank));
    step.say("lines", lines);
    return sink.take(std::move(step));
}

bool findLite(const Position& position, LogicSearch& search, StepSink& sink) {
    for (House first : HouseSet::rows() | HouseSet::columns())
        for (House second = first + 1; second / 3 == first / 3; ++second)
            if (!search.work() || !TwoLines(position, first, second).find(sink)) return false;
    return true;
}

} // namespace

const Technique reverseBugLite = reverseBug(
    "reverse-bug-lite", NINEFOLD_TEXT("Techniques", "Reverse BUG-Lite"),
    NINEFOLD_TEXT("Steps", "{result}, because otherwise the rest of {lines} could be exchanged, which makes a second "
                           "solution."),
    NINEFOLD_TEXT("Steps", "If {guards} were {lost}, {lines} would have the same digits in the marked cells. "
                           "Their other cells hold no given, and exchanging them would keep each row, column and box "
                           "right: a second solution. So {fact}."),
    findLite);

} // namespace ninefold::logic::techniques
