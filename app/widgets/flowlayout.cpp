// SPDX-License-Identifier: MIT
#include "app/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace ninefold::widgets {

FlowLayout::FlowLayout(int gap, QWidget* parent) : QLayout(parent), gap_(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(items_);
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_ << item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return items_.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < count() ? items_.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const {
    int width = 0, height = 0;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + gap_;
        height = qMax(height, item->sizeHint().height());
    }
    return {qMax(0, width - gap_), height};
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    arrange(area, true);
}

int FlowLayout::arrange(const QRect& area, bool place) const {
    const Qt::LayoutDirection direction =
        parentWidget() == nullptr ? Qt::LeftToRight : parentWidget()->layoutDirection();
    int x = area.left(), y = area.top(), line = 0;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo({qMax(1, area.width()), QWIDGETSIZE_MAX});
        if (x > area.left() && x + size.width() > area.right() + 1) {
            x = area.left();
            y += line + gap_;
            line = 0;
        }
        line = qMax(line, size.height());
        if (item == items_.last()) x = qMax(x, area.right() + 1 - size.width());
        // All items of a line are in its middle, as far as its height is known: the tallest comes first.
        const QRect here(x, y + (line - size.height()) / 2, size.width(), size.height());
        if (place) item->setGeometry(QStyle::visualRect(direction, area, here));
        x += size.width() + gap_;
    }
    return y + line - area.top();
}

} // namespace ninefold::widgets
