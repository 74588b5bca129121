// SPDX-License-Identifier: MIT
#include "app/session/watch/why/analysis.h"

#include "app/session/watch/eventrun.h"
#include "app/session/watch/playback.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

using solve::EventKind;

Analysis::Analysis(EventRun& run, Playback& playback, QObject* parent)
    : QObject(parent), run_(run), playback_(playback) {
    // The same position of another run is another event.
    connect(&run_, &Timeline::restarted, this, [this] {
        steps_.clear();
        position_ = 0;
    });
}

quint64 Analysis::conflictAt(quint64 position) const {
    const solve::EventWindow& window = run_.window();
    if (playback_.timeline() != &run_ || !run_.holds(position) || position <= window.first()) return 0;
    const EventKind kind = window.event(position).kind;
    const quint64 conflict = kind == EventKind::Conflict ? position : kind == EventKind::Learn ? position - 1 : 0;
    // The note is the event after the dead end.
    return conflict > window.first() && conflict + 1 <= window.end() &&
                   window.event(conflict + 1).kind == EventKind::Learn
               ? conflict
               : 0;
}

void Analysis::fill() {
    const solve::EventWindow& window = run_.window();
    const solve::SolverEvent& learned = window.event(conflict_ + 1);
    const solve::SolverState state = window.state(conflict_);
    steps_ = solve::resolution(state, window.clause(learned));
    note_ = learned.reason.clause();
    level_ = state.level();
}

void Analysis::refresh() {
    const quint64 position = playback_.position(), conflict = conflictAt(position);
    if (conflict != 0 && conflict == conflict_ && position == position_ && !steps_.empty()) return;
    if (conflict == 0) steps_.clear();
    else if (conflict != conflict_ || steps_.empty()) {
        conflict_ = conflict;
        fill();
    }
    position_ = position;
    index_ = position == conflict_ || steps_.empty() ? 0 : static_cast<int>(steps_.size()) - 1;
}

const solve::ResolutionStep* Analysis::step() const {
    assert(steps_.empty() || (index_ >= 0 && index_ < static_cast<int>(steps_.size())));
    return steps_.empty() ? nullptr : &steps_[static_cast<std::size_t>(index_)];
}

void Analysis::go(int index) {
    const int nearest = std::clamp(index, 0, std::max(0, static_cast<int>(steps_.size()) - 1));
    if (nearest == index_) return;
    index_ = nearest;
    emit analysisMoved();
}

} // namespace ninefold::session
