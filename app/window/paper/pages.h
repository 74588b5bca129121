// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QByteArray>
#include <QString>

#include <span>

class QPagedPaintDevice;

namespace ninefold::window {

/// A board to print, with the title line above it.
struct PrintedBoard {
    logic::Frame frame;
    QString title;
};

/// The number of boards on a page.
enum class PageLayout { One = 1, Two = 2, Four = 4, Six = 6 };

/// Prints the boards on as many pages as they need. Returns false if the device accepts no painter or no further
/// page. It treats a printer and a PDF the same, and never asks the user anything.
bool printBoards(QPagedPaintDevice& device, std::span<const PrintedBoard> boards, PageLayout layout);

/// Makes a PDF of one page. Empty if that fails.
QByteArray pdfOf(const PrintedBoard& board);

} // namespace ninefold::window
