// SPDX-License-Identifier: MIT
// Reverse BUG: the digits a and b are solved so far in some rows, columns and boxes. If each of these had both, the
// others would lack both, without a given of either, and a and b could be exchanged in all the rest.
//
//     a . . | b . .          b in the empty corner would complete the four: the rest of the grid has no given a or b
//     b . . | . . .
//
// So the cells that would complete the set do not do so. Conclusions as for rectangles: type 1 one cell, 2 one digit,
// 3 a naked set.
//
// Reverse BUG-Lite: in two lines of a band or stack all givens are in columns (rows) where both cells are solved but
// one. If this cell made the digits of both lines there the same, the rest of the lines could be exchanged.
//
//     1 . . | 2 . . | 3 . .          2 below the 3 would leave the same six digits for the rest of both rows
//     3 . . | 1 . . | . . .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/parts/solvedmarks.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The solved cells of two digits that hang together with a given of them, and the houses that have one of them.
class Half {
public:
    Half(const Position& position, Digit one, Digit two) : position_(position), one_(one), two_(two) {
        const Cells all = position.grid().cellsWith(one) | position.grid().cellsWith(two);
        Cells fresh = all & position.grid().givens();
        while (!fresh.empty()) {
            const Cell cell = fresh.first();
            cells_.add(cell);
            fresh.remove(cell);
            fresh |= (all & kPeers[cell]) - cells_;
        }
        for (House house : HouseSet::all())
            if ((cells_ & kHouses[house]).count() == 1) open_.add(house);
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
            for (Cell other : position_.blanks())
                if (other > cell && toggled(rest, other).empty() && !report({cell, other}, use)) return false;
        }
        return true;
    }

private:
    static HouseSet toggled(HouseSet houses, Cell cell) { return HouseSet(houses.bits() ^ houseSetOf(cell).bits()); }

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
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit two = one + 1; two <= kDigitCount; ++two)
                if (mayClose(position, one, two))
                    Half(position, one, two).forEach([&](const Deadly& pattern) {
                        list.push_back(pattern);
                        return true;
                    });
    }

    std::vector<Deadly> list;

private:
    /// Two cells close six houses at most. Solved cells that are no givens may be left aside, so with them it is open.
    static bool mayClose(const Position& position, Digit one, Digit two) {
        const HouseSet open(position.done(one).bits() ^ position.done(two).bits());
        const Cells solved = position.grid().cellsWith(one) | position.grid().cellsWith(two);
        return open.count() <= 6 || !position.grid().givens().contains(solved);
    }
};

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    SolvedMarks marked(position, sink);
    for (const Deadly& pattern : position.fact<Halves>().list)
        if (!concludeDeadly(position, pattern, type, 0, search, marked)) return false;
    return true;
}

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

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "these would leave a swap in the rest of the grid")},
    {Role::Off, kSharedSetText},
    {Role::Extra, kGuardsText},
};

constexpr Technique reverse(std::string_view id, std::string_view name, std::string_view conclusion,
                            std::string_view text, decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutReverseBug, conclusion, text, search);
    made.rating = 53;
    made.legend = kLegend;
    return made;
}

constexpr std::string_view kReverseConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because otherwise {pattern} could be swapped in the rest of the grid, which "
                           "makes a second solution.");

} // namespace

const Technique reverseBug1 =
    reverse("reverse-bug-1", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 1"), kReverseConclusion,
            NINEFOLD_TEXT("Steps", "If {guards} were {lost}, each row, column and box would have both {pattern} among "
                                   "the marked cells or none. In the rest neither is given, and swapping them there "
                                   "would give a second solution. A proper Sudoku has only one, so {fact}."),
            find<DeadlyType::OneCell>);
const Technique reverseBug2 =
    reverse("reverse-bug-2", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 2"), kSameDigitConclusion,
            NINEFOLD_TEXT("Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box "
                                   "would have both {pattern} among the marked cells or none. In the rest neither is "
                                   "given, and swapping them there would give a second solution."),
            find<DeadlyType::SameDigit>);
const Technique reverseBug3 =
    reverse("reverse-bug-3", NINEFOLD_TEXT("Techniques", "Reverse BUG Type 3"), kSubsetConclusion,
            NINEFOLD_TEXT("Steps", "{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the "
                                   "marked cells, where neither is given: a second solution. With {set:has} that uses "
                                   "up {setdigits} in {house}: as many cells as digits."),
            find<DeadlyType::Subset>);
const Technique reverseBugLite = reverse(
    "reverse-bug-lite", NINEFOLD_TEXT("Techniques", "Reverse BUG-Lite"),
    NINEFOLD_TEXT("Steps", "{result}, because otherwise the rest of {lines} could be exchanged, which makes a second "
                           "solution."),
    NINEFOLD_TEXT("Steps", "If {guards} were {lost}, {lines} would have the same digits in the marked cells. "
                           "Their other cells hold no given, and exchanging them would keep each row, column and box "
                           "right: a second solution. So {fact}."),
    findLite);

} // namespace ninefold::logic::techniques
