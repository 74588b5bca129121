// SPDX-License-Identifier: MIT
// Dual 2-string kite: two kites over the same two cells of a box. They may be of one digit: then one uses the row of
// the first cell and the column of the second, the other the column of the first and the row of the second. Or each
// has its own digit.
//
//     X . . | A . . | . . .      A and B in the box; the row and the column of each have one more place of the digit
//     . . . | . B . | . Y .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/turbot.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

bool isKite(const Turbot& turbot) {
    const HouseKind one = kindOf(turbot.one.house), two = kindOf(turbot.two.house);
    // The near ends must share the box; they may share other houses too.
    return one != HouseKind::Box && two != HouseKind::Box && one != two &&
           !(turbot.bridges() & HouseSet::boxes()).empty();
}

Step describe(const Position& position, const Turbot& one, const Turbot& two) {
    Step step = turbotStep(position, one, Role::SetA);
    join(step, turbotStep(position, two, Role::SetB));
    step.say("endsA", Role::SetA, one.farEnds());
    step.say("endsB", Role::SetB, two.farEnds());
    step.say("digits2", Digits::of(two.digit));
    // An argument only if it differs from the first digit.
    if (two.digit != one.digit) step.say("other", Digits::of(two.digit));
    return step;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    std::vector<Turbot> kites;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        forEachTurbot(position, digit, [&](const Turbot& turbot) {
            if (isKite(turbot)) kites.push_back(turbot);
            return true;
        });
        if (!search.work(20)) return false;
    }
    for (std::size_t i = 0; i < kites.size(); ++i)
        for (std::size_t k = i + 1; k < kites.size(); ++k) {
            if (!search.work()) return false;
            const Turbot &one = kites[i], &two = kites[k];
            if (!(one.nearEnds() == two.nearEnds())) continue;
            // With the same effect the second kite would add nothing.
            if (one.digit == two.digit && one.gone(position) == two.gone(position)) continue;
            if (!sink.take(describe(position, one, two))) return false;
        }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::Off, NINEFOLD_TEXT("Legends", "at most one of these for each digit")},
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: one of these is {digits}")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: one of these is {digits2}")},
};

} // namespace

const Technique dualTwoStringKite = {
    .id = "dual-2-string-kite",
    .name = NINEFOLD_TEXT("Techniques", "Dual 2-String Kite"),
    .code = "0404",
    .family = Family::SingleDigit,
    .score = 150,
    .grade = HodokuGrade::Hard,
    .rating = 43,
    .onRequest = true,
    .about = &kAboutDualKite,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}."),
    .text = NINEFOLD_TEXT(
        "Steps", "{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has "
                 "{digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}."),
    .notation = "{cells}: {digits} in {endsA}, {digits2} in {endsB}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
