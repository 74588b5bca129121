// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace ninefold::window {

/// Where board and column are in a window of some size.
struct Arrangement {
    /// The column is below the board instead of beside it.
    bool tall = false;
    /// The width of the column beside the board.
    int column = 0;
    /// The height that the column below the board has at least, so that the board stays as it is when the page changes.
    int columnHeight = 0;
    /// Below the board the pad is beside the page, or below it where there is no room.
    bool padBeside = false;
    /// Text is larger in a very wide window.
    double textScale = 1;
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// `textPixels` is the height of body text: a column for larger text is wider.
Arrangement arrangementOf(QSize window, int textPixels);

} // namespace ninefold::window
