// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"
#include "engine/logic/parts/givensymmetry.h"
#include "engine/logic/technique.h"

#include <optional>

namespace ninefold::generator {

/// The symmetry of the givens, digits included, without which the technique finds nothing; most need none.
std::optional<logic::MotionKind> neededSymmetry(const logic::Technique& technique);

/// A puzzle with one solution whose givens a motion of this kind takes to themselves when some digits are exchanged.
/// Nothing if the draw fails.
std::optional<Solution> drawSymmetric(logic::MotionKind kind, Random& random, solve::FastSolver& solver);

} // namespace ninefold::generator
