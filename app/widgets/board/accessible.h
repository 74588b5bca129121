// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

class QWidget;

namespace ninefold::widgets {

class BoardView;

/// Makes BoardView a table of 81 named cells for assistive technology. Calling it twice does no harm.
void installBoardAccessibility();

/// Is a screen reader or similar program active? If not, as in most cases, no event need be sent.
bool assistantsListen();
bool isSpokenDifferently(const logic::Frame& before, const logic::Frame& after, Cell cell);

void notifyFocus(BoardView* view, Cell cell);
void notifyRenamed(BoardView* view, Cell cell);
void notifySelected(BoardView* view);

} // namespace ninefold::widgets
