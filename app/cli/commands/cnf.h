// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/verdict.h"

#include <string>

namespace ninefold::cli {

/// How the rules are encoded. Minimal: every cell has a digit, no digit is twice in a house. Extended: also no cell
/// has two digits and every house has every digit; that follows from the rest, but helps a solver.
enum class Encoding { Minimal, Extended };

/// The set digits and, if they bind, the candidates, as clauses in DIMACS format; variable = 81 * (row - 1) + 9 *
/// (column - 1) + digit. With `excluded` one more clause: not this solution.
std::string dimacsText(const Grid& grid, bool candidatesBind, Encoding encoding,
                       const solve::Verdict::Values* excluded = nullptr);

} // namespace ninefold::cli
