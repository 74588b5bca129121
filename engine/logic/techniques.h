// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

/// Every technique by its name. Not in technique.h, so that a new line in techniques.def builds only those files again
/// that name a technique.
namespace ninefold::logic::techniques {
#define NINEFOLD_TECHNIQUE(name) extern const Technique name;
#include "engine/logic/techniques.def"
#undef NINEFOLD_TECHNIQUE
} // namespace ninefold::logic::techniques
