// SPDX-License-Identifier: MIT
#include "app/session/watch/gamerunview.h"

#include "app/documents/text/moves.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/steps.h"
#include "app/session/frame/gameframe.h"
#include "app/session/watch/watchwords.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::session {

logic::Frame GameRunView::frame(quint64 position) const {
    assert(replay_.holds(position));
    const game::Sheet& sheet = replay_.sheet(position);
    logic::Frame frame;
    frame.names = names();
    frame.cells = sheet.cells;
    frame.givens = sheet.givens;
    frame.links = shownLinks(sheet);
    frame.clashes = clashingCells(sheet.digits());
    if (position == 0) return frame;
    // A move that changed cells everywhere, such as filling marks, would only paint the whole board blue.
    if (const Cells about = cells(position); about.count() <= kDigitCount) frame.selected = about;
    for (const CellChange& change : replay_.move(position).changes)
        if (change.after.value != change.before.value && change.after.value != 0) frame.fresh.add(change.cell);
    if (replay_.isMistake(position)) frame.struck = frame.fresh;
    return frame;
}

QString GameRunView::sentence(quint64 number) const {
    const Move& move = replay_.move(number);
    QString text = Watch::tr("%1 at %2", "what was done, and the time on the clock")
                       .arg(documents::moveText(move, names()), documents::clockText(move.atMs));
    const auto reason = replay_.reason(number);
    if (reason && reason->technique != nullptr)
        text = Watch::tr("%1, by %2", "what was done when, and a technique")
                   .arg(text, documents::techniqueName(*reason->technique));
    else if (reason) text = Watch::tr("%1, not by a step that I know", "what was done when").arg(text);
    const qint64 pause = replay_.pause(number);
    if (pause <= GameReplay::kLongestPauseMs) return text;
    return Watch::tr("%1, after %2 of thought", "what was done when, and how long the player thought")
        .arg(text, documents::clockText(pause));
}

const logic::Technique* GameRunView::technique(quint64 number) const {
    const auto reason = replay_.reason(number);
    return reason ? reason->technique : nullptr;
}

Weight GameRunView::weight(quint64 number) const {
    if (replay_.isMistake(number)) return Weight::Clash;
    return replay_.isPlacement(number) ? Weight::Plain : Weight::Quiet;
}

Cells GameRunView::cells(quint64 number) const {
    Cells placed, all;
    for (const CellChange& change : replay_.move(number).changes) {
        all.add(change.cell);
        if (change.after.value != change.before.value) placed.add(change.cell);
    }
    // The marks that a placed digit removed are not what the move was about.
    if (!placed.empty()) return placed;
    for (const DrawnLink& link : replay_.move(number).links) all |= Cells::of(link.from.cell) | Cells::of(link.to.cell);
    return all;
}

QString GameRunView::counts(quint64 position) const {
    const auto mistakes = [&] {
        int count = 0;
        for (quint64 number = 1; number <= position; ++number) count += replay_.isMistake(number) ? 1 : 0;
        return count;
    };
    const qint64 time = position > 0 ? replay_.move(position).atMs : 0;
    return Watch::tr("time %1 \u00B7 cells left %2 \u00B7 mistakes %3")
        .arg(documents::clockText(time))
        .arg(replay_.sheet(position).blanks().count())
        .arg(mistakes());
}

RunView::Overview GameRunView::overview() const {
    // The chart shows the thinking time of each move in place of the search depth.
    Overview view{.length = static_cast<double>(replay_.lastKnown())};
    qint64 longest = 1;
    for (quint64 number = 1; number <= replay_.lastKnown(); ++number)
        longest = std::max(longest, replay_.pause(number));
    for (quint64 number = 1; number <= replay_.lastKnown(); ++number) {
        // The square root keeps short pauses distinguishable when there is one long break.
        const double share = static_cast<double>(replay_.pause(number)) / static_cast<double>(longest);
        view.depths.push_back(static_cast<std::uint8_t>(std::lround(255 * std::sqrt(share))));
        if (replay_.isMistake(number)) view.conflicts.push_back(static_cast<double>(number));
    }
    view.deepest = Watch::tr("longest pause %1").arg(documents::clockText(longest));
    view.about = Watch::tr("How long you thought about each move; click to go there");
    return view;
}

} // namespace ninefold::session
