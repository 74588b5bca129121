// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"

#include <QByteArray>
#include <QString>

#include <span>

class QPagedPaintDevice;

namespace ninefold {

/// A board to be printed, with the line above it.
struct PrintedBoard {
    Frame frame;
    QString title;
};

/// How many are on a page.
enum class PageLayout { One = 1, Two = 2, Four = 4, Six = 6 };

/// Fills as many pages as the boards need. False when the device took no painter or no further page. A printer and a
/// PDF are the same to it; nothing here asks the user anything.
bool printBoards(QPagedPaintDevice& device, std::span<const PrintedBoard> boards, PageLayout layout);

/// A document of one page. Empty when it could not be made.
QByteArray pdfOf(const PrintedBoard& board);

} // namespace ninefold
