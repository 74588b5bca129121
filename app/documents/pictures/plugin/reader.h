// SPDX-License-Identifier: MIT
// Reads all grids of a picture: finds, straightens, cuts, looks.
#pragma once

#include "app/documents/pictures/gridreading.h"
#include "app/documents/pictures/plugin/decoding.h"
#include "app/documents/pictures/plugin/network.h"

#include <opencv2/core.hpp>

#include <vector>

namespace ninefold::documents::pictures {

struct Readings {
    /// The one that was most likely meant first.
    std::vector<GridReading> grids;
    /// Where there is none of nine by nine: how many cells a side of another grid has; 0 if there is none.
    int otherSize = 0;
};

Readings readGrids(const Decoded& picture, const Network& network);

} // namespace ninefold::documents::pictures
