// SPDX-License-Identifier: MIT
// Multi-Sector Locked Set (MSLS): the blank cells where some rows and some columns cross. Some digits are counted once
// in each of the columns, the others once in each of the rows. If together they can fill no more cells than there are,
// each column needs its counted digits in these cells, and each row the others.
//
//     rows 1, 3, 5, 7 and columns 2, 4, 6, 8: 16 cells; 1 and 2 twice in each ... with 8 + 8 places for the digits:
//     1 2 3 go from the rest of the columns, 4 to 9 from the rest of the rows
//
// Multifish: the same counted from the digits. Some digits must be in each of some rows. Some columns have room for
// each of them once, and in the other columns single cells have room for one. If that is just enough, all is needed:
// the digits go from the rest of the columns, and all other digits from the cells.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"
#include "engine/logic/techniques/multisector/sectors.h"

#include <algorithm>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

/// The board with rows as layers, or columns.
struct Lines {
    bool areRows;

    House layer(int number) const { return areRows ? rowHouse(number) : columnHouse(number); }
    House place(int number) const { return areRows ? columnHouse(number) : rowHouse(number); }
    Cell at(int layerNumber, int placeNumber) const {
        return areRows ? cellAt(layerNumber, placeNumber) : cellAt(placeNumber, layerNumber);
    }
    HouseSet layers(unsigned bits) const { return HouseSet(areRows ? bits : bits << 9); }
    HouseSet places(unsigned bits) const { return HouseSet(areRows ? bits << 9 : bits); }
};

Cells cellsOf(HouseSet houses) {
    Cells cells;
    for (House house : houses) cells |= kHouses[house];
    return cells;
}

/// Rows and columns that cross in cells with just enough room.
struct LockedSet {
    HouseSet along, across;
    Cells cells;
    /// Counted across; the others are counted along.
    Digits counted;

    /// The lines that count the digit; a line across without the digit in these cells does not.
    Cells linesOf(const Position& position, Digit digit) const {
        if (!counted.has(digit)) return cellsOf(along);
        Cells found;
        for (House line : across)
            if ((cells & kHouses[line]).meets(position.cellsFor(digit))) found |= kHouses[line];
        return found;
    }
};

Step stepOf(const Position& position, const LockedSet& set) {
    Step step;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        step.remove((position.cellsFor(digit) & set.linesOf(position, digit)) - set.cells, digit);
    // Most sets remove nothing.
    if (step.empty()) return step;
    // If all digits are counted in the same direction, these are sets of single lines.
    const Digits all = position.candidatesOf(set.cells);
    if ((all & set.counted).empty() || (all - set.counted).empty()) return {};
    step.length = set.cells.count();
    markEffect(step);
    for (Digit digit : all)
        step.mark(set.counted.has(digit) ? Role::On : Role::Off, position.cellsFor(digit) & set.cells, digit);
    step.mark(HouseRole::Base, set.along);
    step.mark(HouseRole::Cover, set.across);
    step.say("cells", set.cells);
    step.say("count", set.cells.count());
    step.say("digits", all & set.counted);
    step.say("others", all - set.counted);
    step.say("across", set.across);
    step.say("along", set.along);
    return step;
}

/// Some digits in some rows, with room in some columns and in single cells.
struct Fish {
    Digits digits;
    HouseSet rows, columns;
    Cells room;
};

Fish fishOf(const Position& position, const FullSectors& full) {
    Fish fish{Digits::fromMask(full.layers), HouseSet(full.demands), {}, {}};
    Cells held;
    for (Digit digit : fish.digits) held |= position.cellsFor(digit);
    held &= cellsOf(fish.rows);
    for (int column = 0; column < 9; ++column) {
        const Cells cells = held & kHouses[columnHouse(column)];
        if ((full.limited >> column & 1u) != 0) fish.room |= cells;
        else if (!cells.empty()) fish.columns.add(columnHouse(column));
    }
    return fish;
}

Step stepOf(const Position& position, const Fish& fish) {
    const Cells base = cellsOf(fish.rows), cover = cellsOf(fish.columns);
    Step step;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        step.remove(position.cellsFor(digit) & (fish.digits.has(digit) ? cover - base : fish.room), digit);
    Cells places;
    for (Digit digit : fish.digits) places |= position.cellsFor(digit);
    // Without columns these are hidden sets of single rows; in all rows, of single columns.
    if (step.empty() || fish.columns.empty() || base.contains(places)) return {};
    markEffect(step);
    for (Digit digit : fish.digits) {
        const Cells inside = position.cellsFor(digit) & base;
        step.mark(Role::On, inside & cover, digit);
        step.mark(Role::Off, inside & fish.room, digit);
        for (House row : fish.rows) step.length += position.done(digit).has(row) ? 0 : 1;
    }
    step.mark(HouseRole::Base, fish.rows);
    step.mark(HouseRole::Cover, fish.columns);
    step.say("digits", fish.digits);
    step.say("count", step.length);
    step.say("base", fish.rows);
    step.say("cover", fish.columns);
    step.say("cells", fish.room);
    if (!fish.room.empty()) step.say("singles", fish.room.count());
    return step;
}

