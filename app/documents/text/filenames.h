// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::documents {

/// Proposes a file name for something with a foreign name: a single name without a path, valid on every system, with
/// this ending. `ending` has no dot; if it is empty, the name gets no ending.
QString proposedFileName(const QString& name, const QString& ending);

} // namespace ninefold::documents
