// SPDX-License-Identifier: MIT
#include "app/session/watch/demo/demorunview.h"

#include "app/session/watch/watchwords.h"

#include <cassert>

namespace ninefold::session {

logic::Frame DemoRunView::frame(quint64 position) const {
    assert(run_.holds(position));
    logic::Frame frame = board_;
    frame.names = names();
    if (position > 0) logic::lay(run_.scene(position).overlay, frame);
    return frame;
}

Weight DemoRunView::weight(quint64 number) const {
    return run_.scene(number).part == Scene::Part::Result ? Weight::Goal : Weight::Choice;
}

Cells DemoRunView::cells(quint64 number) const {
    const logic::Overlay& overlay = run_.scene(number).overlay;
    Cells cells = overlay.look | overlay.tour.target.cells;
    if (cells.empty())
        for (const logic::Mark& mark : overlay.marks) cells.add(mark.candidate.cell);
    return cells;
}

RunView::Overview DemoRunView::overview() const {
    return {.length = static_cast<double>(run_.lastKnown())};
}

QString DemoRunView::place(quint64 number) const {
    return Watch::tr("picture %1 of %2").arg(number).arg(run_.lastKnown());
}

} // namespace ninefold::session
