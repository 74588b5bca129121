// SPDX-License-Identifier: MIT
// Paints that a puzzle is solved.
#include "app/widgets/board/brush.h"

#include <cmath>

namespace ninefold::widgets {
namespace {

constexpr int kRows = 9;
/// How strong the wave is, and how many rows it is high.
constexpr float kStrength = 0.04F, kHeight = 3;

} // namespace

void paintWave(const Brush& brush) {
    if (brush.frame.wave < 0) return;
    // The crest runs from above the first row to below the last one.
    const float crest = -kHeight + brush.frame.wave * (kRows - 1 + 2 * kHeight);
    for (int row = 0; row < kRows; ++row) {
        const float share = 1 - std::abs(static_cast<float>(row) - crest) / kHeight;
        if (share <= 0) continue;
        QColor veil = brush.theme[Tone::Good];
        veil.setAlphaF(kStrength * share);
        for (int column = 0; column < kRows; ++column)
            brush.painter.fillRect(brush.geometry.cell(row * kRows + column), veil);
    }
}

void paintFinishedFrame(const Brush& brush) {
    if (!brush.frame.finished) return;
    for (int index : {0, kRows}) {
        brush.painter.fillRect(brush.geometry.verticalLine(index), brush.theme[Tone::Good]);
        brush.painter.fillRect(brush.geometry.horizontalLine(index), brush.theme[Tone::Good]);
    }
}

} // namespace ninefold::widgets
