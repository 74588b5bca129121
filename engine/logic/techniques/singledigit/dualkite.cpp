// SPDX-License-Identifier: MIT
// Dual 2-string kite: two kites over the same two cells of a box. One uses the row of the first cell and the column of
// the second, the other the column of the first and the row of the second.
//
//     X . . | A . . | . . .      A and B in the box; the row and the column of each have one more place of the digit
//     . . . | . B . | . Y .
#include "engine/logic/parts/turbot.h"

namespace ninefold::techniques {
namespace {

bool isKite(const Turbot& turbot) {
    const HouseKind one = kindOf(turbot.one.house), two = kindOf(turbot.two.house);
    // The near ends must meet in the box, wherever else they meet.
    return one != HouseKind::Box && two != HouseKind::Box && one != two &&
           !(turbot.bridges() & HouseSet::boxes()).empty();
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        std::vector<Turbot> kites;
        forEachTurbot(position, digit, [&](const Turbot& turbot) {
            if (isKite(turbot)) kites.push_back(turbot);
            return true;
        });
        if (!search.work(20)) return false;
        for (std::size_t i = 0; i < kites.size(); ++i)
            for (std::size_t k = i + 1; k < kites.size(); ++k) {
                if (!search.work()) return false;
                if (!(kites[i].nearEnds() == kites[k].nearEnds())) continue;
                // With the same effect the second kite would add nothing.
                if (kites[i].gone(position) == kites[k].gone(position)) continue;
                Step step = turbotStep(position, kites[i]);
                join(step, turbotStep(position, kites[k]));
                step.say("ends2", kites[k].farEnds());
                if (!sink.take(std::move(step))) return false;
            }
    }
    return true;
}

} // namespace

const Technique dualTwoStringKite = {
    .id = "dual-2-string-kite",
    .name = NINEFOLD_TEXT("Techniques", "Dual 2-String Kite"),
    .code = "0404",
    .family = Family::SingleDigit,
    .score = 150,
    .level = HodokuLevel::Hard,
    .rating = 43,
    .onRequest = true,
    .text = NINEFOLD_TEXT("Steps", "At most one of {cells} holds {digits}. Their rows and columns have one other place "
                                   "for {digits} each, which makes two kites: one of {ends} holds {digits}, and one of "
                                   "{ends2} does. What sees both ends of a kite loses it: {result}."),
    .notation = "{digits} in {cells}, {ends}; {ends2}",
    .find = find,
};

} // namespace ninefold::techniques
