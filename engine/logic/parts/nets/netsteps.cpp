// SPDX-License-Identifier: MIT
// Nets as steps: which assumptions fail, in which order they are reported, and how they are drawn.
#include "engine/logic/parts/nets/netsteps.h"

#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/nets/setnets.h"
#include "engine/logic/parts/nets/singlenets.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// Marks where the net ends, a house or a cell, and sets the arguments for it.
void describeEnd(const NetReason& reason, Step& step) {
    const ChainNode& end = reason.end;
    if (end.house < 0) {
        const Cell cell = end.cells.first();
        for (Digit digit : Digits::all())
            if (reason.off[digit - 1].has(cell)) step.mark(Role::Off, cell, digit);
        step.say("cells", end.cells);
    } else {
        step.mark(Role::Off, reason.off[end.digit - 1] & kHouses[end.house], end.digit);
        step.mark(HouseRole::Look, end.house);
        step.say("house", HouseSet::of(end.house));
        step.say("digits", Digits::of(end.digit));
    }
    step.say("end", std::vector<Chain>{{end}});
}

} // namespace

void HoldingOut::add(const Net& net) {
    for (Digit digit : Digits::all()) {
        placed_[digit - 1] |= net.placed(digit);
        removed_[digit - 1] |= net.removed(digit);
    }
}

void HoldingOut::add(const KeptNets& nets, const KeptNets::Outcome& outcome) {
    for (Digit digit : Digits::all()) {
        placed_[digit - 1] |= outcome.state.placed[digit - 1];
        removed_[digit - 1] |= nets.removed(outcome, digit);
    }
}

std::vector<FailedNet> failedNets(const Position& position, Net& net, LogicSearch& search, int& looked) {
    std::vector<FailedNet> failed;
    const bool few = net.inside() <= Inside::Singles;
    const SingleNets* singles = few ? &position.fact<SingleNets>() : nullptr;
    KeptNets* sets = net.inside() == Inside::Sets ? &position.fact<SetNets>().nets(position, net.inner()) : nullptr;
    HoldingOut holdingOut;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell))
            for (bool holds : {true, false}) {
                if (!search.work(30)) return failed;
                ++looked;
                // The nets of singles are cached for all candidates of the position, so a net that does not fail is
                // known without following it.
                if (few && !singles->fails({cell, digit}, holds)) continue;
                if (holdingOut.has({cell, digit}, holds)) continue;
                if (net.inside() == Inside::Singles) {
                    const SingleNets::Outcome& outcome = singles->of({cell, digit}, holds);
                    failed.push_back({{cell, digit}, holds, outcome.size, outcome.fewest});
                } else if (sets != nullptr) {
                    const KeptNets::Outcome& outcome = sets->follow({cell, digit}, holds);
                    if (outcome.failed) failed.push_back({{cell, digit}, holds, outcome.size, 0});
                    else holdingOut.add(*sets, outcome);
                } else if (!net.holdsOut({cell, digit}, holds, search)) {
                    failed.push_back({{cell, digit}, holds, net.size(), few ? net.depth() : 0});
                }
            }
    std::ranges::stable_sort(failed, {}, &FailedNet::size);
    return failed;
}

NetBase baseOf(const Position& position, Inside inside) {
    NetBase base{{}, inside == Inside::OneDigit};
    for (Digit digit = 1; digit <= kDigitCount; ++digit) base.boards[digit - 1] = position.cellsFor(digit);
    return base;
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
}

Step contradictionStep(const Position& position, const NetBase& base, const NetLines& net, int er) {
    const NetReason reason = explain(base, net, {});
    Step step;
    if (net.holds) step.remove(net.start.cell, net.start.digit);
    else settleCell(position, net.start, step);
    markEffect(step);
    drawReason(reason, step);
    describeEnd(reason, step);
    sayStart(reason.chain, step);
    step.say("chain", std::vector<Chain>{reason.chain});
    if (!reason.inner.empty()) {
        step.say("inner", reason.inner);
        step.say("innerEnds", reason.innerEnds);
    }
    if (!reason.known.empty()) step.say("known", reason.known);
    step.length = net.weight();
    if (er > 0) step.er = ratingByLength(er, reason.size);
    return step;
}

} // namespace ninefold::logic
