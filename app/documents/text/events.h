// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/solve/event.h"

#include <QString>

#include <span>

namespace ninefold::documents {

/// "r1c1 must be 5: no other digit is left there." `clause` only if the event has one.
QString sentence(const solve::SolverEvent& event, std::span<const solve::Literal> clause = {},
                 NameStyle style = NameStyle::RowColumn);

/// "If r1c1 is not 5 and r2c3 is 7, then r4c4 cannot be 2." The literal that the clause forces is the last.
QString clauseSentence(std::span<const solve::Literal> clause, NameStyle style = NameStyle::RowColumn);

} // namespace ninefold::documents
