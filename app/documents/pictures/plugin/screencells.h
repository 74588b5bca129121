// SPDX-License-Identifier: MIT
// The contents of the cells of a screenshot: large digits, or small ones.
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "app/documents/pictures/plugin/decoding.h"
#include "app/documents/pictures/plugin/network.h"
#include "app/documents/pictures/plugin/screen.h"

#include <vector>

namespace ninefold::documents::pictures {

/// A cell as finely as the screen shows it: 0 for its background and 1 for what is on it, in any colours.
using ScreenInks = std::vector<cv::Mat>;
ScreenInks screenInks(const cv::Mat& grey, const ScreenGrid& grid);

/// The cells as the network learned them.
std::vector<CellImage> screenImages(const ScreenInks& inks, const ScreenGrid& grid);

/// The cells that hold small digits: those with low glyphs.
std::vector<int> markedCells(const ScreenInks& inks);

/// The small digits of the cells. `which`: the cells with small digits; their marks and confidence are set.
void readMarks(const ScreenInks& inks, const std::vector<int>& which, const Network& network,
               std::array<CellReading, 81>& cells);

/// The digits that have a colour, where enough others have none to be the givens.
void findPlaced(const Decoded& picture, const ScreenGrid& grid, std::array<CellReading, 81>& cells);

} // namespace ninefold::documents::pictures
