// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QSplitter;

namespace ninefold::window {

/// Moves the window to where it was closed last, or to a usual place. Returns whether the player had moved the border
/// between board and column.
bool restorePlace(QMainWindow& window, QSplitter& splitter);
/// Makes a window as large as one that is open, and moves it so that it does not hide that one.
void placeBeside(QMainWindow& window, const QMainWindow& open);
/// Without a splitter the border is where the program puts it.
void savePlace(const QMainWindow& window, const QSplitter* splitter);

} // namespace ninefold::window
