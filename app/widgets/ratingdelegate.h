// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace ninefold::widgets {

/// Data role: the level to which a rating belongs, as a number.
inline constexpr int kLevelRole = Qt::UserRole;

/// Shows the rating of a step as a badge in the colours and with the shape of its level.
class RatingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ninefold::widgets
