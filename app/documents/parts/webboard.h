// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"
#include "app/documents/parts/variants.h"
#include "engine/formats/format.h"

#include <functional>

namespace ninefold::documents {

/// Data collected from the JSON of a web page before it is known whether it is a classic Sudoku. Members come in any
/// order, so a rule may precede or follow the grid; only finish() decides.
struct WebBoard {
    formats::Puzzle puzzle;
    VariantRules variants;
    int rows = 0, columns = 0;
    bool damaged = false;

    /// Adds a row of cells; passes those on the board to `read`.
    void addRow(const Json& row, const std::function<void(const Json&, Cell)>& read);
    /// Passes the puzzle to the sink, or the reason why it is not supported. Returns false to stop reading.
    bool finish(formats::PuzzleSink& sink);
};

/// A digit, as a number or as text; 0 for an empty value, -1 for anything else.
int digitIn(const Json& json);
/// The digits of a list.
Digits digitsIn(const Json& list);

} // namespace ninefold::documents
