// SPDX-License-Identifier: MIT
// Nets as steps: which assumptions fail, in which order they are reported, and how they are drawn.
#include "engine/logic/parts/netsteps.h"

#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/singlenets.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// Marks where the net ends, a house or a cell, and sets the arguments for it.
void tellContradiction(const Net& net, const NetReason& reason, Step& step) {
    const Contradiction& end = net.contradiction();
    if (end.house < 0) {
        for (Digit digit : Digits::all())
            if (reason.off[digit - 1].has(end.cell)) step.mark(Role::Off, end.cell, digit);
        step.say("cells", Cells::of(end.cell));
    } else {
        step.mark(Role::Off, reason.off[end.digit - 1] & kHouses[end.house], end.digit);
        step.mark(HouseRole::Look, end.house);
        step.say("house", HouseSet::of(end.house));
        step.say("digits", Digits::of(end.digit));
    }
}

} // namespace

std::vector<FailedNet> failedNets(const Position& position, Net& net, LogicSearch& search, int& looked) {
    std::vector<FailedNet> failed;
    const bool few = net.inside() <= Inside::Singles;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell))
            for (bool holds : {true, false}) {
                if (!search.work(30)) return failed;
                ++looked;
                // The nets of singles are cached for all candidates of the position, so a net that does not fail is
                // known without following it.
                if (few && !position.fact<SingleNets>().fails({cell, digit}, holds)) continue;
                // What singles refute needs no trial.
                const bool known = net.inside() == Inside::Singles;
                if (!known && (net.holdsOut({cell, digit}, holds, search) || !net.complete())) continue;
                net.assume({cell, digit}, holds, search);
                failed.push_back({{cell, digit}, holds, sizeOfContradiction(net)});
            }
    std::stable_sort(failed.begin(), failed.end(),
                     [](const FailedNet& a, const FailedNet& b) { return a.size < b.size; });
    return failed;
}

/// Placing a digit and removing the others from its cell are one step to a player.
void settleCell(const Position& position, Candidate candidate, Step& step) {
    assert(position.isCandidate(candidate.cell, candidate.digit));
    step.place(candidate.cell, candidate.digit);
    for (Digit other : position.candidates(candidate.cell) - Digits::of(candidate.digit))
        step.remove(candidate.cell, other);
}

void drawReason(const NetReason& reason, Step& step) {
    for (const ChainNode& node : reason.chain) step.mark(node.on ? Role::On : Role::Off, node.cells, node.digit);
    for (const Candidate& known : reason.known) step.mark(Role::On, known.cell, known.digit);
    step.links.insert(step.links.end(), reason.links.begin(), reason.links.end());
    step.length += reason.size;
}

Step contradictionStep(const Position& position, const Net& net) {
    const NetReason reason = reasonOfContradiction(net);
    Step step;
    if (net.startHolds()) step.remove(net.start().cell, net.start().digit);
    else settleCell(position, net.start(), step);
    markEffect(step);
    drawReason(reason, step);
    tellContradiction(net, reason, step);
    sayStart(reason.chain, step);
    step.say("chain", std::vector<Chain>{reason.chain});
    if (!reason.inner.empty()) step.say("inner", reason.inner);
    if (!reason.known.empty()) step.say("known", reason.known);
    return step;
}

} // namespace ninefold::logic
