// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"
#include "engine/core/names.h"
#include "engine/solve/event.h"

#include <QString>

namespace ninefold::documents {

/// "r1c1 is 5", "r1c1 is not 5".
QString statementText(solve::Literal literal, NameStyle style = NameStyle::RowColumn);

/// "row 3", "box 5".
QString houseName(House house);

/// Why a statement follows, as the end of a sentence: "5 stands in r1c4", "nothing else is left there". Empty for a
/// decision.
QString becauseText(solve::Reason reason, NameStyle style = NameStyle::RowColumn);

} // namespace ninefold::documents
