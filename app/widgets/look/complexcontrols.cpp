// SPDX-License-Identifier: MIT
// Combo boxes, spin boxes, sliders and scroll bars.
#include "app/widgets/look/controls.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QPainter>

namespace ninefold::widgets::controls {
namespace {

constexpr int kTrack = 4, kHandle = 14, kThumb = 6;

/// The ground of a combo box or spin box.
void drawFieldGround(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool enabled = option.state & QStyle::State_Enabled, focused = option.state & QStyle::State_HasFocus;
    const bool pointed = enabled && option.state & QStyle::State_MouseOver;
    const QColor fill = theme[enabled ? Tone::Card : Tone::Window];
    paintBox(painter, option.rect, kControlRadius, pointed ? mixed(fill, theme[Tone::Text], 0.06) : fill,
             theme[!enabled  ? Tone::Line
                   : focused ? Tone::Accent
                             : Tone::ControlLine],
             focused ? 2 : 1);
}

QRect atEnd(const QStyleOption& option, int width) {
    const QRect area(option.rect.right() - width + 1, option.rect.top(), width, option.rect.height());
    return QStyle::visualRect(option.direction, option.rect, area);
}

void drawCombo(const QStyleOptionComboBox& combo, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    if (combo.frame) drawFieldGround(combo, painter, theme);
    QRect arrow(0, 0, 16, 16);
    arrow.moveCenter(atEnd(combo, 30).center());
    paintChevron(painter, arrow, Chevron::Down,
                 theme[combo.state & QStyle::State_Enabled ? Tone::Text : Tone::Disabled]);
}

void drawSpin(const QStyleOptionSpinBox& spin, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    drawFieldGround(spin, painter, theme);
    const QRect end = atEnd(spin, 24);
    const int half = end.height() / 2;
    const auto ink = [&](QAbstractSpinBox::StepEnabledFlag step) {
        return theme[spin.stepEnabled & step && spin.state & QStyle::State_Enabled ? Tone::Text : Tone::Disabled];
    };
    const auto square = [&](int middle) { return QRect(end.center().x() - 6, middle - 6, 12, 12); };
    paintChevron(painter, square(end.top() + half / 2 + 2), Chevron::Up, ink(QAbstractSpinBox::StepUpEnabled));
    paintChevron(painter, square(end.bottom() - half / 2 - 2), Chevron::Down, ink(QAbstractSpinBox::StepDownEnabled));
}

void drawSlider(const QStyleOptionSlider& slider, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    const bool enabled = slider.state & QStyle::State_Enabled, across = slider.orientation == Qt::Horizontal;
    const QRectF area = slider.rect;
    const QRect handle = widget->style()->subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderHandle, widget);
    const QPointF middle = QRectF(handle).center();
    QRectF track = across ? QRectF(area.left(), middle.y() - kTrack / 2.0, area.width(), kTrack)
                          : QRectF(middle.x() - kTrack / 2.0, area.top(), kTrack, area.height());
    paintBox(painter, track, kTrack / 2.0, theme[enabled ? Tone::ControlLine : Tone::Line], QColor());
    // From the start to the handle; a vertical slider starts below.
    if (across) slider.upsideDown ? track.setLeft(middle.x()) : track.setRight(middle.x());
    else slider.upsideDown ? track.setTop(middle.y()) : track.setBottom(middle.y());
    if (enabled) paintBox(painter, track, kTrack / 2.0, theme[Tone::Accent], QColor());
    QRectF knob(0, 0, kHandle, kHandle);
    knob.moveCenter(middle);
    const bool pointed = slider.activeSubControls & QStyle::SC_SliderHandle;
    const QColor fill = enabled ? theme[Tone::Accent] : theme[Tone::Disabled];
    paintBox(painter, knob, kHandle / 2.0, pointed ? mixed(fill, theme[Tone::Text], 0.12) : fill, theme[Tone::Card], 1);
}

void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    if (bar.maximum <= bar.minimum) return;
    QRectF thumb = widget->style()->subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
    const bool across = bar.orientation == Qt::Horizontal;
    const QPointF middle = thumb.center();
    if (across) thumb = QRectF(thumb.left(), middle.y() - kThumb / 2.0, thumb.width(), kThumb);
    else thumb = QRectF(middle.x() - kThumb / 2.0, thumb.top(), kThumb, thumb.height());
    const bool used = bar.activeSubControls & QStyle::SC_ScrollBarSlider;
    paintBox(painter, thumb, kThumb / 2.0, theme[used ? Tone::Secondary : Tone::ControlLine], QColor());
}

} // namespace

bool drawComplex(QStyle::ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
                 const QWidget* widget) {
    switch (control) {
    case QStyle::CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(&option))
            drawCombo(*combo, painter, widget);
        return true;
    case QStyle::CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(&option)) drawSpin(*spin, painter, widget);
        return true;
    case QStyle::CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(&option))
            drawSlider(*slider, painter, widget);
        return true;
    case QStyle::CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(&option))
            drawScrollBar(*bar, painter, widget);
        return true;
    case QStyle::CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(&option))
            drawToolButton(*button, painter, widget);
        return true;
    default:
        return false;
    }
}

} // namespace ninefold::widgets::controls
