// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <stop_token>
#include <vector>

namespace ninefold::session {

/// Sudoku Explainer's rating of each step of a puzzle, in tenths; empty if it has not one solution. The puzzle is given
/// by its 81 characters. Takes up to seconds, so it belongs in a thread.
std::vector<int> stepRatings(const QString& givens, const std::stop_token& stop);

} // namespace ninefold::session
