// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"

#include <QStyledItemDelegate>

namespace ninefold::pages {

/// Paints a row of the ladder: the heading of a level with its shape, or a technique with the ring of its practice.
class LadderDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A ring that fills up with what was found without help; a tick once the technique is mastered.
void paintMastery(QPainter& painter, const QRectF& area, const session::Mastery& mastery, const QWidget* widget);

} // namespace ninefold::pages
