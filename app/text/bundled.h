// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/collections.h"
#include "engine/formats/puzzle.h"

#include <optional>

namespace ninefold {

/// A puzzle of the program's own as one of a file, with what is known of it in the player's language.
std::optional<Puzzle> playable(const Bundled& bundled);

} // namespace ninefold
