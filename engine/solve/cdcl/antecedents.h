// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"

namespace ninefold::solve::cdcl {

/// Calls `use(literal)` for every literal on the trail that a reason consists of. The consequence itself is left
/// out, by its variable: for "the cell has no other digit left" the other digits are the reason. A conflict
/// follows from all of them, so no variable is skipped (-1). `use` returns false to stop. Returns true if `use`
/// never returned false.
template <typename Use>
bool forEachAntecedent(Reason reason, const Clauses& clauses, int skipVariable, Use use) {
    const auto isNot = [&](Cell cell, Digit digit) {
        const Literal literal = Literal::isNot(cell, digit);
        return literal.variable() == skipVariable || use(literal);
    };
    switch (reason.kind()) {
    case Reason::Kind::None:
        return true;
    case Reason::Kind::Placed:
        return use(Literal::is(reason.cell(), reason.digit()));
    case Reason::Kind::OneCell:
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (!isNot(reason.cell(), digit)) return false;
        return true;
    case Reason::Kind::OneHouse:
        for (const Cell cell : kHouseCells[reason.house()])
            if (!isNot(cell, reason.digit())) return false;
        return true;
    case Reason::Kind::Crossing:
        for (const Cell cell : kHouses[reason.house()] - kHouses[reason.other()])
            if (!isNot(cell, reason.digit())) return false;
        return true;
    case Reason::Kind::Learned:
        for (const Literal literal : clauses.literals(static_cast<int>(reason.clause())))
            if (literal.variable() != skipVariable && !use(~literal)) return false;
        return true;
    }
    return true;
}

} // namespace ninefold::solve::cdcl
