// SPDX-License-Identifier: MIT
// What was read from a picture. Values only: they cross the border to the plugin that reads.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::documents::pictures {

/// What one cell of a picture seems to hold.
struct CellReading {
    /// 0 = nothing is in it, or only marks.
    int digit = 0;
    /// The player's digit, not a given: it has a colour, and the givens have none.
    bool isPlaced = false;
    /// Small digits in the cell; bit 1 is the digit 1.
    uint16_t marks = 0;
    /// How sure the reader is, 0 to 1.
    float confidence = 0;
    /// How likely the cell holds nothing (0), or each of the digits.
    std::array<float, 10> likely{};
};

/// Below this a reading is shown as doubtful.
constexpr float kSureConfidence = 0.9F;

struct Corner {
    double x = 0;
    double y = 0;
};

/// A straightened grid in shades of grey, row by row, for looking at.
struct FlatPicture {
    /// What is shown around the grid, in pixels.
    static constexpr int kMargin = 12;

    int side = 0;
    std::vector<uint8_t> grey;
};

/// One grid of a picture.
struct GridReading {
    /// In pixels of the picture, from the upper left corner of the grid clockwise, as the digits stand.
    std::array<Corner, 4> corners;
    std::array<CellReading, 81> cells;
    FlatPicture flat;
};

} // namespace ninefold::documents::pictures
