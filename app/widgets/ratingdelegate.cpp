// SPDX-License-Identifier: MIT
#include "app/widgets/ratingdelegate.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"

#include <QPainter>

namespace ninefold::widgets {
namespace {

constexpr int kSide = 6, kRow = 28;

Badge badgeOf(const QWidget* widget, const QModelIndex& index) {
    return levelBadge(themeOf(widget), index.data(kLevelRole).toInt(), index.data().toString());
}

} // namespace

QSize RatingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize badge = badgeSize(option.font, badgeOf(option.widget, index));
    return {badge.width() + 2 * kSide, qMax(kRow, badge.height() + 4)};
}

void RatingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    paintBadge(*painter, option.rect.adjusted(kSide, 0, -kSide, 0), option.font, badgeOf(option.widget, index));
}

} // namespace ninefold::widgets
