// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/puzzlespec.h"

#include <QString>

namespace ninefold::documents {

/// "the level Hard, 24 givens and the symmetry 180"; "any puzzle" when nothing is requested.
QString specText(const generator::PuzzleSpec& spec);

/// Why there is no puzzle of the requested kind.
QString sentence(generator::Impossible why, const generator::PuzzleSpec& spec);

/// "No puzzle with 18 givens and the symmetry full was found in 20,000 tries."
QString notFoundSentence(const generator::PuzzleSpec& spec, long long tries);

} // namespace ninefold::documents
