// SPDX-License-Identifier: MIT
// Single digits of screenshots, as the network learned digits in cells.
#pragma once

#include "app/documents/pictures/plugin/cells.h"

namespace ninefold::documents::pictures {

/// Puts a part of a picture into the middle of a cell, as tall as a digit usually is. `ink`: 0 for the background and 1
/// for ink.
CellImage enlarged(const cv::Mat& ink, const cv::Rect& glyph);

} // namespace ninefold::documents::pictures
