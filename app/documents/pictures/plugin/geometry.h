// SPDX-License-Identifier: MIT
// What the parts of the reader share: the four corners of a grid, and the straightened picture that is made of it.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace ninefold::documents::pictures {

/// Corners from the upper left one clockwise, in pixels of the picture.
using Quad = std::array<cv::Point2f, 4>;

/// A straightened grid: nine cells of `cell` pixels with a margin round them.
struct Paper {
    int cell;
    int margin;

    constexpr int side() const { return 9 * cell + 2 * margin; }
    constexpr int line(int index) const { return margin + index * cell; }
};

/// The points where the ten lines across and the ten lines down meet, in pixels of the picture; row by row.
using Mesh = std::array<cv::Point2f, 100>;

/// Lines and digits are light on black in what the parts look at.
cv::Mat straightened(const cv::Mat& picture, const Quad& corners, Paper paper);

} // namespace ninefold::documents::pictures
