// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/puzzlespec.h"

#include <QString>

namespace ninefold::documents {

/// Why there is no puzzle of the requested kind.
QString sentence(generator::Impossible why, const generator::PuzzleSpec& spec);

/// "No puzzle with 18 givens and the symmetry full was found in 20,000 tries."
QString notFoundSentence(const generator::PuzzleSpec& spec, long long tries);

} // namespace ninefold::documents
