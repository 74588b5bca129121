// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>
#include <QStyleOption>

#include <optional>

/// How the style draws the controls that Qt provides. One function for each kind of question that Qt asks a style; what
/// they leave to the base style they answer with false or nothing.
namespace ninefold::widgets::controls {

bool drawPrimitive(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                   const QWidget* widget);
bool drawControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget);
bool drawComplex(QStyle::ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
                 const QWidget* widget);
/// The option of a row with the colours of a chosen row that is never saturated.
QStyleOptionViewItem softItem(const QStyleOptionViewItem& item, const QWidget* widget);

QSize sizeOf(QStyle::ContentsType type, const QStyleOption& option, const QSize& usual, const QWidget* widget);
std::optional<QRect> partOf(QStyle::SubElement element, const QStyleOption& option, const QWidget* widget);
std::optional<QRect> partOf(QStyle::ComplexControl control, const QStyleOptionComplex& option, QStyle::SubControl part,
                            const QWidget* widget);
std::optional<int> lengthOf(QStyle::PixelMetric metric, const QWidget* widget);

// Parts of drawControl, by what they belong to.
bool drawMenuControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget);
bool drawButtonControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                       const QWidget* widget);

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget);
QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget);
QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget);

} // namespace ninefold::widgets::controls
