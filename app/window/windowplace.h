// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QSplitter;

namespace ninefold::window {

/// Moves the window to where it was closed last, or to a usual place.
void restorePlace(QMainWindow& window, QSplitter& splitter);
void savePlace(const QMainWindow& window, const QSplitter& splitter);

} // namespace ninefold::window
