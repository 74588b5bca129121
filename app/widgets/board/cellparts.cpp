// SPDX-License-Identifier: MIT
#include "app/widgets/board/cellparts.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace ninefold::widgets {
namespace {

/// Converts a point to coordinates of the cell: (0, 0) is its upper left corner, (1, 1) its lower right one.
QPointF within(const BoardGeometry& geometry, Cell cell, QPointF point) {
    const QRectF area = geometry.cell(cell);
    return {(point.x() - area.x()) / area.width(), (point.y() - area.y()) / area.height()};
}

constexpr qreal kEdge = 0.05, kNoteWidth = 0.9, kBetweenCorners = 0.5, kLowRow = 0.87;
/// Where candidates begin below marks in the upper corners; the same at the lower edge.
constexpr qreal kBelowMarks = 0.26;

bool hasBoth(const CellState& state) {
    return !state.corner.empty() && !state.centre.empty();
}

/// The part of the cell between the notes, in which the candidates are.
std::pair<qreal, qreal> candidateRows(const CellState& state) {
    constexpr int kUpperCorners = 2;
    const bool low = hasBoth(state) || (state.corner.count() > kUpperCorners && !cornerRow(state));
    return {state.corner.empty() ? kEdge : kBelowMarks, low ? 1 - kBelowMarks : 1 - kEdge};
}

/// The digit of a row of notes at this position; 0 beside the row.
Digit digitInRow(Digits notes, NoteRow row, qreal height, QPointF at) {
    if (notes.empty() || std::abs(at.y() - row.middle) > height / 2) return 0;
    // In any usual font, digits are about six tenths as wide as high.
    const qreal width = std::min(0.6 * height, row.width / notes.count());
    const int index = static_cast<int>(std::floor((at.x() - 0.5) / width + notes.count() / 2.0));
    int place = 0;
    for (Digit digit : notes)
        if (place++ == index) return digit;
    return 0;
}

Digit cornerMarkAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point) {
    if (const auto row = cornerRow(state))
        return digitInRow(state.corner, *row, kCornerHeight, within(geometry, cell, point));
    // Beside candidates a mark has only the room of its digit.
    const qreal height = geometry.cell(cell).height() * (state.candidates.empty() ? 1 : kCornerHeight);
    int index = 0;
    for (Digit digit : state.corner) {
        const QRectF place = cornerPlace(geometry, cell, index++);
        if (place.contains(point) && std::abs(place.center().y() - point.y()) <= height / 2) return digit;
    }
    return 0;
}

Digit markAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point) {
    for (Digit digit : state.candidates)
        if (candidatePlace(geometry, state, cell, digit).contains(point)) return digit;
    const Digit centre = digitInRow(state.centre, centreRow(state), kCentreHeight, within(geometry, cell, point));
    return centre != 0 ? centre : cornerMarkAt(geometry, state, cell, point);
}

/// The second colour fills the lower right half.
int colourAt(const CellState& state, QPointF at) {
    const auto [first, second] = state.colours;
    if (first == 0 || second == 0) return first + second;
    return at.x() + at.y() > 1 ? second : first;
}

} // namespace

QRectF candidatePlace(const BoardGeometry& geometry, const CellState& state, Cell cell, Digit digit) {
    QRectF place = geometry.candidate(cell, digit);
    if (state.corner.empty() && state.centre.empty()) return place;
    const QRectF area = geometry.cell(cell);
    const auto [top, bottom] = candidateRows(state);
    // Centre marks have a row of their own, the second.
    const bool parted = state.corner.empty();
    const int third = (digit - 1) / 3, rows = parted ? 4 : 3;
    const qreal height = (bottom - top) / rows * area.height();
    place.setRect(place.x(), area.y() + top * area.height() + (parted && third > 0 ? third + 1 : third) * height,
                  place.width(), height);
    return place;
}

std::optional<NoteRow> cornerRow(const CellState& state) {
    constexpr int kMostInCorners = 6;
    // The sixth is in the middle of the lower edge.
    const int most = hasBoth(state) ? kMostInCorners - 1 : kMostInCorners;
    if (state.candidates.empty() || state.corner.count() <= most) return std::nullopt;
    constexpr qreal kTopRow = 0.14;
    return NoteRow{kTopRow, kNoteWidth};
}

NoteRow centreRow(const CellState& state) {
    constexpr int kUpperCorners = 2;
    const NoteRow middle{0.5, kNoteWidth};
    if (state.candidates.empty()) return middle;
    if (!state.corner.empty())
        return {kLowRow, state.corner.count() > kUpperCorners && !cornerRow(state) ? kBetweenCorners : kNoteWidth};
    // Without candidates in the middle it is really there.
    if ((state.candidates & (Digits::of(4) | Digits::of(5) | Digits::of(6))).empty()) return middle;
    const auto [top, bottom] = candidateRows(state);
    return {top + (bottom - top) * 3 / 8, kNoteWidth};
}

Digit candidateAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point) {
    const auto distance = [&](Digit digit) {
        const QPointF away = candidatePlace(geometry, state, cell, digit).center() - point;
        return QPointF::dotProduct(away, away);
    };
    Digit nearest = 1;
    for (Digit digit : Digits::all())
        if (distance(digit) < distance(nearest)) nearest = digit;
    return nearest;
}

CellPart partAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point) {
    const QPointF at = within(geometry, cell, point);
    // A digit covers the middle of its cell; around it the colour is visible.
    const bool onDigit = std::abs(at.x() - 0.5) < 0.25 && std::abs(at.y() - 0.5) < 0.3;
    if (state.value != 0) return {0, onDigit ? 0 : colourAt(state, at)};
    if (const Digit mark = markAt(geometry, state, cell, point); mark != 0) return {mark, 0};
    return {0, colourAt(state, at)};
}

QRectF cornerPlace(const BoardGeometry& geometry, Cell cell, int index) {
    static constexpr std::array<Digit, 9> order = {1, 3, 7, 9, 2, 8, 4, 6, 5};
    assert(index >= 0 && index < 9);
    return geometry.candidate(cell, order[index]);
}

} // namespace ninefold::widgets
