// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QPalette>

namespace ninefold {

/// A drawing from the resources in the inks of a palette, sharp at every size. Null where there is none of that name.
QIcon inkIcon(const QString& name, const QPalette& palette);

} // namespace ninefold
