// SPDX-License-Identifier: MIT
// Paints the player's small digits: candidates, corner and centre marks.
#include "app/widgets/board/brush.h"
#include "app/widgets/board/cellparts.h"

namespace ninefold::widgets {
namespace {

QString textOf(Digits digits) {
    QString text;
    for (Digit digit : digits) text += QChar(u'0' + digit);
    return text;
}

void paintCandidate(const Brush& brush, Cell cell, Digit digit) {
    const QRectF place = placeOf(brush, cell, digit);
    const qreal size = qMin(place.width(), place.height());
    const bool lit = brush.frame.litDigit == digit && !brush.frame.muted;
    brush.painter.setPen(Qt::NoPen);
    if (const int colour = brush.frame.cells[cell].candidateColours[digit - 1]; colour != 0) {
        brush.painter.setBrush(restingColour(brush, cell, brush.theme.cellColour(colour)));
        brush.painter.drawEllipse(place.center(), size * 0.5, size * 0.5);
    } else if (lit) {
        brush.painter.setBrush(brush.theme[Tone::SameDigit]);
        brush.painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3);
    }
    const QColor ink = brush.theme[lit ? Tone::GivenInk : Tone::CandidateInk];
    // Candidates that share the cell with notes are smaller.
    const bool tight = place.height() < place.width() * 0.75;
    const Lettering& letters = lit     ? brush.letters.litCandidate
                               : tight ? brush.letters.tightCandidate
                                       : brush.letters.candidate;
    if (!letters.isReadable()) {
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(ink);
        brush.painter.drawEllipse(place.center(), size * (lit ? 0.3 : 0.2), size * (lit ? 0.3 : 0.2));
        return;
    }
    brush.painter.setPen(ink);
    letters.draw(brush.painter, place.center(), digit);
}

void paintRow(const Brush& brush, Cell cell, const Lettering& letters, Digits digits, NoteRow row) {
    const QRectF area = brush.geometry.cell(cell);
    letters.drawText(brush.painter, {area.center().x(), area.top() + row.middle * area.height()}, textOf(digits),
                     area.width() * row.width);
}

void paintCorner(const Brush& brush, Cell cell) {
    const CellState& state = brush.frame.cells[cell];
    if (const auto row = cornerRow(state)) return paintRow(brush, cell, brush.letters.corner, state.corner, *row);
    int index = 0;
    for (Digit digit : state.corner)
        brush.letters.corner.draw(brush.painter, cornerPlace(brush.geometry, cell, index++).center(), digit);
}

} // namespace

QRectF placeOf(const Brush& brush, Cell cell, Digit digit) {
    return candidatePlace(brush.geometry, brush.frame.cells[cell], cell, digit);
}

void paintNotes(const Brush& brush, Cell cell) {
    const CellState& state = brush.frame.cells[cell];
    if (state.value != 0) return;
    for (Digit digit : state.candidates) paintCandidate(brush, cell, digit);
    if (state.corner.empty() && state.centre.empty()) return;
    brush.painter.setPen(brush.theme[Tone::OwnInk]);
    paintCorner(brush, cell);
    if (!state.centre.empty()) paintRow(brush, cell, brush.letters.centre, state.centre, centreRow(state));
}

} // namespace ninefold::widgets
