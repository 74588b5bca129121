// SPDX-License-Identifier: MIT
#include "app/window/frame/arrangement.h"

#include <algorithm>
#include <cassert>

namespace ninefold::window {
namespace {

/// The margins of the column, which its widths do not contain.
constexpr int kMargins = 24;
constexpr int kSmallWindow = 760, kSmallColumn = 304;
constexpr int kUsualWindow = 1200, kUsualColumn = 448;
constexpr int kWideWindow = 1600, kWideColumn = 560;
/// A wider window gives a part of its width to the column.
constexpr double kWideShare = 1.0 / 6;
constexpr double kWideText = 1.15, kTall = 1.15, kLargestShare = 0.48;
constexpr int kPadBeside = 640, kHeightWithPad = 396, kHeightWithoutPad = 320;
/// The height of body text for which these lengths are meant.
constexpr double kTextPixels = 14;

int columnFor(int window) {
    if (window >= kWideWindow) return kWideColumn + static_cast<int>((window - kWideWindow) * kWideShare);
    const double share = static_cast<double>(window - kSmallWindow) / (kUsualWindow - kSmallWindow);
    return kSmallColumn + static_cast<int>((kUsualColumn - kSmallColumn) * std::clamp(share, 0.0, 1.0));
}

} // namespace

Arrangement arrangementOf(QSize window, int textPixels) {
    assert(textPixels > 0);
    Arrangement arrangement;
    arrangement.tall = window.height() > kTall * window.width() || window.width() < kSmallWindow;
    arrangement.padBeside = arrangement.tall && window.width() >= kPadBeside;
    if (!arrangement.tall && window.width() >= kWideWindow) arrangement.textScale = kWideText;
    const double larger = std::max(1.0, textPixels / kTextPixels / arrangement.textScale);
    const double height = (arrangement.padBeside ? kHeightWithoutPad : kHeightWithPad) * larger;
    if (arrangement.tall)
        arrangement.columnHeight = static_cast<int>(std::min(height, window.height() * kLargestShare));
    const double wanted = columnFor(window.width()) * larger;
    // The board must not become smaller than the column.
    arrangement.column = static_cast<int>(std::min(wanted, window.width() * kLargestShare)) + kMargins;
    return arrangement;
}

} // namespace ninefold::window
