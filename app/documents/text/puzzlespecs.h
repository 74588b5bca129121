// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/puzzlespec.h"

#include <QString>

namespace ninefold {

/// Why there is no puzzle of the requested kind.
QString sentence(Impossible why, const PuzzleSpec& spec);

/// "No puzzle with 18 givens and the symmetry full was found in 20,000 tries."
QString notFoundSentence(const PuzzleSpec& spec, long long tries);

} // namespace ninefold
