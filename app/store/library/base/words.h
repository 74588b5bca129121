// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::library {

/// The words of a name, in lower case and each once: what a search compares with the beginning of.
QStringList wordsOf(const QString& text);

} // namespace ninefold::library
