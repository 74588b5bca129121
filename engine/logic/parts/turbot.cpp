// SPDX-License-Identifier: MIT
// How two strong links of one digit that meet in a house are told, whichever kinds of houses they are.
#include "engine/logic/parts/turbot.h"

namespace ninefold {

Step turbotStep(const Position& position, const Turbot& turbot) {
    const auto node = [&](Cell cell, bool on, House house) {
        return ChainNode{Cells::of(cell), turbot.digit, on, house, {}};
    };
    const House bridge = turbot.bridges().first();
    Step step;
    step.length = 4;
    step.remove(turbot.gone(position), turbot.digit);
    drawChain(step, {node(turbot.one.far, false, -1), node(turbot.one.near, true, turbot.one.house),
                     node(turbot.two.near, false, bridge), node(turbot.two.far, true, turbot.two.house)});
    step.mark(Role::Remove, turbot.gone(position), turbot.digit);
    const HouseSet base = HouseSet::of(turbot.one.house) | HouseSet::of(turbot.two.house);
    step.mark(HouseRole::Base, base);
    step.mark(HouseRole::Cover, bridge);
    step.say("digits", Digits::of(turbot.digit));
    step.say("base", base);
    step.say("bridge", HouseSet::of(bridge));
    step.say("cells", turbot.nearEnds());
    step.say("ends", turbot.farEnds());
    return step;
}

} // namespace ninefold
