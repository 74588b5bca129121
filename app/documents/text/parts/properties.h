// SPDX-License-Identifier: MIT
#pragma once

#include "engine/analysis/puzzleproperties.h"
#include "engine/core/names.h"

#include <QString>

namespace ninefold::documents {

/// "2 cells together, such as r2c6 and r3c1"; `most`: the largest number of cells that was tried.
QString backdoorSentence(const analysis::Backdoors& backdoors, int most, NameStyle style);

/// "r1c2 and r5c5", or "none, every given is needed".
QString redundantSentence(Cells redundant, NameStyle style);

/// "Turn 180°, where 1↔2, 3↔8", or "none".
QString automorphismSentence(const analysis::Automorphisms& automorphisms);

} // namespace ninefold::documents
