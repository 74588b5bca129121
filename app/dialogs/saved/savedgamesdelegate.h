// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/thumbnails.h"

#include <QStyledItemDelegate>

namespace ninefold::dialogs {

/// Draws a saved game: its board as it is now, its name, how far it is and when it was played.
class SavedGamesDelegate : public QStyledItemDelegate {
public:
    static constexpr int kBoard = 82, kGap = 8;

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    mutable widgets::Thumbnails boards_;
};

} // namespace ninefold::dialogs
