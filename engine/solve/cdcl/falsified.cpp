// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/falsified.h"

#include "engine/solve/heldboard.h"

#include <cassert>

namespace ninefold::solve::cdcl {

std::optional<Literal> Falsified::next(const Trail& trail, const Clauses& clauses) {
    while (named_ == listed_) {
        if (entry_ == trail.size()) return {};
        named_ = listed_ = 0;
        list(trail[entry_++], trail, clauses);
    }
    return watched_[named_++];
}

/// The negation of the entry itself, and the candidates that a digit ruled out.
void Falsified::list(Literal entry, const Trail& trail, const Clauses& clauses) {
    const auto add = [&](Literal literal) {
        assert(listed_ < kMost);
        watched_[listed_++] = literal;
    };
    if (clauses.watched(~entry)) add(~entry);
    if (!entry.positive()) return;
    const Cell cell = entry.cell();
    const Digit digit = entry.digit();
    const Reason placed = Reason::placed(cell, digit);
    const auto listIfRuledOut = [&](Literal literal) {
        if (trail.reasonOf(literal) == placed) add(literal);
    };
    for (const Digit other : clauses.watchedDigits(cell) - Digits::of(digit)) listIfRuledOut(Literal::is(cell, other));
    Cells peers = clauses.watchedCells(digit) & kPeers[cell];
    if (peers.empty()) return;
    for (const House house : kHousesOfCells[cell]) {
        const Cells here = peers & kHouses[house];
        for (const Cell peer : here) listIfRuledOut(Literal::is(peer, digit));
        peers -= here;
    }
}

} // namespace ninefold::solve::cdcl
