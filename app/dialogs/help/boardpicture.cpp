// SPDX-License-Identifier: MIT
#include "app/dialogs/help/boardpicture.h"

#include "app/widgets/board/painter.h"
#include "app/widgets/look/inkstyle.h"

#include <QEvent>
#include <QPainter>

namespace ninefold::dialogs {
namespace {

Cell cellAt(int row, int column) {
    return row * 9 + column;
}

} // namespace

BoardPicture::BoardPicture(const logic::Frame& frame, const BoardPart& part, int cellSize, QWidget* parent)
    : QLabel(parent), frame_(frame), part_(part), cellSize_(cellSize) {
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    render();
}

void BoardPicture::render() {
    const qreal scale = devicePixelRatioF();
    // The lines of the board take some pixels more than its cells.
    constexpr int kLines = 22;
    const qreal side = 9.0 * cellSize_ + kLines;
    const widgets::BoardGeometry geometry({side, side}, scale, false);
    const QRectF shown = geometry.cellWithLines(cellAt(part_.row, part_.column)) |
                         geometry.cellWithLines(cellAt(part_.row + part_.rows - 1, part_.column + part_.columns - 1));
    QPixmap picture((shown.size() * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-shown.topLeft());
    widgets::BoardPainter board(widgets::themeOf(this), font());
    board.setGeometry(geometry);
    board.paint(painter, frame_);
    painter.end();
    setPixmap(picture);
}

void BoardPicture::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::StyleChange || type == QEvent::FontChange) render();
}

void BoardPicture::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    // Only now the scale of the screen is known.
    render();
}

} // namespace ninefold::dialogs
