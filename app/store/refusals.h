// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/refusal.h"

namespace ninefold::store {

/// "This game is open in another window."
QString refusalSentence(const Refusal& refusal);

} // namespace ninefold::store
