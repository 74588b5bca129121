// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/scan/rowgroup.h"
#include "engine/formats/scan/scansink.h"

#include <optional>
#include <span>

namespace ninefold::formats::text {

/// The rows of a group that make boards of nine, without a stray line of numbers before or after them; empty when
/// they make none. In a list of several boards the remaining rows at the end are left out.
std::span<const Row> boardRows(const RowGroup& group);

/// The error for rows after the boards of a list that are too few for another board; nothing where there are none.
std::optional<Error> rowsAfterBoards(const RowGroup& group, std::span<const Row> boards);

/// Why the rows of a group make no board; nothing where no board was meant.
std::optional<Error> boardFailure(const RowGroup& group);

/// The puzzle of nine rows. Errors contain line and column.
Result<Puzzle> readBoard(std::span<const Row, 9> rows);

/// The form of such a board.
Manner boardManner(std::span<const Row, 9> rows, const RowGroup& group);

} // namespace ninefold::formats::text
