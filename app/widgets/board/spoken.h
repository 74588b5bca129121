// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"

#include <QString>

namespace ninefold::widgets {

/// A cell in words, as a screen reader says it: "Row 1 column 3: empty, marks 1 4 7".
QString spokenCell(const logic::Frame& frame, Cell cell);

/// "1 4 7"
QString spokenDigits(Digits digits);

} // namespace ninefold::widgets
