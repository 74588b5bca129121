// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace ninefold::pages {

/// Draws a row of a CollectionModel: the icon of the collection, its name, how much is solved, and that as a bar.
class CollectionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ninefold::pages
