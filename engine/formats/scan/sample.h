// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/scan/scansink.h"

#include <string>
#include <string_view>

namespace ninefold::text {

/// The first Sudoku of a text and how it was written; without any the shape of the first failure, so that a file with a
/// mistake in it is known for what it was meant to be and the mistake can be told.
struct Sample {
    Shape shape = Shape::None;
    Puzzle puzzle{};
    unsigned signs = 0;
    bool doubleRule = false;
    std::string line{};      // the line of cells, where it is one
    bool crlf = false;       // lines end as Windows ends them
    std::string_view head{}; // the text
};

/// `head` is the beginning of an input.
Sample takeSample(std::string_view head);

} // namespace ninefold::text
