// SPDX-License-Identifier: MIT
// What followed in a position follows in each one after it, where candidates have gone: a pattern with fewer of them is
// still there, or a single, which removes at least as much. So a net that continues from where it came to rest ends
// like one from the beginning. That is not so for one that fails: where it fails first depends on the way.
#include "engine/logic/parts/nets/keptnets.h"

#include "engine/logic/parts/nets/netsteps.h"

#include <cassert>

namespace ninefold::logic {
namespace {

bool hasSingles(const Position& position) {
    if (!position.cellsWithCount(1).empty()) return true;
    for (Digit digit : Digits::all())
        if (!position.onePlace(digit).empty()) return true;
    return false;
}

int countOf(const Boards& boards) {
    int count = 0;
    for (const Cells& board : boards) count += board.count();
    return count;
}

} // namespace

KeptNets::KeptNets(const Position& position, Inside inside, const InnerTechniques& inner)
    : net_(position, inside, inner), candidates_(baseOf(position).boards) {
    assert(inside == Inside::Singles || inside == Inside::Sets);
    numbers_.fill(-1);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (const Digit digit = position.value(cell)) values_[digit - 1].add(cell);
}

KeptNets::KeptNets(const Position& position, const KeptNets& earlier)
    : KeptNets(position, earlier.net_.inside(), earlier.inner()) {
    if (hasSingles(position)) return;
    nets_.reserve(earlier.nets_.size());
    for (int index = 0; index < static_cast<int>(numbers_.size()); ++index) {
        const int number = earlier.numbers_[index];
        const auto [cell, digit] = Net::candidateAt(index / 2);
        if (number < 0 || earlier.nets_[number].outcome->failed || !candidates_[digit - 1].has(cell)) continue;
        numbers_[index] = static_cast<std::int16_t>(nets_.size());
        nets_.push_back({earlier.nets_[number].outcome, false});
    }
}

const KeptNets::Outcome& KeptNets::follow(Candidate start, bool holds) {
    assert(candidates_[start.digit - 1].has(start.cell));
    std::int16_t& number = numbers_[indexOf(start, holds)];
    if (number < 0) {
        number = static_cast<std::int16_t>(nets_.size());
        nets_.push_back({nullptr, false});
    }
    Kept& kept = nets_[number];
    if (!kept.isFollowed && (!kept.outcome || !continues(kept)))
        kept.outcome = std::make_shared<const Outcome>(fromHere(start, holds));
    kept.isFollowed = true;
    return *kept.outcome;
}

/// False if it fails here.
bool KeptNets::continues(Kept& kept) {
    assert(!kept.outcome->failed);
    if (!net_.leadsOn(kept.outcome->state)) return true;
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    if (!net_.resume(kept.outcome->state, values_, search)) return false;
    auto outcome = std::make_shared<Outcome>(Outcome{.state = net_.state()});
    outcome->size = countOf(outcome->state.placed);
    kept.outcome = std::move(outcome);
    return true;
}

KeptNets::Outcome KeptNets::fromHere(Candidate start, bool holds) {
    // These nets always end quickly, so they need no limit.
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    const bool failed = !net_.holdsOut(start, holds, search);
    return {failed, net_.size(), failed ? net_.depth() : 0, net_.state()};
}

} // namespace ninefold::logic
