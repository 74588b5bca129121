// SPDX-License-Identifier: MIT
// Grids on screenshots: what a program painted is exact, and each cell is an area of one colour.
#pragma once

#include "app/documents/pictures/plugin/geometry.h"

#include <array>
#include <vector>

namespace ninefold::documents::pictures {

struct ScreenGrid {
    /// Row by row; the inside of each cell, without the lines around it.
    std::array<cv::Rect, 81> cells;
    Mesh mesh;
};

struct ScreenGrids {
    /// Those of nine by nine.
    std::vector<ScreenGrid> grids;
    /// How many cells a side has of a grid of another size, as 6 or 16; 0 where there is none.
    int otherSize = 0;
};

/// The grids that were painted, not photographed.
ScreenGrids screenGrids(const cv::Mat& grey);

} // namespace ninefold::documents::pictures
