// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runtour.h"

namespace ninefold::session {

/// How CDCL chooses by dead ends (VSIDS), in one picture: the guess after the first note of a run, and the cells of
/// that note.
class ActivityTour {
public:
    ActivityTour();

    TourStop stop(NameStyle names) const;

    /// The first note, and the first guess after it.
    quint64 note() const { return note_; }
    quint64 guess() const { return guess_; }
    const solve::EventWindow& run() const { return *run_; }

private:
    quint64 find(solve::EventKind kind, quint64 after) const;

    std::shared_ptr<const solve::EventWindow> run_;
    quint64 note_ = 0, guess_ = 0;
};

} // namespace ninefold::session
