// SPDX-License-Identifier: MIT
// Grids that are text, as in a terminal: nine lines of nine digits and dots.
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "app/documents/pictures/plugin/geometry.h"
#include "app/documents/pictures/plugin/network.h"

#include <vector>

namespace ninefold::documents::pictures {

struct TextGrid {
    Mesh mesh;
    std::array<CellReading, 81> cells;
};

std::vector<TextGrid> textGrids(const cv::Mat& grey, const Network& network);

} // namespace ninefold::documents::pictures
