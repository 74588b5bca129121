// SPDX-License-Identifier: MIT
// W-Wing: two cells with the same two digits x and y, and a house with just two places for x, one seen by each of
// the cells. If both cells were x, the house would have no x: so one of them is y.
//
//     {x y} . . | . . .       one end of the strong link is seen by the first cell,
//       |                     the other end by the second
//       x ========== x
//                    |
//                  {x y}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"

#include <cassert>
#include <utility>

namespace ninefold::logic::techniques {
namespace {

struct WWing {
    Cell one, two;
    Digit linked, digit;
    House house;
    Cell nearOne, nearTwo;
};

/// Strong and weak links in turn, a strong one first.
void linkAll(Step& step, const std::vector<Candidate>& ends) {
    for (std::size_t i = 1; i < ends.size(); ++i)
        step.link({Cells::of(ends[i - 1].cell), ends[i - 1].digit}, {Cells::of(ends[i].cell), ends[i].digit},
                  i % 2 == 1);
}

bool report(const Position& position, const WWing& wing, StepSink& sink) {
    assert(position.candidates(wing.one) == position.candidates(wing.two));
    assert(sees(wing.one, wing.nearOne) && sees(wing.two, wing.nearTwo));
    const Cells gone = position.cellsFor(wing.digit) & kPeers[wing.one] & kPeers[wing.two];
    if (gone.empty()) return true;
    Step step;
    step.length = 4;
    step.remove(gone, wing.digit);
    const Cells cells = Cells::of(wing.one) | Cells::of(wing.two);
    const Cells ends = Cells::of(wing.nearOne) | Cells::of(wing.nearTwo);
    step.mark(Role::Remove, gone, wing.digit);
    step.mark(Role::On, cells, wing.digit);
    step.mark(Role::Off, cells, wing.linked);
    step.mark(Role::Extra, ends, wing.linked);
    linkAll(step, {{wing.one, wing.digit},
                   {wing.one, wing.linked},
                   {wing.nearOne, wing.linked},
                   {wing.nearTwo, wing.linked},
                   {wing.two, wing.linked},
                   {wing.two, wing.digit}});
    step.mark(HouseRole::Base, wing.house);
    step.say("cells", cells);
    step.say("pair", Digits::of(wing.digit) | Digits::of(wing.linked));
    step.say("linked", Digits::of(wing.linked));
    step.say("digits", Digits::of(wing.digit));
    step.say("link", ends);
    step.say("house", HouseSet::of(wing.house));
    std::vector<Chain> cases, either;
    for (const auto& [near, cell] : {std::pair(wing.nearOne, wing.one), std::pair(wing.nearTwo, wing.two)}) {
        cases.push_back({{Cells::of(near), wing.linked, true, -1, {}},
                         {Cells::of(cell), wing.linked, false, -1, {}},
                         {Cells::of(cell), wing.digit, true, -1, {}}});
        either.push_back({{Cells::of(cell), wing.digit, true, -1, {}}});
    }
    step.say("cases", std::move(cases));
    step.say("either", std::move(either));
    return sink.take(std::move(step));
}

/// All strong links between the two cells, for each of the two digits.
bool reportAll(const Position& position, Cell one, Cell two, LogicSearch& search, StepSink& sink) {
    const Digits digits = position.candidates(one);
    for (Digit linked : digits) {
        const Digit digit = (digits - Digits::of(linked)).first();
        // No candidate of the digit sees both cells.
        if (!(position.cellsFor(digit) & kPeers[one]).meets(kPeers[two])) continue;
        for (House house : position.twoPlaces(linked)) {
            const Cells ends = position.cellsFor(linked, house);
            if (!search.work()) return false;
            // A strong link that includes one of the cells connects nothing new.
            if (ends.has(one) || ends.has(two)) continue;
            const Cells seenByOne = ends & kPeers[one];
            for (Cell near : seenByOne) {
                const Cell other = (ends - Cells::of(near)).first();
                if (sees(other, two) && !report(position, {one, two, linked, digit, house, near, other}, sink))
                    return false;
            }
        }
    }
    return true;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Cell one : position.bivalue()) {
        // Cells that see each other are a naked pair.
        Cells same = position.bivalue() - kPeers[one];
        for (Digit digit : position.candidates(one)) same &= position.cellsFor(digit);
        for (Cell two : same)
            if (two > one && !reportAll(position, one, two, search, sink)) return false;
    }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "at most one of these is {linked}")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "one of these is {linked}")},
};

} // namespace

const Technique wWing = {
    .id = "w-wing",
    .name = NINEFOLD_TEXT("Techniques", "W-Wing"),
    .code = "0803",
    .family = Family::Wings,
    .score = 150,
    .grade = HodokuGrade::Hard,
    .rating = 43,
    .about = &kAboutWWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text = NINEFOLD_TEXT(
        "Steps", "{house}'s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}."),
    .notation = "{digits} in {cells}, {linked} in {link}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
