// SPDX-License-Identifier: MIT
#include "app/widgets/board/painter.h"

#include "app/widgets/board/brush.h"

namespace ninefold::widgets {
namespace {

/// How strong the digits are that do not matter for what is explained.
constexpr qreal kFaded = 0.42;

LetteringSet lettersFor(const QFont& font, const BoardGeometry& geometry) {
    return geometry.letters() == 0 ? LetteringSet(font, geometry.cellSize())
                                   : LetteringSet::ofLetters(font, geometry.cellSize(), geometry.candidateColumns());
}

} // namespace

void BoardPainter::setFont(const QFont& font) {
    font_ = font;
    letters_ = lettersFor(font_, geometry_);
}

void BoardPainter::setGeometry(const BoardGeometry& geometry) {
    if (geometry == geometry_) return;
    geometry_ = geometry;
    letters_ = lettersFor(font_, geometry_);
}

void BoardPainter::paint(QPainter& painter, const logic::Frame& frame) const {
    // Larger than any board.
    paint(painter, frame, QRectF(-1e6, -1e6, 2e6, 2e6));
}

void BoardPainter::paint(QPainter& painter, const logic::Frame& frame, const QRectF& clip) const {
    const Brush brush{painter, *theme_, geometry_, letters_, frame};
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (geometry_.cellWithLines(cell).intersects(clip)) cells.add(cell);

    painter.setRenderHint(QPainter::Antialiasing, false);
    for (Cell cell : cells) paintGround(brush, cell);
    paintWave(brush);
    paintGridLines(brush);
    paintFinishedFrame(brush);
    paintNames(brush, clip);
    // Lines and names stay visible, so that the covered area is recognisable as a board.
    if (frame.covered) return;
    for (Cell cell : cells) paintOutline(brush, cell);

    painter.setRenderHint(QPainter::Antialiasing, true);
    // Marks and links are below the digits, because a link with its halo would cut a digit in two.
    for (const logic::Mark& mark : frame.marks)
        if (mark.candidate.digit == 0 && cells.has(mark.candidate.cell)) paintCellMark(brush, mark);
    for (Cell cell : frame.look& cells) paintLook(brush, cell);
    for (const logic::HouseMark& house : frame.houses) paintHouse(brush, house);
    for (const logic::Link& link : frame.links) paintLink(brush, link);
    paintTourLinks(brush);
    const auto fade = [&](Cell cell) { painter.setOpacity(frame.faded.has(cell) ? kFaded : 1); };
    for (Cell cell : cells) {
        fade(cell);
        paintNotes(brush, cell);
    }
    painter.setOpacity(1);
    for (const logic::Mark& mark : frame.marks)
        if (mark.candidate.digit != 0 && cells.has(mark.candidate.cell)) paintChip(brush, mark);
    for (Cell cell : cells) paintSetNames(brush, cell);
    for (Cell cell : cells) {
        fade(cell);
        paintDigit(brush, cell);
    }
    painter.setOpacity(1);
    paintTourTarget(brush);
    paintTourNumbers(brush);
    for (Cell cell : frame.struck& cells) paintStruck(brush, cell);
    if (frame.deadHouse >= 0) paintDeadHouse(brush);
    for (Cell cell : frame.dead& cells) paintDeadCell(brush, cell);
}

} // namespace ninefold::widgets
