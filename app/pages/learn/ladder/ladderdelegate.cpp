// SPDX-License-Identifier: MIT
#include "app/pages/learn/ladder/ladderdelegate.h"

#include "app/pages/learn/ladder/laddermodel.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

constexpr int kRow = 28, kHeading = 36, kSide = 8, kShape = 12, kRing = 16;

int aligned(const QStyleOptionViewItem& option, Qt::Alignment side) {
    return static_cast<int>(QStyle::visualAlignment(option.direction, side) | Qt::AlignVCenter);
}

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const LadderModel& model,
                  rating::Level level) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const widgets::LevelColours& colours = theme.level(static_cast<int>(level));
    const QRect row = option.rect.adjusted(kSide, kHeading - kRow, -kSide, 0);
    const auto visual = [&](const QRect& area) { return QStyle::visualRect(option.direction, option.rect, area); };
    const QRect shape(row.left(), row.center().y() - kShape / 2, kShape, kShape);
    widgets::paintLevelShape(painter, visual(shape), static_cast<int>(level), colours.shape);
    painter.setFont(widgets::fontOf(option.font, TextSize::Small, TextWeight::Strong));
    painter.setPen(colours.text);
    painter.drawText(visual(row.adjusted(kShape + 2 * kSide, 0, 0, 0)), aligned(option, Qt::AlignLeft), option.text);
    painter.setFont(widgets::fontOf(option.font, TextSize::Small));
    painter.setPen(theme[Tone::Secondary]);
    painter.drawText(visual(row), aligned(option, Qt::AlignRight),
                     LadderModel::tr("%1 of %2", "mastered").arg(model.mastered(level)).arg(model.count(level)));
}

void paintTechnique(QPainter& painter, const QStyleOptionViewItem& option, const LadderModel& model,
                    const logic::Technique& technique) {
    const widgets::Theme& theme = widgets::themeOf(option.widget);
    const bool chosen = option.state & QStyle::State_Selected;
    const QRect row = option.rect.adjusted(kSide, 0, -kSide, 0);
    const auto visual = [&](const QRect& area) { return QStyle::visualRect(option.direction, option.rect, area); };
    const QRect ring(row.right() - kRing, row.center().y() - kRing / 2, kRing, kRing);
    paintMastery(painter, visual(ring), model.mastery(technique), option.widget);
    const TextWeight weight = chosen ? TextWeight::Strong : TextWeight::Normal;
    const int room = row.width() - kRing - kSide;
    QFont font = widgets::fontOf(option.font, TextSize::Body, weight);
    // A long name is written smaller before it is cut, and its end says which of several it is.
    if (QFontMetrics(font).horizontalAdvance(option.text) > room)
        font = widgets::fontOf(option.font, TextSize::Small, weight);
    painter.setFont(font);
    painter.setPen(theme[chosen ? Tone::SoftInk : Tone::Text]);
    painter.drawText(visual({row.left(), row.top(), room, row.height()}), aligned(option, Qt::AlignLeft),
                     QFontMetrics(font).elidedText(option.text, Qt::ElideMiddle, room));
}

} // namespace

void paintMastery(QPainter& painter, const QRectF& area, const session::Mastery& mastery, const QWidget* widget) {
    assert(mastery.alone >= 0 && mastery.alone <= session::kRingTries);
    const widgets::Theme& theme = widgets::themeOf(widget);
    constexpr qreal kWidth = 3;
    const QRectF circle = area.adjusted(kWidth / 2, kWidth / 2, -kWidth / 2, -kWidth / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const bool mastered = mastery.isMastered();
    const QColor ink = theme[mastered ? Tone::Good : Tone::Accent];
    painter.setPen(QPen(mastered ? ink : theme[Tone::Line], kWidth));
    painter.drawEllipse(circle);
    // From the top, clockwise.
    constexpr int kTurn = 360 * 16, kTop = 90 * 16;
    painter.setPen(QPen(ink, kWidth, Qt::SolidLine, Qt::FlatCap));
    if (!mastered) painter.drawArc(circle, kTop, -qRound(kTurn * mastery.ring()));
    if (mastered) widgets::paintTick(painter, area.adjusted(4, 4, -4, -4), ink);
    painter.restore();
}

QSize LadderDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool heading = !(index.flags() & Qt::ItemIsEnabled);
    const int least = heading ? kHeading : kRow;
    return {120, std::max(least, option.fontMetrics.height() + least - 19)};
}

void LadderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = qobject_cast<const LadderModel*>(index.model());
    assert(model != nullptr && option.widget != nullptr);
    const LadderModel::Row& row = model->at(index.row());
    painter->save();
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    QStyleOptionViewItem words = plain;
    plain.text.clear();
    if (row.technique != nullptr)
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    if (row.technique != nullptr) paintTechnique(*painter, words, *model, *row.technique);
    else paintHeading(*painter, words, *model, row.level);
    painter->restore();
}

} // namespace ninefold::pages
