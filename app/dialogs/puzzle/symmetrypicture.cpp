// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/symmetrypicture.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "engine/core/houses.h"

#include <QPainter>

namespace ninefold::dialogs {
namespace {

using widgets::Tone;

constexpr int kCell = 16, kBoard = 9 * kCell + 1;

} // namespace

SymmetryPicture::SymmetryPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SymmetryPicture::setSymmetry(const Grid& puzzle, const analysis::Automorphism& automorphism) {
    puzzle_ = puzzle;
    colours_.fill(0);
    int colours = 0;
    for (Digit first = 1; first <= kDigitCount; ++first) {
        if (colours_[static_cast<std::size_t>(first)] != 0) continue;
        ++colours;
        for (std::size_t digit = static_cast<std::size_t>(first); colours_[digit] == 0;
             digit = automorphism.digits[digit])
            colours_[digit] = colours;
    }
    update();
}

QSize SymmetryPicture::sizeHint() const {
    return {kBoard, kBoard};
}

void SymmetryPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const widgets::Theme& theme = widgets::themeOf(this);
    painter.fillRect(0, 0, kBoard, kBoard, theme[Tone::Paper]);
    QFont small = font();
    small.setPixelSize(kCell - 4);
    painter.setFont(small);
    for (const Cell cell : puzzle_.givens()) {
        const QRect area(columnOf(cell) * kCell, rowOf(cell) * kCell, kCell + 1, kCell + 1);
        painter.fillRect(area, theme.cellColour(colourOf(puzzle_.value(cell))));
        painter.setPen(theme[Tone::GivenInk]);
        painter.drawText(area, Qt::AlignCenter, QString::number(puzzle_.value(cell)));
    }
    for (int line = 0; line <= 9; ++line) {
        const QColor ink = theme[line % 3 == 0 ? Tone::ThickLine : Tone::ThinLine];
        painter.fillRect(line * kCell, 0, 1, kBoard, ink);
        painter.fillRect(0, line * kCell, kBoard, 1, ink);
    }
}

} // namespace ninefold::dialogs
