// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::widgets {

// Texts of any length for widgets that break them only where a blank is, or not at all.

/// A tooltip that shows the line literally, broken into lines that are not too long.
QString toolTipOf(QString line);
/// For labels that wrap their lines: a word that is too long gets places to break.
QString breakableText(const QString& text);

} // namespace ninefold::widgets
