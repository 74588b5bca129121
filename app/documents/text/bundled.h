// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "engine/formats/puzzle.h"

#include <optional>

namespace ninefold::documents {

/// A bundled puzzle as if it came from a file, with its facts in the player's language.
std::optional<formats::Puzzle> playable(const Bundled& bundled);

} // namespace ninefold::documents
