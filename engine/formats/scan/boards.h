// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/scan/rowgroup.h"
#include "engine/formats/scan/scansink.h"

#include <optional>
#include <span>

namespace ninefold::text {

/// Takes labels away: A to I or 1 to 9 before the rows, and the names of the columns above them.
void dropLabels(RowGroup& group);

/// How many rows stand before the first board: the order, the names of the columns.
std::size_t strayRowsBefore(const RowGroup& group);

/// The rows of a group that make boards of nine, without a stray line of figures before or behind them; empty when
/// they make none. In a list of several boards the rows that are left over at its end are left out.
std::span<const Row> boardRows(const RowGroup& group);

/// The rows behind the boards of a list that are too few for another; nothing where there are none.
std::optional<Error> rowsBehindBoards(const RowGroup& group, std::span<const Row> boards);

/// Why the rows of a group make no board; nothing where none was meant.
std::optional<Error> boardFailure(const RowGroup& group);

/// The puzzle of nine rows. Errors have their place.
Result<Puzzle> readBoard(std::span<const Row, 9> rows);

/// The form of such a board.
Manner boardManner(std::span<const Row, 9> rows, const RowGroup& group);

} // namespace ninefold::text
