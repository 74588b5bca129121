// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/parts/row.h"

#include <vector>

namespace ninefold::formats::text {

/// Consecutive rows of a text, with the borders and empty lines between them.
struct RowGroup {
    std::vector<Row> rows;
    bool framed = false;     // there are borders
    bool starred = false;    // ... like those of Simple Sudoku: *-----------*
    bool doubleRule = false; // ... like ========
    int linesBefore = 0;     // empty lines
};

} // namespace ninefold::formats::text
