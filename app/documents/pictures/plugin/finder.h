// SPDX-License-Identifier: MIT
// Finds the Sudoku grids of a picture.
#pragma once

#include <vector>

#include "app/documents/pictures/plugin/geometry.h"

namespace ninefold::documents::pictures {

/// A place where a grid may be, with the part of its lines that was found (0 to 1).
struct Found {
    Quad corners;
    float score = 0;
};

/// Do two places share a good part of the smaller one?
bool overlap(const Quad& a, const Quad& b);

/// Places in a picture of grey values with dark lines, the best first; some may be the same grid with other corners.
std::vector<Found> findGrids(const cv::Mat& grey);

} // namespace ninefold::documents::pictures
