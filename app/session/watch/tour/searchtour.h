// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runtour.h"
#include "engine/solve/solver.h"

namespace ninefold::session {

/// Five pictures of a solver that writes no notes: its first guess, the guesses up to the first dead end, that dead
/// end, what is taken back, and what is tried next. Made from the events of a run on the puzzle of the other tour.
class SearchTour {
public:
    explicit SearchTour(const solve::Solver& solver);

    std::array<TourStop, 5> stops(NameStyle names) const;

    /// The numbers of the events in the pictures, in their order.
    const std::array<quint64, 5>& events() const { return events_; }
    const solve::EventWindow& run() const { return *run_; }

private:
    quint64 find(solve::EventKind kind, quint64 after) const;
    QString sentence(int picture, NameStyle names) const;
    QString firstGuess(NameStyle names) const;
    QString guesses() const;
    QString deadEnd(NameStyle names) const;
    QString wayBack(NameStyle names) const;

    std::shared_ptr<const solve::EventWindow> run_;
    std::array<quint64, 5> events_{};
};

} // namespace ninefold::session
