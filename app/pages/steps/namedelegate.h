// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace ninefold::pages {

/// Paints the name of a technique. One that is too long for a narrow list is smaller and has two lines, for which the
/// rows of such a list are higher.
class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The height of the rows of a list with names of techniques.
int stepRowHeight(const QAbstractItemView& view);

} // namespace ninefold::pages
