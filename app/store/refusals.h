// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/refusal.h"

namespace ninefold {

/// "This game is open in another window."
QString refusalSentence(const Refusal& refusal);

} // namespace ninefold
