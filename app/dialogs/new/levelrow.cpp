// SPDX-License-Identifier: MIT
#include "app/dialogs/new/levelrow.h"

#include "app/widgets/look/focusring.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QPainter>
#include <QStyle>

namespace ninefold::dialogs {
namespace {

using widgets::fontOf;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

constexpr int kShape = 14, kSide = 14, kAbove = 7, kAverage = 56, kUsualWidth = 460, kLeastWidth = 200;

} // namespace

LevelRow::LevelRow(int shape, const QString& name, QWidget* parent) : PlayChoice(name, parent), shape_(shape) {
    // Not Fixed: that would be the height at the usual width, and cut the second line of a large text.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    widgets::setPaintsFocus(*this);
}

void LevelRow::setNeeds(const QString& sentence) {
    if (sentence == needs_) return;
    needs_ = sentence;
    describe();
    updateGeometry();
    update();
}

void LevelRow::setAverage(const QString& time) {
    average_ = time;
    describe();
    update();
}

void LevelRow::describe() {
    setAccessibleDescription(average_.isEmpty() ? needs_ : tr("%1 Your average: %2.").arg(needs_, average_));
}

QRect LevelRow::textArea(int width) const {
    return {kInset, kAbove, width - kInset - kSide, 0};
}

int LevelRow::heightForWidth(int width) const {
    const QFontMetrics name(fontOf(font(), TextSize::Body, TextWeight::Strong)), small(fontOf(font(), TextSize::Small));
    const QRect needs =
        small.boundingRect(QRect(0, 0, textArea(width).width(), 1000), Qt::TextWordWrap | Qt::AlignLeft, needs_);
    return kAbove + name.height() + qMax(small.height(), needs.height()) + kAbove;
}

QSize LevelRow::sizeHint() const {
    return {kUsualWidth, heightForWidth(kUsualWidth)};
}

QSize LevelRow::minimumSizeHint() const {
    return {kLeastWidth, heightForWidth(kUsualWidth)};
}

void LevelRow::paintTexts(QPainter& painter) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const QFont name = fontOf(font(), TextSize::Body, TextWeight::Strong), small = fontOf(font(), TextSize::Small);
    const auto place = [this](const QRect& area) { return QStyle::visualRect(layoutDirection(), rect(), area); };
    const auto side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    QRect area = textArea(width());
    area.setHeight(QFontMetrics(name).height());
    painter.setFont(name);
    painter.setPen(theme[!isEnabled() ? Tone::Disabled : isChecked() ? Tone::SoftInk : Tone::Text]);
    painter.drawText(place(area), side | Qt::AlignVCenter | Qt::TextDontClip, text());
    const QRect beside(width() - kSide - kAverage, area.top(), kAverage, area.height());
    painter.setFont(small);
    painter.setPen(theme[!isEnabled() ? Tone::Disabled : isChecked() ? Tone::Text : Tone::Secondary]);
    painter.drawText(place(beside),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight)) | Qt::AlignVCenter,
                     average_);
    area.setTop(area.bottom() + 1);
    area.setBottom(height());
    painter.drawText(place(area), side | Qt::AlignTop | Qt::TextWordWrap, needs_);
}

void LevelRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const widgets::Theme& theme = widgets::themeOf(this);
    if (underMouse() && !isChecked()) {
        QColor veil = theme[Tone::Text];
        veil.setAlphaF(0.06F);
        widgets::paintBox(painter, rect(), widgets::kControlRadius, veil, QColor());
    }
    const QRect mark = QStyle::visualRect(layoutDirection(), rect(), {kSide, 0, 20, height()});
    QRectF shape(0, 0, kShape, kShape);
    shape.moveCenter(mark.center());
    if (shape_ >= 0) widgets::paintLevelShape(painter, shape, shape_, theme.level(shape_).shape);
    else widgets::paintChevron(painter, shape.adjusted(-4, -4, 4, 4), widgets::Chevron::Up, theme[Tone::Text]);
    paintTexts(painter);
}

} // namespace ninefold::dialogs
