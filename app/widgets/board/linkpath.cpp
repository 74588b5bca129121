// SPDX-License-Identifier: MIT
// Where links run, and where the numbers on them are. The widget asks for the numbers, too, because they can be
// clicked.
#include "app/widgets/board/linkpath.h"

#include "app/widgets/board/cellparts.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <limits>

namespace ninefold::widgets {
namespace {

bool isSet(const logic::Frame& frame, const logic::LinkEnd& end) {
    return end.cells.count() == 1 && frame.cells[end.cells.first()].value != 0;
}

QPointF onLine(QPointF from, QPointF to, qreal distance) {
    const QPointF way = to - from;
    // Ends at the same point would have no direction and length 0.
    const qreal length = qMax(1.0, std::hypot(way.x(), way.y()));
    return from + way * (distance / length);
}

/// A disc that a number should not cover.
struct Taken {
    QPointF centre;
    qreal radius;
};

std::vector<Taken> digitsOf(const BoardGeometry& geometry, const logic::Frame& frame) {
    const qreal size = geometry.cellSize();
    std::vector<Taken> taken;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const CellState& state = frame.cells[cell];
        if (state.value != 0) taken.push_back({geometry.cell(cell).center(), size * 0.26});
        else
            for (Digit digit : state.candidates)
                taken.push_back({candidatePlace(geometry, state, cell, digit).center(), size * 0.1});
    }
    for (const logic::Mark& mark : frame.marks)
        if (const auto [cell, digit] = mark.candidate; digit != 0)
            taken.push_back({candidatePlace(geometry, frame.cells[cell], cell, digit).center(), size * 0.17});
    return taken;
}

/// How far a disc at this point reaches into others.
qreal overlap(const std::vector<Taken>& taken, QPointF centre, qreal radius) {
    qreal sum = 0;
    for (const Taken& other : taken) {
        const QPointF way = other.centre - centre;
        sum += qMax(0.0, radius + other.radius - std::hypot(way.x(), way.y()));
    }
    return sum;
}

/// The best place on the link or, if none is free, close beside it.
QPointF placeOnLink(const BoardGeometry& geometry, const LinkPath& path, const std::vector<Taken>& taken) {
    const qreal radius = linkNumberRadius(geometry);
    const QPointF way = path.to - path.from;
    const qreal length = qMax(1.0, std::hypot(way.x(), way.y()));
    const QPointF side = QPointF(-way.y(), way.x()) / length * radius;
    QPointF best = path.at(0.5);
    qreal least = std::numeric_limits<qreal>::max();
    // From the middle outwards, and on the line before beside it.
    for (qreal beside : {0.0, 1.0, -1.0, 1.8, -1.8})
        for (qreal off : {0.0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.25, -0.25, 0.32, -0.32}) {
            const QPointF centre = path.at(0.5 + off) + side * beside;
            const qreal reach = overlap(taken, centre, radius);
            if (reach >= least) continue;
            least = reach;
            best = centre;
            if (least <= 0) return best;
        }
    return best;
}

} // namespace

QPointF LinkPath::at(qreal share) const {
    const qreal rest = 1 - share;
    return from * rest * rest + bend * 2 * rest * share + to * share * share;
}

QPointF anchorOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::LinkEnd& end, Cell cell) {
    if (isSet(frame, end)) return geometry.cell(cell).center();
    return candidatePlace(geometry, frame.cells[cell], cell, qMax(1, end.digit)).center();
}

qreal radiusOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::LinkEnd& end) {
    return geometry.cellSize() * (isSet(frame, end) ? 0.34 : 0.17);
}

LinkPath pathOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::Link& link) {
    QPointF start, end;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (Cell one : link.from.cells)
        for (Cell other : link.to.cells) {
            const QPointF a = anchorOf(geometry, frame, link.from, one), b = anchorOf(geometry, frame, link.to, other);
            const qreal distance = std::hypot(b.x() - a.x(), b.y() - a.y());
            if (distance >= nearest) continue;
            nearest = distance;
            start = a, end = b;
        }
    const QPointF way = end - start;
    // The curve is slightly bent, so that links along one row do not hide each other.
    const QPointF bend = (start + end) / 2 + QPointF(-way.y(), way.x()) * 0.08;
    return {onLine(start, bend, radiusOf(geometry, frame, link.from)), bend,
            onLine(end, bend, radiusOf(geometry, frame, link.to))};
}

std::vector<LinkNumber> linkNumbers(const BoardGeometry& geometry, const logic::Frame& frame) {
    std::vector<LinkNumber> numbers;
    if (frame.tour.links.empty() || frame.covered) return numbers;
    std::vector<Taken> taken = digitsOf(geometry, frame);
    const qreal radius = linkNumberRadius(geometry);
    for (const logic::TourLink& link : frame.tour.links) {
        if (link.number == 0 || link.link.from.cells.empty() || link.link.to.cells.empty()) continue;
        const QPointF centre = placeOnLink(geometry, pathOf(geometry, frame, link.link), taken);
        numbers.push_back({link.number, link.state, centre});
        taken.push_back({centre, radius});
    }
    return numbers;
}

qreal linkNumberRadius(const BoardGeometry& geometry) {
    return qMax(7.0, geometry.cellSize() * 0.13);
}

} // namespace ninefold::widgets
