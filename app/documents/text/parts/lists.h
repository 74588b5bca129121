// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::documents {

/// "a, b, c", with the comma of the language.
QString listText(const QStringList& items);

/// The words as a sentence, with the full stop of the language unless they have one.
QString endedText(const QString& words);

} // namespace ninefold::documents
