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

/// The grids of nine by nine that were painted, not photographed.
std::vector<ScreenGrid> screenGrids(const cv::Mat& grey);

} // namespace ninefold::documents::pictures
