// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"

#include <QtGlobal>

#include <functional>
#include <optional>
#include <stop_token>

namespace ninefold::session {

/// A new puzzle to a specification, with its level; the same seed gives the same puzzle. Nothing when none was found,
/// or when stopped. May take long, so it is called in a thread. `progress` is called in that thread about a hundred
/// times until the search gives up, with the tries so far and their limit.
using MakingProgress = std::function<void(long long tried, long long most)>;
std::optional<generator::GeneratedPuzzle> newPuzzle(const generator::PuzzleSpec& spec, quint64 seed,
                                                    const std::stop_token& stop, const MakingProgress& progress = {});

/// A seed that is short enough for the name of a puzzle.
quint64 newSeed();

} // namespace ninefold::session