/// Which layers changed since a search found nothing, so that sets of the others need no look. What a set removes is
/// outside of it and only disappears; the set itself lies in its layers.
class Unchanged {
public:
    Unchanged(const Position& position, const LogicSearch& search, Parts parts)
        : cache_(position.negativeCache()),
          key_{search.technique, parts, search.limits, search.everyWay},
          empty_(cache_.of(key_)) {}

    /// The nine layers from this part on, as bits.
    unsigned changed(int firstPart) const { return static_cast<unsigned>(~empty_ >> firstPart) & 0x1FFu; }

    void noteAll(int count) {
        for (int part = 0; part < count; ++part) cache_.note(key_, part);
    }

private:
    NegativeCache& cache_;
    const NegativeCache::Search key_;
    const std::uint64_t empty_;
};

/// The shortest steps first: the search meets them in no useful order.
bool passOn(std::vector<Step>& steps, StepSink& sink) {
    std::ranges::stable_sort(steps, {}, &Step::length);
    return std::ranges::all_of(steps, [&](Step& step) { return sink.take(std::move(step)); });
}

bool findLockedSets(const Position& position, LogicSearch& search, StepSink& sink) {
    if (!search.work(2 * kSectorWork)) return false;
    std::vector<Step> steps;
    Unchanged unchanged(position, search, Parts::Houses);
    for (const Lines lines : {Lines{true}, Lines{false}}) {
        Layers layers{.changed = unchanged.changed(lines.layer(0))};
        for (int layer = 0; layer < 9; ++layer)
            for (int place = 0; place < 9; ++place)
                layers.open[layer][place] =
                    static_cast<std::uint16_t>(position.candidates(lines.at(layer, place)).mask());
        eachFullSectors(layers, [&](const FullSectors& full) {
            const HouseSet along = lines.layers(full.layers), across = lines.places(full.limited);
            const Cells cells = cellsOf(along) & cellsOf(across) & position.blanks();
            Step step = stepOf(position, LockedSet{along, across, cells, Digits::fromMask(full.demands)});
            if (!step.empty()) steps.push_back(std::move(step));
        });
    }
    if (steps.empty()) unchanged.noteAll(2 * 9);
    return passOn(steps, sink);
}

bool findFish(const Position& position, LogicSearch& search, StepSink& sink) {
    if (!search.work(kSectorWork)) return false;
    std::vector<Step> steps;
    Unchanged unchanged(position, search, Parts::Digits);
    Layers layers{.eitherWay = true, .changed = unchanged.changed(0)};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (int column = 0; column < 9; ++column)
            layers.open[digit - 1][column] = static_cast<std::uint16_t>(position.places(columnHouse(column), digit));
    eachFullSectors(layers, [&](const FullSectors& full) {
        if (Step step = stepOf(position, fishOf(position, full)); !step.empty()) steps.push_back(std::move(step));
    });
    if (steps.empty()) unchanged.noteAll(kDigitCount);
    return passOn(steps, sink);
}

constexpr RoleText kLockedLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "counted once in each {across:kind}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "counted once in each {along:kind}")},
};

constexpr RoleText kMultifishLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "at most once for each digit and column")},
    {Role::Off, NINEFOLD_TEXT("Legends", "at most one of these in each cell")},
};

} // namespace

const Technique multiSectorLockedSet = {
    .id = "multi-sector-locked-set",
    .name = NINEFOLD_TEXT("Techniques", "Multi-Sector Locked Set"),
    .family = Family::AlmostLockedSets,
    .rating = 84,
    .about = &kAboutMultiSector,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because {count} cells of {along} and {across} use up {count} digits."),
    .text = NINEFOLD_TEXT("Steps", "The {count} marked cells let {digits} in at most once in each {across:kind}, all "
                                   "others at most once in each {along:kind}: {count} digits, just enough. So none can "
                                   "be lost, and each goes from the rest of its row or column."),
    .notation = "{digits} in {across}, {others} in {along}",
    .legend = kLockedLegend,
    .find = findLockedSets,
};

const Technique multifish = {
    .id = "multifish",
    .name = NINEFOLD_TEXT("Techniques", "Multifish"),
    .family = Family::AlmostLockedSets,
    .rating = 84,
    .about = &kAboutMultiSector,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {digits} need all their room in {base}."),
    .text = NINEFOLD_TEXT("Steps", "{digits} must be {count} times in these rows. There is room for {count}: once each "
                                   "in {cover}[, and {singles} more in single cells]. So they go from the rest of the "
                                   "columns[, and all others from the single cells ({singles})]."),
    .notation = "{digits} {base}/{cover} {cells}",
    .legend = kMultifishLegend,
    .find = findFish,
};

} // namespace ninefold::logic::techniques
