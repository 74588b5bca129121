// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/names.h"

#include <QString>

namespace ninefold::documents {

/// The effect of a move, in a few words: "4 in r1c3", "marks in 51 cells".
QString moveText(const Move& move, NameStyle names);

/// "strong link from 4 in r1c3 to 4 in r5c3"
QString linkText(const DrawnLink& link, NameStyle names);

} // namespace ninefold::documents
