// SPDX-License-Identifier: MIT
// Paints a chain that is followed link by link: what is done, where the player is and what comes.
#include "app/widgets/board/brush.h"
#include "app/widgets/board/linkpath.h"

#include <QPainterPath>

namespace ninefold::widgets {
namespace {

qreal opacityOf(logic::TourState state) {
    switch (state) {
    case logic::TourState::Done:
        return 0.75;
    case logic::TourState::Next:
        return 0.34;
    default:
        return 1;
    }
}

} // namespace

void paintTourLinks(const Brush& brush) {
    // The current link is painted last, over all others.
    for (const logic::TourState state : {logic::TourState::Next, logic::TourState::Done, logic::TourState::Current})
        for (const logic::TourLink& link : brush.frame.tour.links) {
            if (link.state != state) continue;
            brush.painter.setOpacity(opacityOf(state));
            paintLink(brush, link.link, state == logic::TourState::Current ? 1.5 : 1);
        }
    brush.painter.setOpacity(1);
}

void paintTourNumbers(const Brush& brush) {
    const qreal radius = linkNumberRadius(brush.geometry);
    for (const LinkNumber& number : linkNumbers(brush.geometry, brush.frame)) {
        const bool isCurrent = number.state == logic::TourState::Current;
        const QColor link = brush.theme[Tone::Link], ground = brush.theme[Tone::Halo];
        // A number stays readable however faint its link is.
        brush.painter.setOpacity(qMax(0.6, opacityOf(number.state)));
        brush.painter.setPen(QPen(link, 1.3));
        brush.painter.setBrush(isCurrent ? link : ground);
        brush.painter.drawEllipse(number.centre, radius, radius);
        brush.painter.setPen(isCurrent ? ground : link);
        brush.letters.number.drawText(brush.painter, number.centre, QString::number(number.number), 1.6 * radius);
    }
    brush.painter.setOpacity(1);
}

void paintTourTarget(const Brush& brush) {
    const logic::LinkEnd& target = brush.frame.tour.target;
    const qreal radius = brush.geometry.cellSize() * 0.215;
    brush.painter.setBrush(Qt::NoBrush);
    for (Cell cell : target.cells) {
        const QPointF centre = anchorOf(brush.geometry, brush.frame, target, cell);
        brush.painter.setPen(QPen(brush.theme[Tone::Halo], 4));
        brush.painter.drawEllipse(centre, radius, radius);
        brush.painter.setPen(QPen(brush.theme[Tone::GivenInk], qMax(1.6, radius * 0.13)));
        brush.painter.drawEllipse(centre, radius, radius);
    }
}

} // namespace ninefold::widgets
