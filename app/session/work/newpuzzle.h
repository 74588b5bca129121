// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"

#include <QtGlobal>

#include <optional>
#include <stop_token>

namespace ninefold::session {

/// A new puzzle to a specification, with its level; the same seed gives the same puzzle. Nothing when none was found,
/// or when stopped. May take long, so it is called in a thread.
std::optional<generator::GeneratedPuzzle> newPuzzle(const generator::PuzzleSpec& spec, quint64 seed,
                                                    const std::stop_token& stop);

/// A seed that is short enough for the name of a puzzle.
quint64 newSeed();

} // namespace ninefold::session
