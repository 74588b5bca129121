// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"
#include "engine/solve/cdcl/crossing.h"

#include <bit>

namespace ninefold::solve::cdcl {

/// Calls `use(literal)` for every literal above level 0 that a reason consists of: what level 0 implies is taken for
/// granted. The consequence itself is left out, by its variable: for "the cell has no other digit left" the other
/// digits are the reason. A conflict follows from all of them, so no variable is skipped (-1). `use` returns false to
/// stop. Returns true if `use` never returned false.
template <typename Use>
bool forEachAntecedent(Reason reason, const Trail& trail, const Clauses& clauses, int skipVariable, Use use) {
    const auto isNot = [&](Cell cell, Digit digit) {
        const Literal literal = Literal::isNot(cell, digit);
        return literal.variable() == skipVariable || use(literal);
    };
    // Most candidates are gone at level 0 already, and the board of that level leaves them out.
    const auto noneOf = [&](House house, unsigned places) {
        for (; places != 0; places &= places - 1)
            if (!isNot(kHouseCells[house][std::countr_zero(places)], reason.digit())) return false;
        return true;
    };
    const Board& ground = trail.ground();
    switch (reason.kind()) {
    case Reason::Kind::None:
        return true;
    case Reason::Kind::Placed:
        return use(Literal::is(reason.cell(), reason.digit()));
    case Reason::Kind::OneCell:
        for (const Digit digit : ground.candidates[reason.cell()])
            if (!isNot(reason.cell(), digit)) return false;
        return true;
    case Reason::Kind::OneHouse:
        return noneOf(reason.house(), ground.places[reason.digit() - 1][reason.house()]);
    case Reason::Kind::Crossing: {
        const unsigned places = ground.places[reason.digit() - 1][reason.house()];
        return noneOf(reason.house(), places & ~commonPlaces(reason.house(), reason.other()));
    }
    case Reason::Kind::Learned:
        for (const Literal literal : clauses.literals(static_cast<int>(reason.clause())))
            if (literal.variable() != skipVariable && !use(~literal)) return false;
        return true;
    }
    return true;
}

} // namespace ninefold::solve::cdcl
