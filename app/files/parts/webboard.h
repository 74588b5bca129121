// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"
#include "app/files/parts/variants.h"
#include "engine/formats/format.h"

#include <functional>

namespace ninefold {

/// What is gathered from the JSON of a web page before it is known whether it is a classic Sudoku. Members come in any
/// order, so a rule may be met before the grid or after it; only finish() judges.
struct WebBoard {
    Puzzle puzzle;
    VariantRules variants;
    int rows = 0, columns = 0;
    bool damaged = false;

    /// Adds a row of cells; those that are on the board go to `read`.
    void addRow(const Json& row, const std::function<void(const Json&, Cell)>& read);
    /// Tells the sink of the puzzle, or why it is none of ours. Returns false when reading is to stop.
    bool finish(PuzzleSink& sink);
};

/// A digit, as a number or as text; 0 for nothing, -1 for anything else.
int digitIn(const Json& json);
/// The digits of a list.
Digits digitsIn(const Json& list);

} // namespace ninefold
