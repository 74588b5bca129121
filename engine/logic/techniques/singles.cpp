// SPDX-License-Identifier: MIT
// Singles: a cell that can hold only one digit, or a digit that can go to only one cell of a house.
//
//     full house      hidden single       naked single
//     1 2 3           . . 7 |             {1..9} - {1 2 3 | 4 6 | 7 8 9} = 5
//     4 * 6           . * . |  7 in the   what row, column and box hold
//     7 8 9           . . . |  next box
//
// Position keeps both kinds up to date, so finding one costs nothing. The work is in the drawing: as few digits on the
// board as possible that leave no other choice, and what earlier steps have removed besides.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <bit>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

Step single(Cell cell, Digit digit) {
    Step step;
    step.length = 1;
    step.place(cell, digit);
    step.mark(Role::Place, cell, digit);
    step.say("cells", Cells::of(cell));
    step.say("digits", Digits::of(digit));
    return step;
}

Step singleIn(House house, Cell cell, Digit digit) {
    Step step = single(cell, digit);
    step.mark(HouseRole::Look, house);
    step.say("house", HouseSet::of(house));
    return step;
}

/// The fewest of these cells that together see all of `blocked`; of several such sets the first.
Cells fewestThatSee(Cells blocked, Cells holders) {
    std::vector<Cell> cells;
    for (Cell holder : holders) cells.push_back(holder);
    // Without a clash at most nine cells hold a digit: few enough subsets, each a smaller subset and one more cell.
    assert(cells.size() <= kDigitCount);
    std::vector<Cells> seen(std::size_t{1} << cells.size());
    std::size_t best = seen.size() - 1;
    for (std::size_t set = 1; set < seen.size(); ++set) {
        seen[set] = seen[set & (set - 1)] | kPeers[cells[std::countr_zero(set)]];
        if (std::popcount(set) < std::popcount(best) && seen[set].contains(blocked)) best = set;
    }
    Cells fewest;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (best >> i & 1u) fewest.add(cells[i]);
    return fewest;
}

/// Shows the digits on the board that block the other blank cells of the house.
void showBlockers(const Position& position, House house, Cell cell, Digit digit, Step& step) {
    Cells others = position.blanks() & kHouses[house], holders, seen;
    others.remove(cell);
    for (Cell holder : position.grid().cellsWith(digit))
        if (const Cells blocked = kPeers[holder] & others; !blocked.empty()) {
            holders.add(holder);
            seen |= blocked;
        }
    const Cells blockers = fewestThatSee(seen, holders);
    step.mark(Role::On, blockers, 0);
    for (Cell other : seen)
        step.link({Cells::of((kPeers[other] & blockers).first()), digit}, {Cells::of(other), digit}, false);
    step.say("blockers", blockers);
    step.say("blocked", seen);
    step.say("gone", others - seen);
}

/// Shows a digit on the board for each other digit that the cell cannot hold: one of its box where there is one.
void showRivals(const Position& position, Cell cell, Digit digit, Step& step) {
    const auto [row, column, box] = housesOf(cell);
    Cells rivals;
    Digits gone;
    for (Digit other : Digits::all() - Digits::of(digit)) {
        const Cells holders = position.grid().cellsWith(other) & kPeers[cell];
        const Cells near = holders & kHouses[box];
        if (holders.empty()) gone.add(other);
        else rivals.add((near.empty() ? holders : near).first());
    }
    step.mark(Role::On, rivals, 0);
    step.say("blockers", rivals);
    step.say("gone", gone);
}

bool findFullHouse(const Position& position, LogicSearch&, StepSink& sink) {
    for (Cell cell : position.cellsWithCount(1))
        for (House house : housesOf(cell))
            if (position.blanksIn(house) == 1) {
                if (!sink.take(singleIn(house, cell, position.candidates(cell).first()))) return false;
                // One house is enough.
                break;
            }
    return true;
}

template <HouseKind kind>
bool findHidden(const Position& position, LogicSearch&, StepSink& sink) {
    constexpr HouseSet houses = kind == HouseKind::Row      ? HouseSet::rows()
                                : kind == HouseKind::Column ? HouseSet::columns()
                                                            : HouseSet::boxes();
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house : position.onePlace(digit) & houses) {
            const Cell cell = position.cellsFor(digit, house).first();
            Step step = singleIn(house, cell, digit);
            showBlockers(position, house, cell, digit, step);
            if (!sink.take(std::move(step))) return false;
        }
    return true;
}

bool findNaked(const Position& position, LogicSearch&, StepSink& sink) {
    for (Cell cell : position.cellsWithCount(1)) {
        const Digit digit = position.candidates(cell).first();
        Step step = single(cell, digit);
        showRivals(position, cell, digit, step);
        if (!sink.take(std::move(step))) return false;
    }
    return true;
}

constexpr std::string_view kHiddenText =
    NINEFOLD_TEXT("Steps", "In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out "
                           "{blocked}.][ {gone} lost it in earlier steps.]");
constexpr std::string_view kHiddenConclusion =
    NINEFOLD_TEXT("Steps", "{result}, the only place left for {digits} in {house}.");
constexpr RoleText kLegend[] = {{Role::On, NINEFOLD_TEXT("Legends", "the digits that leave no other choice")}};

constexpr Technique kHiddenSingle = {
    .family = Family::Singles,
    .about = &kAboutHiddenSingle,
    .conclusion = kHiddenConclusion,
    .text = kHiddenText,
    .notation = "{digits} in {house}",
    .legend = kLegend,
};

} // namespace

const Technique fullHouse = {
    .id = "full-house",
    .name = NINEFOLD_TEXT("Techniques", "Full House"),
    .code = "0000",
    .family = Family::Singles,
    .er = 10,
    .score = 4,
    .grade = HodokuGrade::Easy,
    .rating = 10,
    .about = &kAboutFullHouse,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, the only digit missing in {house}."),
    .text = NINEFOLD_TEXT("Steps", "{cells} is the last empty cell of {house}, and only {digits} is missing there."),
    .notation = "{house}",
    .find = findFullHouse,
};

const Technique hiddenSingleBox = variant(
    kHiddenSingle,
    {"hidden-single-box", NINEFOLD_TEXT("Techniques", "Hidden Single in a box"), "0002", 14, HodokuGrade::Easy, 12, 12},
    findHidden<HouseKind::Box>);

const Technique hiddenSingleRow = variant(
    kHiddenSingle,
    {"hidden-single-row", NINEFOLD_TEXT("Techniques", "Hidden Single in a row"), "0002", 14, HodokuGrade::Easy, 15, 15},
    findHidden<HouseKind::Row>);

const Technique hiddenSingleColumn =
    variant(kHiddenSingle,
            {"hidden-single-column", NINEFOLD_TEXT("Techniques", "Hidden Single in a column"), "0002", 14,
             HodokuGrade::Easy, 15, 15},
            findHidden<HouseKind::Column>);

const Technique nakedSingle = {
    .id = "naked-single",
    .name = NINEFOLD_TEXT("Techniques", "Naked Single"),
    .code = "0003",
    .family = Family::Singles,
    .er = 23,
    .score = 4,
    .grade = HodokuGrade::Easy,
    .rating = 23,
    .about = &kAboutNakedSingle,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, the only digit left for it."),
    .text = NINEFOLD_TEXT("Steps", "Only {digits} is left for {cells}.[ Its row, column and box hold other digits "
                                   "already, in {blockers}.][ Earlier steps removed {gone}.]"),
    .notation = "",
    .legend = kLegend,
    .find = findNaked,
};

} // namespace ninefold::logic::techniques
