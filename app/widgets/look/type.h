// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

class QWidget;

namespace ninefold::widgets {

/// The three sizes of text. Body is the size of the system; the others follow it.
enum class TextSize { Small, Body, Display };
/// Emphasis is weight, not size.
enum class TextWeight { Normal, Strong };

/// The font of the system in a size and weight.
QFont fontOf(const QFont& body, TextSize size, TextWeight weight = TextWeight::Normal);

/// Gives a widget one of the sizes, for good: it follows when the font of the program changes. `secondary` is the
/// quieter of the two text colours.
void setTextStyle(QWidget& widget, TextSize size, TextWeight weight = TextWeight::Normal, bool secondary = false);

/// The font of the program: that of the system, but never too small to read, and `scale` times as large.
void useBodyFont(double scale = 1);

} // namespace ninefold::widgets
