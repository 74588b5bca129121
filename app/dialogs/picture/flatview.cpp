// SPDX-License-Identifier: MIT
#include "app/dialogs/picture/flatview.h"

#include "app/widgets/look/theme.h"

#include <QMouseEvent>
#include <QPainter>

namespace ninefold::dialogs {
namespace {

constexpr double kFrameWidth = 2.5;

} // namespace

FlatView::FlatView(const widgets::Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setAccessibleName(tr("Picture"));
    setAccessibleDescription(tr("The part of the picture with the Sudoku, straightened."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FlatView::setPicture(const documents::pictures::FlatPicture& flat) {
    picture_ = QImage(flat.grey.data(), flat.side, flat.side, flat.side, QImage::Format_Grayscale8).copy();
    update();
}

void FlatView::setMarks(Cells doubtful, Cell chosen) {
    doubtful_ = doubtful;
    chosen_ = chosen;
    update();
}

QRectF FlatView::square() const {
    const double side = std::min(width(), height());
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

QRectF FlatView::placeOf(Cell cell) const {
    const QRectF all = square();
    const double margin = documents::pictures::FlatPicture::kMargin * all.width() / picture_.width();
    const double side = (all.width() - 2 * margin) / 9;
    const int row = cell / 9;
    const int column = cell % 9;
    return {all.left() + margin + column * side, all.top() + margin + row * side, side, side};
}

QImage FlatView::cutOut(Cell cell) const {
    const int margin = documents::pictures::FlatPicture::kMargin;
    const int side = (picture_.width() - 2 * margin) / 9;
    const QRect place(margin + cell % 9 * side, margin + cell / 9 * side, side, side);
    return picture_.copy(place.adjusted(-margin, -margin, margin, margin));
}

void FlatView::paintEvent(QPaintEvent*) {
    if (picture_.isNull()) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(square(), picture_);
    const auto frame = [&](Cell cell, widgets::Tone tone) {
        painter.setPen(QPen(theme_[tone], kFrameWidth));
        painter.drawRect(placeOf(cell).adjusted(kFrameWidth, kFrameWidth, -kFrameWidth, -kFrameWidth));
    };
    for (const Cell cell : doubtful_) frame(cell, widgets::Tone::Warn);
    frame(chosen_, widgets::Tone::SelectionEdge);
}

void FlatView::mousePressEvent(QMouseEvent* event) {
    for (Cell cell = 0; cell < kCellCount && !picture_.isNull(); ++cell)
        if (placeOf(cell).contains(event->position())) return emit cellPointedAt(cell);
}

} // namespace ninefold::dialogs
