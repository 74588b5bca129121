// SPDX-License-Identifier: MIT
#include "app/dialogs/output/pagepreview.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace ninefold::dialogs {

PagePreview::PagePreview(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PagePreview::setPages(std::vector<widgets::PrintedPage> pages, widgets::PrintedPuzzles puzzles,
                           const QPageLayout& layout) {
    pages_ = std::move(pages);
    puzzles_ = std::move(puzzles);
    layout_ = layout;
    showPage(page_);
}

void PagePreview::showPage(int page) {
    page_ = std::clamp(page, 0, std::max(0, pages() - 1));
    redraw();
    emit pageShown(page_);
}

void PagePreview::redraw() {
    picture_ = {};
    update();
}

QRectF PagePreview::sheet() const {
    const QRectF room = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QSizeF paper = layout_.fullRect(QPageLayout::Point).size();
    QRectF sheet(QPointF(), paper.scaled(room.size(), Qt::KeepAspectRatio));
    sheet.moveCenter(room.center());
    return sheet;
}

QPixmap PagePreview::drawn(const QSizeF& sheet) const {
    const qreal ratio = devicePixelRatioF();
    QPixmap picture((sheet * ratio).toSize());
    picture.fill(Qt::white);
    const QRectF paper = layout_.fullRect(QPageLayout::Point), part = layout_.paintRect(QPageLayout::Point);
    const qreal scale = picture.width() / paper.width();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(part.topLeft() * scale);
    widgets::paintPage(painter, pages_[static_cast<std::size_t>(page_)], puzzles_, layout_, scale);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void PagePreview::paintEvent(QPaintEvent*) {
    if (pages_.empty()) return;
    const QRectF place = sheet();
    if (place.width() < 1) return;
    if (picture_.isNull()) picture_ = drawn(place.size());
    const widgets::Theme& theme = widgets::themeOf(this);
    QPainter painter(this);
    painter.drawPixmap(place.topLeft(), picture_);
    painter.setPen(hasFocus() ? QPen(theme[widgets::Tone::Accent], 2) : QPen(theme[widgets::Tone::ControlLine], 1));
    painter.drawRect(place);
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    redraw();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Down:
    case Qt::Key_Right:
        return showPage(page_ + 1);
    case Qt::Key_PageUp:
    case Qt::Key_Up:
    case Qt::Key_Left:
        return showPage(page_ - 1);
    case Qt::Key_Home:
        return showPage(0);
    case Qt::Key_End:
        return showPage(pages() - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() != 0) showPage(page_ + (event->angleDelta().y() < 0 ? 1 : -1));
    event->accept();
}

} // namespace ninefold::dialogs
