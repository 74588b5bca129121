// SPDX-License-Identifier: MIT
// Ink and lines: how much darker each pixel is than the paper around it.
#pragma once

#include <opencv2/core.hpp>

namespace ninefold::documents::pictures {

/// Darker than its surroundings: positive; `reach` is how far the surroundings go. In units of the local contrast.
cv::Mat ink(const cv::Mat& grey, double reach);

/// How strongly each pixel belongs to a dark line across or down; `length` is that of the piece that is looked at.
struct Lines {
    cv::Mat across;
    cv::Mat down;
};
Lines lines(const cv::Mat& inked, int length, int width);

} // namespace ninefold::documents::pictures
