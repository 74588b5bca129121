// SPDX-License-Identifier: MIT
// Reads all grids of a picture: finds, straightens, cuts, looks.
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "app/documents/pictures/plugin/network.h"

#include <opencv2/core.hpp>

#include <vector>

namespace ninefold::documents::pictures {

/// The grids of a picture of grey values, the one that was most likely meant first.
std::vector<GridReading> readGrids(const cv::Mat& grey, const Network& network);

} // namespace ninefold::documents::pictures
