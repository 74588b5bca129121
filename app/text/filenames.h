// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold {

/// What is proposed as the name of a file for something that others have named: one name and no path, which every
/// system takes, with this ending. `ending` has no dot; without one the name has none either.
QString proposedFileName(const QString& name, const QString& ending);

} // namespace ninefold
