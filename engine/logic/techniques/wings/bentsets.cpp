// SPDX-License-Identifier: MIT
// Bent sets, the wings from WXYZ-Wing upwards: cells of a line and a box with as many digits as cells. All digits but
// one can occur in them only once, because their places in the cells share a house; so the last digit, z, must be in
// one of them as well, and cells that see all its places lose it.
//
//     {w z} . {w x y z} | . . {x z} . . .        z need not be in every cell
//     .   {y z} .       |
//
// If all digits can occur only once it is a Sue de Coq.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/cellsets.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

struct BentSet {
    Cells cells;
    Digits digits;
    Digit digit;
};

bool report(const Position& position, const BentSet& set, StepSink& sink) {
    const auto& [cells, digits, digit] = set;
    assert(position.candidatesOf(cells) == digits && cells.count() == digits.count());
    const Cells places = position.cellsFor(digit) & cells;
    const Cells gone = position.cellsFor(digit) & commonPeers(places);
    if (gone.empty()) return true;
    Step step;
    step.length = cells.count();
    step.remove(gone, digit);
    step.mark(Role::Remove, gone, digit);
    for (Digit other : digits)
        step.mark(other == digit ? Role::On : Role::Off, position.cellsFor(other) & cells, other);
    step.say("cells", cells);
    step.say("set", digits);
    step.say("restricted", digits - Digits::of(digit));
    step.say("digits", Digits::of(digit));
    step.say("places", places);
    std::vector<Chain> either;
    for (Cell cell : places) either.push_back({{Cells::of(cell), digit, true, -1, {}}});
    step.say("either", std::move(either));
    return sink.take(std::move(step));
}

/// A line and a box that cross: the cells where they do, and those outside.
class CrossedHouses {
public:
    CrossedHouses(const Position& position, House line, House box)
        : position_(position),
          crossing_(position, kHouses[line] & kHouses[box] & position.blanks()),
          most_(crossing_.all()),
          inLine_(partsOf((kHouses[line] - kHouses[box]) & position.blanks())) {
        if (!inLine_.empty()) inBox_ = partsOf((kHouses[box] - kHouses[line]) & position.blanks());
    }

    /// A digit that occurs in the line outside the box and in the box outside the line can be in both.
    std::vector<BentSet> find() const {
        std::vector<BentSet> list;
        for (const CellSet& line : inLine_)
            for (const CellSet& box : inBox_) {
                const Digits both = line.digits | box.digits;
                if (!(line.digits & box.digits).single() || both.count() > line.count + box.count + most_.count)
                    continue;
                complete(line, box, list);
            }
        return list;
    }

private:
    /// The sets of cells outside the crossing that can be parts of a bent set. It shares one digit with the other
    /// part, so the cells of the crossing have to make up for its surplus, and need that many of its digits.
    std::vector<CellSet> partsOf(Cells outside) const {
        std::vector<CellSet> parts;
        if (most_.count == 0) return parts;
        CellSets<6> sets(position_, outside);
        sets.findLocked();
        parts.reserve(sets.size());
        for (std::size_t i = 1; i < sets.size(); ++i) {
            const Digits digits = sets.digits(i);
            const int surplus = digits.count() - sets.count(i);
            // Without locked cells the others are a smaller bent set.
            if (!sets.hasLocked(i) && surplus <= most_.count && (digits & most_.digits).count() >= surplus)
                parts.push_back(sets[i]);
        }
        return parts;
    }

    void complete(const CellSet& line, const CellSet& box, std::vector<BentSet>& list) const {
        for (std::size_t n = 1; n < crossing_.size(); ++n) {
            const Digits all = line.digits | box.digits | crossing_.digits(n);
            if (all.count() != line.count + box.count + crossing_.count(n)) continue;
            if (isLockedWith(line, n) || isLockedWith(box, n)) continue;
            list.push_back({line.cells | box.cells | crossing_[n].cells, all, (line.digits & box.digits).first()});
        }
    }

    /// With these cells of the crossing.
    bool isLockedWith(const CellSet& part, std::size_t n) const {
        return (part.digits | crossing_.digits(n)).count() <= part.count + crossing_.count(n);
    }

    const Position& position_;
    const CellSets<3> crossing_;
    /// All cells of the crossing.
    const CellSet most_;
    std::vector<CellSet> inLine_, inBox_;
};

/// The bent sets of all sizes, found when the first of the techniques asks for those of a crossing. A fact.
class BentSets {
public:
    explicit BentSets(const Position&) {}

    /// `position` is the one that the fact was made for, or a copy of it: the fact may outlive the first.
    const std::vector<BentSet>& at(const Position& position, int crossing) const {
        auto& list = lists_[crossing];
        if (!list) {
            const auto [box, line] = crossingAt(crossing);
            list = CrossedHouses(position, line, box).find();
        }
        return *list;
    }

private:
    mutable std::array<std::optional<std::vector<BentSet>>, kCrossingCount> lists_;
};

template <int size>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Crossings, 30, search, sink, [&](int part, StepSink& noting) {
        return std::ranges::all_of(position.fact<BentSets>().at(position, part), [&](const BentSet& set) {
            return set.cells.count() != size || report(position, set, noting);
        });
    });
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "each of {restricted} at most once")},
};

constexpr Technique kBentSet = {
    .family = Family::Wings,
    .about = &kAboutBentSet,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text =
        NINEFOLD_TEXT("Steps", "{cells} have only {set} between them. All but {digits} fit there only once each, in a "
                               "shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}."),
    .notation = "{set} in {cells}, {digits}",
    .legend = kLegend,
};

} // namespace

const Technique wxyzWing =
    variant(kBentSet, {.id = "wxyz-wing", .name = NINEFOLD_TEXT("Techniques", "WXYZ-Wing"), .rating = 55}, find<4>);
const Technique vwxyzWing =
    variant(kBentSet, {.id = "vwxyz-wing", .name = NINEFOLD_TEXT("Techniques", "VWXYZ-Wing"), .rating = 62}, find<5>);
const Technique uvwxyzWing =
    variant(kBentSet, {.id = "uvwxyz-wing", .name = NINEFOLD_TEXT("Techniques", "UVWXYZ-Wing"), .rating = 66}, find<6>);
const Technique tuvwxyzWing = variant(
    kBentSet, {.id = "tuvwxyz-wing", .name = NINEFOLD_TEXT("Techniques", "TUVWXYZ-Wing"), .rating = 75}, find<7>);
const Technique stuvwxyzWing = variant(
    kBentSet, {.id = "stuvwxyz-wing", .name = NINEFOLD_TEXT("Techniques", "STUVWXYZ-Wing"), .rating = 76}, find<8>);
const Technique rstuvwxyzWing = variant(
    kBentSet, {.id = "rstuvwxyz-wing", .name = NINEFOLD_TEXT("Techniques", "RSTUVWXYZ-Wing"), .rating = 77}, find<9>);

} // namespace ninefold::logic::techniques
