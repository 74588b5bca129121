// SPDX-License-Identifier: MIT
#include "app/session/watch/runview.h"

#include "app/documents/runs/runpage.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/session/watch/watchwords.h"

namespace ninefold::session {

QString RunView::place(quint64 number) const {
    return Watch::tr("event %1").arg(documents::numberText(static_cast<qint64>(number)));
}

std::unique_ptr<documents::RunPage> RunView::page(const QString& title, quint64 position) const {
    return std::make_unique<documents::RunPage>(title, frame(position), position);
}

void RunView::addTo(documents::RunPage& page, quint64 number) const {
    page.add(frame(number), cells(number), sentence(number));
}

QString RunView::lastWords(quint64 number) const {
    QString said = sentence(number), end = number == timeline().lastKnown() ? outcome() : QString();
    if (end.isEmpty()) return said;
    // The event that ends a search says no more than that.
    if (weight(number) == Weight::Goal) return end;
    return documents::endedText(said) + u' ' + end;
}

} // namespace ninefold::session
