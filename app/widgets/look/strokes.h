// SPDX-License-Identifier: MIT
#pragma once

#include <QMargins>
#include <QRectF>
#include <QSize>

class QColor;
class QFontMetrics;
class QPainter;
class QString;

namespace ninefold::widgets {

class Theme;

// The radii of cards, of controls, of segments, and of check boxes and key caps.
inline constexpr qreal kCardRadius = 12, kControlRadius = 8, kSegmentRadius = 6, kCapRadius = 4;
// The distances between controls and between cards, and inside a card.
inline constexpr int kGap = 8, kCardGap = 12, kPadding = 16;

/// Is a window so small that its headers are in body size and its board has no names?
bool isSmall(QSize window);
/// Around a board with its header, and the height of the header.
QMargins boardMargins(bool small);
int headerHeight(bool small);

enum class Chevron { Left, Right, Up, Down };

/// A rounded rectangle whose line is inside the area.
void paintBox(QPainter& painter, const QRectF& area, qreal radius, const QColor& fill, const QColor& line,
              qreal width = 1);
void paintTick(QPainter& painter, const QRectF& area, const QColor& ink);
/// In the middle of the area, half as wide as the area is high.
void paintChevron(QPainter& painter, const QRectF& area, Chevron chevron, const QColor& ink);

/// The name of a key in a small frame, in the middle of the area's height.
int keyCapWidth(const QFontMetrics& small, const QString& key);
void paintKeyCap(QPainter& painter, const QRectF& area, const QString& key, const QColor& ink);

} // namespace ninefold::widgets
