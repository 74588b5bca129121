// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QPalette>

namespace ninefold::widgets {

/// An icon from the SVG resources in the colours of a palette, sharp at every size. Null if there is no such icon.
QIcon inkIcon(const QString& name, const QPalette& palette);

} // namespace ninefold::widgets
