// SPDX-License-Identifier: MIT
// Cuts the cells out of a picture, each in the form that the digit reader learned.
#pragma once

#include <array>
#include <vector>

#include "app/documents/pictures/plugin/geometry.h"

namespace ninefold::documents::pictures {

/// A cell with a little of what is around it: 0 for paper, 1 for ink; row by row.
struct CellImage {
    static constexpr int kCell = 36;
    static constexpr int kMargin = 4;
    static constexpr int kSide = kCell + 2 * kMargin;

    std::array<float, kSide * kSide> ink;
};

std::vector<CellImage> cutCells(const cv::Mat& grey, const Mesh& mesh);

/// The same grid seen with the picture turned by a quarter: the left column becomes the upper row.
Mesh turned(const Mesh& mesh);
std::vector<CellImage> turned(const std::vector<CellImage>& cells);

} // namespace ninefold::documents::pictures
