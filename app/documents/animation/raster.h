// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

namespace ninefold::documents {

/// A rectangle of pixels.
struct Area {
    int left = 0, top = 0, width = 0, height = 0;
    bool empty() const { return width == 0; }
    friend bool operator==(const Area&, const Area&) = default;
};

/// A picture in memory, without transparency: its pixels row by row, 0xRRGGBB.
struct Raster {
    int width = 0, height = 0;
    std::vector<std::uint32_t> pixels;

    std::uint32_t at(int x, int y) const {
        assert(x >= 0 && x < width && y >= 0 && y < height);
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
    friend bool operator==(const Raster&, const Raster&) = default;
};

/// The smallest rectangle that holds all pixels in which two pictures of one size differ.
Area changedArea(const Raster& before, const Raster& after);

} // namespace ninefold::documents
