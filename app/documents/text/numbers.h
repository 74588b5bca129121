// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::documents {

/// A number for people: 2,000,000; with the group separators of the chosen language.
QString numberText(qint64 number);

/// A size in bytes: 8 MB.
QString sizeText(qint64 bytes);

/// A time on the clock: 6:41, 1:02:03.
QString clockText(qint64 milliseconds);

} // namespace ninefold::documents
