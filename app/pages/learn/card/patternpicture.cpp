// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/patternpicture.h"

#include "app/documents/text/parts/lists.h"
#include "app/widgets/board/painter.h"
#include "app/widgets/look/inkstyle.h"

#include <QPainter>

#include <algorithm>

namespace ninefold::pages {
namespace {

constexpr int kMostCell = 40, kLeastCell = 24;
/// The lines of a board take some pixels more than its cells.
constexpr int kLines = 22;

Cell lastCell(const logic::Schematic& pattern) {
    return cellAt(pattern.rows - 1, pattern.columns - 1);
}

} // namespace

PatternPicture::PatternPicture(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Drawing of the pattern"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumWidth(9 * kLeastCell + kLines);
}

void PatternPicture::setPattern(const logic::Schematic& pattern) {
    pattern_ = pattern;
    setAccessibleDescription(lettersText(pattern));
    updateGeometry();
    update();
}

int PatternPicture::cellFor(int width) const {
    return std::clamp((width - kLines) / pattern_.columns, 1, kMostCell);
}

int PatternPicture::heightForWidth(int width) const {
    return pattern_.rows * cellFor(width) + kLines;
}

QSize PatternPicture::sizeHint() const {
    return {pattern_.columns * kMostCell + kLines, heightForWidth(pattern_.columns * kMostCell + kLines)};
}

void PatternPicture::paintEvent(QPaintEvent*) {
    const qreal side = 9.0 * cellFor(width()) + kLines;
    widgets::BoardGeometry geometry({side, side}, devicePixelRatioF(), false);
    geometry.setLetters(static_cast<int>(pattern_.digits.size()));
    const QRectF shown = geometry.cellWithLines(0) | geometry.cellWithLines(lastCell(pattern_));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // In the middle of the width.
    painter.translate(QPointF((width() - shown.width()) / 2, 0) - shown.topLeft());
    painter.setClipRect(shown);
    widgets::BoardPainter board(widgets::themeOf(this), font());
    board.setGeometry(geometry);
    board.paint(painter, pattern_.frame);
}

QString lettersText(const logic::Schematic& pattern) {
    QStringList letters;
    for (std::size_t at = 0; at < pattern.digits.size(); ++at)
        letters << QStringLiteral("%1 = %2").arg(QChar(u'A' + static_cast<int>(at))).arg(pattern.digits[at]);
    return documents::listText(letters);
}

} // namespace ninefold::pages
