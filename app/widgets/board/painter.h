// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/geometry.h"
#include "app/widgets/board/lettering.h"
#include "app/widgets/look/theme.h"
#include "engine/logic/frame.h"

class QPainter;

namespace ninefold::widgets {

/// Paints Frames on the screen, on paper and into pictures. Its only state is the layout for a size.
class BoardPainter {
public:
    BoardPainter(const Theme& theme, const QFont& font) : theme_(&theme), font_(font) {}

    void setTheme(const Theme& theme) { theme_ = &theme; }
    void setFont(const QFont& font);
    void setGeometry(const BoardGeometry& geometry);
    const BoardGeometry& geometry() const { return geometry_; }
    const Theme& theme() const { return *theme_; }

    /// Paints everything inside `clip` (logical coordinates).
    void paint(QPainter& painter, const logic::Frame& frame, const QRectF& clip) const;
    void paint(QPainter& painter, const logic::Frame& frame) const;

private:
    const Theme* theme_;
    QFont font_;
    BoardGeometry geometry_;
    LetteringSet letters_;
};

} // namespace ninefold::widgets
