// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/curvechart.h"

#include "app/documents/text/numbers.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::dialogs {
namespace {

/// Both axes grow slower the farther they reach, so that solvers a thousand times apart fit on one picture.
double shareOf(double value, double most) {
    assert(value >= 0 && most > 0);
    return std::log1p(value) / std::log1p(most);
}

} // namespace

CurveChart::CurveChart(const widgets::Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    // Its axes are the same in every script.
    setLayoutDirection(Qt::LeftToRight);
    setFont(widgets::fontOf(font(), widgets::TextSize::Small));
}

void CurveChart::setLines(std::vector<Line> lines, const QString& across, const QString& up) {
    lines_ = std::move(lines);
    across_ = across;
    up_ = up;
    widest_ = highest_ = 1;
    QStringList spoken;
    for (const Line& line : lines_) {
        for (const QPointF& point : line.points) {
            widest_ = std::max(widest_, point.x());
            highest_ = std::max(highest_, point.y());
        }
        if (!line.points.empty())
            spoken << QStringLiteral("%1: %2").arg(line.name,
                                                   documents::numberText(std::llround(line.points.back().y())));
    }
    setAccessibleName(up_);
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    update();
}

QRectF CurveChart::plot() const {
    const int line = fontMetrics().lineSpacing();
    const int left = fontMetrics().horizontalAdvance(documents::numberText(std::llround(highest_))) + 10;
    return QRectF(rect()).adjusted(left, line + 4, -8, -line - 6);
}

QPointF CurveChart::placeOf(QPointF value) const {
    const QRectF area = plot();
    return {area.left() + shareOf(value.x(), widest_) * area.width(),
            area.bottom() - shareOf(value.y(), highest_) * area.height()};
}

/// The colours of the levels of puzzles differ enough in every theme.
QColor CurveChart::colourOf(std::size_t line) const {
    static constexpr widgets::Tone kTones[] = {widgets::Tone::Accent, widgets::Tone::ClashInk, widgets::Tone::BranchInk,
                                               widgets::Tone::LookEdge, widgets::Tone::Text};
    std::size_t before = 0;
    for (std::size_t i = 0; i < line; ++i) before += lines_[i].chosen;
    return theme_[kTones[before % std::size(kTones)]];
}

void CurveChart::paintAxes(QPainter& painter) const {
    const QRectF area = plot();
    painter.setPen(QPen(theme_[widgets::Tone::Line], 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const QRectF under(area.left(), area.bottom() + 2, area.width(), fontMetrics().lineSpacing());
    painter.setPen(theme_[widgets::Tone::Secondary]);
    painter.drawText(under, Qt::AlignLeft, across_);
    painter.drawText(under, Qt::AlignRight, documents::numberText(std::llround(widest_)));
    painter.drawText(QRectF(0, 0, width(), area.top()), Qt::AlignLeft | Qt::AlignVCenter, up_);
    // Powers of ten across the picture.
    for (double value = 1; value <= highest_; value *= 10) {
        const double y = placeOf({0, value}).y();
        painter.setPen(QPen(theme_[widgets::Tone::Line], 1, Qt::DotLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme_[widgets::Tone::Secondary]);
        painter.drawText(QRectF(0, y - 10, area.left() - 4, 20), Qt::AlignRight | Qt::AlignVCenter,
                         documents::numberText(std::llround(value)));
    }
}

void CurveChart::paintLine(QPainter& painter, const Line& line, const QColor& colour) const {
    if (line.points.empty()) return;
    QPainterPath path(placeOf(line.points.front()));
    for (const QPointF& point : line.points) path.lineTo(placeOf(point));
    painter.setPen(QPen(colour, line.chosen ? 2.5 : 1.2));
    painter.drawPath(path);
    painter.setBrush(colour);
    painter.drawEllipse(placeOf(line.points.back()), line.chosen ? 3 : 2, line.chosen ? 3 : 2);
    painter.setBrush(Qt::NoBrush);
}

/// The names of the chosen ones, each in the colour of its curve, from right to left in the first line.
void CurveChart::paintNames(QPainter& painter) const {
    double right = plot().right();
    const double left = fontMetrics().horizontalAdvance(up_) + 16;
    for (std::size_t line = lines_.size(); line-- > 0;) {
        if (!lines_[line].chosen) continue;
        const int wide = fontMetrics().horizontalAdvance(lines_[line].name) + 12;
        if (right - wide < left) return;
        painter.setPen(colourOf(line));
        painter.drawText(QRectF(right - wide, 0, wide, plot().top()), Qt::AlignRight | Qt::AlignVCenter,
                         lines_[line].name);
        right -= wide;
    }
}

void CurveChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::paintBox(painter, rect(), widgets::kControlRadius, theme_[widgets::Tone::Card],
                      theme_[widgets::Tone::Line]);
    paintAxes(painter);
    for (const bool chosen : {false, true})
        for (std::size_t line = 0; line < lines_.size(); ++line)
            if (lines_[line].chosen == chosen)
                paintLine(painter, lines_[line], chosen ? colourOf(line) : theme_[widgets::Tone::ThinLine]);
    paintNames(painter);
}

} // namespace ninefold::dialogs
