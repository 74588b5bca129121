// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/wish.h"

#include <QString>

namespace ninefold {

/// Why there is no puzzle of the requested kind.
QString sentence(Impossible why, const Wish& wish);

/// "No puzzle with 18 givens and the symmetry full was found in 20,000 tries."
QString notFoundSentence(const Wish& wish, long long tries);

} // namespace ninefold
