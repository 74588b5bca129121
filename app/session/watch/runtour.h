// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/frame.h"
#include "engine/solve/recording.h"

#include <QString>

#include <array>
#include <memory>
#include <string_view>

namespace ninefold::session {

/// One picture of a tour: the board after this event, what is drawn on it, and the sentences below.
struct TourStop {
    quint64 event = 0;
    QString title, text;
    logic::Frame frame;
};

/// Five pictures of one run of CDCL: before the first guess, the guesses, a dead end, the note that it leads to, and
/// what the notes are good for. The pictures and the sentences are made from the events of a real run.
class RunTour {
public:
    RunTour();

    /// A bundled puzzle whose run is short and has everything: the first note skips a guess, the second one ends the
    /// first guess.
    static std::string_view puzzle();

    std::array<TourStop, 5> stops(NameStyle names) const;
    const solve::EventWindow& run() const { return *run_; }

    /// The numbers of the events that the sentences are about.
    struct Events {
        quint64 removal = 0;              ///< the last candidate that is removed before the first guess
        std::array<quint64, 3> guesses{}; ///< the guesses up to the first dead end
        quint64 deadEnd = 0, note = 0;    ///< that dead end, and the note after it
        quint64 use = 0;                  ///< what that note rules out
        quint64 second = 0, last = 0;     ///< the second note and the last one
    };
    const Events& events() const { return events_; }

private:
    quint64 find(solve::EventKind kind, quint64 after) const;
    TourStop beforeGuessing(NameStyle names) const;
    TourStop guessing(NameStyle names) const;
    TourStop stuck(NameStyle names) const;
    TourStop noting(NameStyle names) const;
    TourStop ending(NameStyle names) const;

    std::shared_ptr<const solve::EventWindow> run_;
    Events events_;
};

} // namespace ninefold::session
