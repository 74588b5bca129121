// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace ninefold::dialogs {

/// Draws a puzzle of a list: a small board, its name, and below it what the file says about it.
class PuzzleDelegate : public QStyledItemDelegate {
public:
    static constexpr int kThumbnail = 90, kGap = 8, kHeight = kThumbnail + 2 * kGap, kLeastWidth = 230;

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ninefold::dialogs
