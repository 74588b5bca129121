// SPDX-License-Identifier: MIT
// Singles: a cell that can hold only one digit, or a digit that can go to only one cell of a house.
//
//     full house      hidden single       naked single
//     1 2 3           . . 7 |             {1..9} - {1 2 3 | 4 6 | 7 8 9} = 5
//     4 * 6           . * . |  7 in the   what row, column and box hold
//     7 8 9           . . . |  next box
//
// Position keeps both kinds up to date, so finding one costs nothing.
#include "engine/logic/technique.h"

namespace ninefold::techniques {
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

bool findFullHouse(const Position& position, LogicSearch&, StepSink& sink) {
    for (Cell cell : position.cellsWithCount(1))
        for (House house : housesOf(cell))
            if (position.blanksIn(house) == 1) {
                if (!sink.take(singleIn(house, cell, position.candidates(cell).first()))) return false;
                // One house is enough to tell.
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
        for (House house : position.onePlace(digit) & houses)
            if (!sink.take(singleIn(house, position.cellsFor(digit, house).first(), digit))) return false;
    return true;
}

bool findNaked(const Position& position, LogicSearch&, StepSink& sink) {
    for (Cell cell : position.cellsWithCount(1))
        if (!sink.take(single(cell, position.candidates(cell).first()))) return false;
    return true;
}

constexpr std::string_view kHiddenText =
    NINEFOLD_TEXT("Steps", "In {house} the digit {digits} has only one place left: {cells}.");
constexpr std::string_view kHiddenNotation = "{digits} in {house}";

} // namespace

const Technique fullHouse = {
    .id = "full-house",
    .name = NINEFOLD_TEXT("Techniques", "Full House"),
    .code = "0000",
    .family = Family::Singles,
    .er = 10,
    .score = 4,
    .level = HodokuLevel::Easy,
    .rating = 10,
    .text =
        NINEFOLD_TEXT("Steps", "{cells} is the last empty cell of {house}, so it takes the missing digit {digits}."),
    .notation = "{house}",
    .find = findFullHouse,
};

const Technique hiddenSingleBox = {
    .id = "hidden-single-box",
    .name = NINEFOLD_TEXT("Techniques", "Hidden Single in a box"),
    .code = "0002",
    .family = Family::Singles,
    .er = 12,
    .score = 14,
    .level = HodokuLevel::Easy,
    .rating = 12,
    .text = kHiddenText,
    .notation = kHiddenNotation,
    .find = findHidden<HouseKind::Box>,
};

const Technique hiddenSingleRow = {
    .id = "hidden-single-row",
    .name = NINEFOLD_TEXT("Techniques", "Hidden Single in a row"),
    .code = "0002",
    .family = Family::Singles,
    .er = 15,
    .score = 14,
    .level = HodokuLevel::Easy,
    .rating = 15,
    .text = kHiddenText,
    .notation = kHiddenNotation,
    .find = findHidden<HouseKind::Row>,
};

const Technique hiddenSingleColumn = {
    .id = "hidden-single-column",
    .name = NINEFOLD_TEXT("Techniques", "Hidden Single in a column"),
    .code = "0002",
    .family = Family::Singles,
    .er = 15,
    .score = 14,
    .level = HodokuLevel::Easy,
    .rating = 15,
    .text = kHiddenText,
    .notation = kHiddenNotation,
    .find = findHidden<HouseKind::Column>,
};

const Technique nakedSingle = {
    .id = "naked-single",
    .name = NINEFOLD_TEXT("Techniques", "Naked Single"),
    .code = "0003",
    .family = Family::Singles,
    .er = 23,
    .score = 4,
    .level = HodokuLevel::Easy,
    .rating = 23,
    .text = NINEFOLD_TEXT("Steps", "{digits} is the only digit that {cells} can still hold: "
                                   "its row, its column and its box rule out all others."),
    .notation = "",
    .find = findNaked,
};

} // namespace ninefold::techniques
