// SPDX-License-Identifier: MIT
#include "app/session/watch/tour/searchtour.h"

#include "app/documents/text/events.h"
#include "app/session/watch/rundrawing.h"

#include <QCoreApplication>

#include <cassert>

namespace ninefold::session {
namespace {

using solve::EventKind;

/// Names the context of the translations.
class Tour {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

/// Enough for the first dead end of every solver; the whole run may have millions of events.
constexpr std::size_t kEvents = 2000;

} // namespace

SearchTour::SearchTour(const solve::Solver& solver) {
    assert(!solver.learns);
    solve::Recording recording(solver, Grid::fromCells(std::string(RunTour::puzzle())), {.proof = solve::Proof::None});
    recording.extend(kEvents);
    run_ = recording.windowAt(0);
    const quint64 back = find(EventKind::Backtrack, 0);
    assert(back > 2);
    quint64 last = find(EventKind::Decide, 0);
    events_ = {last, 0, back - 1, back, find(EventKind::Decide, back)};
    for (; last != 0 && last < back; last = find(EventKind::Decide, last)) events_[1] = last;
}

quint64 SearchTour::find(EventKind kind, quint64 after) const {
    for (quint64 number = after + 1; number <= run_->end(); ++number)
        if (run_->event(number).kind == kind) return number;
    return 0;
}

QString SearchTour::sentence(int picture, NameStyle names) const {
    return documents::sentence(run_->event(events_[static_cast<std::size_t>(picture)]), {}, names);
}

QString SearchTour::firstGuess(NameStyle names) const {
    const auto followed = static_cast<int>(run_->state(events_[0]).count(EventKind::Imply));
    const QString before =
        followed == 0
            ? QString()
            : Tour::tr("%n digit(s) followed from the rules; now nothing sure is left.", nullptr, followed) + u' ';
    return before + sentence(0, names) + u' ' + Tour::tr("Nothing says yet whether it is right.");
}

QString SearchTour::guesses() const {
    const solve::SolverState state = run_->state(events_[1]);
    const auto followed =
        static_cast<int>(state.count(EventKind::Imply) - run_->state(events_[0]).count(EventKind::Imply));
    const QString text =
        Tour::tr("%n guess(es) are on the board, each made with those before it in place.", nullptr, state.level());
    if (followed == 0) return text;
    return text + u' ' + Tour::tr("%n digit(s) followed from them.", nullptr, followed);
}

QString SearchTour::deadEnd(NameStyle names) const {
    const bool tried = run_->event(events_[2]).kind == EventKind::Reject;
    return sentence(2, names) + u' ' +
           (tried ? Tour::tr("That was the last digit to try in this cell, so one of the guesses before it is wrong.")
                  : Tour::tr("So one of the guesses is wrong."));
}

QString SearchTour::wayBack(NameStyle names) const {
    return sentence(3, names) + u' ' +
           Tour::tr("It does not know which guess was wrong, so it always takes back the last one.");
}

std::array<TourStop, 5> SearchTour::stops(NameStyle names) const {
    const auto stop = [&](int picture, const QString& title, const QString& text) {
        const quint64 event = events_[static_cast<std::size_t>(picture)];
        logic::Frame frame = frameOfRun(*run_, event, names);
        // In pictures of this size candidates would be mere dots.
        for (CellState& cell : frame.cells) cell.candidates = {};
        return TourStop{event, title, text, frame};
    };
    return {stop(0, Tour::tr("The First Guess"), firstGuess(names)), stop(1, Tour::tr("Guesses"), guesses()),
            stop(2, Tour::tr("A Dead End"), deadEnd(names)), stop(3, Tour::tr("One Guess Back"), wayBack(names)),
            stop(4, Tour::tr("The Next Try"),
                 sentence(4, names) + u' ' + Tour::tr("So it continues until every cell has its digit."))};
}

} // namespace ninefold::session
