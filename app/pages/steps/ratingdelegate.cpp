// SPDX-License-Identifier: MIT
#include "app/pages/steps/ratingdelegate.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"

#include <QPainter>

namespace ninefold::pages {
namespace {

constexpr int kSide = 6, kRow = 28;

widgets::Badge badgeOf(const QWidget* widget, const QModelIndex& index) {
    return widgets::levelBadge(widgets::themeOf(widget), index.data(kLevelRole).toInt(), index.data().toString());
}

} // namespace

QSize RatingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize badge = widgets::badgeSize(option.font, badgeOf(option.widget, index));
    return {badge.width() + 2 * kSide, qMax(kRow, badge.height() + 4)};
}

void RatingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    widgets::paintBadge(*painter, option.rect.adjusted(kSide, 0, -kSide, 0), option.font,
                        badgeOf(option.widget, index));
}

} // namespace ninefold::pages
