// SPDX-License-Identifier: MIT
// The step for two strong links of one digit that meet in a house, for all kinds of houses.
#include "engine/logic/parts/turbot.h"

#include <cassert>

namespace ninefold::logic {

Step turbotStep(const Position& position, const Turbot& turbot, Role ends) {
    const auto end = [&](Cell cell) { return LinkEnd{Cells::of(cell), turbot.digit}; };
    const House bridge = turbot.bridges().first();
    assert(bridge >= 0 && turbot.one.house != turbot.two.house);
    Step step;
    step.length = 4;
    step.remove(turbot.gone(position), turbot.digit);
    step.mark(Role::Remove, turbot.gone(position), turbot.digit);
    // Not drawn as a chain with a start: both halves are alike.
    step.mark(ends, turbot.farEnds(), turbot.digit);
    step.mark(Role::Off, turbot.nearEnds(), turbot.digit);
    step.link(end(turbot.one.far), end(turbot.one.near), true);
    step.link(end(turbot.one.near), end(turbot.two.near), false);
    step.link(end(turbot.two.near), end(turbot.two.far), true);
    const HouseSet base = HouseSet::of(turbot.one.house) | HouseSet::of(turbot.two.house);
    step.mark(HouseRole::Base, base);
    step.mark(HouseRole::Cover, bridge);
    step.say("digits", Digits::of(turbot.digit));
    step.say("base", base);
    step.say("bridge", HouseSet::of(bridge));
    step.say("cells", turbot.nearEnds());
    step.say("ends", turbot.farEnds());
    std::vector<Chain> cases, either;
    for (const TurbotArm& arm : {turbot.one, turbot.two}) {
        cases.push_back({{Cells::of(arm.near), turbot.digit, false, -1, {}},
                         {Cells::of(arm.far), turbot.digit, true, arm.house, {}}});
        either.push_back({{Cells::of(arm.far), turbot.digit, true, -1, {}}});
    }
    step.say("cases", std::move(cases));
    step.say("either", std::move(either));
    return step;
}

} // namespace ninefold::logic
