// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QString>

namespace ninefold::documents {

/// "r1c1" or "A1".
inline QString cellText(Cell cell, NameStyle style = NameStyle::RowColumn) {
    return QString::fromStdString(cellName(cell, style));
}

} // namespace ninefold::documents
