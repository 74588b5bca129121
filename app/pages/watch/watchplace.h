// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/runreader.h"
#include "app/pages/watch/solverrow.h"
#include "app/session/watch/deciding/guidedruns.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/runworker.h"

#include <optional>
#include <utility>

namespace ninefold::pages {

/// A watched run: what runs, and how and how far it is played. Every run can be made again.
struct Watched {
    WatchChoice choice;
    session::RunRequest request;
    bool replay = false;
    quint64 position = 0;
    session::PlaybackMode mode = session::PlaybackMode::Events;
    double speed = session::kUsualSpeed;
    /// The page was open; otherwise only the choices are kept.
    bool on = false;
    RunReader::State reader;
    session::GuidedRuns::State guided;
};

/// Where the page was left in another window, piece by piece until each holds here.
class WatchPlace {
public:
    /// `solver`: the run is that of a solver with events, which is made again from its request.
    void set(const Watched& watched, bool solver);
    void clear() { *this = {}; }
    /// Starts the run that was watched, by `begin`; false if there was none.
    template <typename Begin>
    bool beginRun(session::GuidedRuns& guided, Begin begin) {
        if (!run_) return false;
        const Run run = *std::exchange(run_, std::nullopt);
        begin(run.request);
        guided.takeState(run.guided);
        return true;
    }
    void returnToTab(RunReader& reader);
    /// Goes to the position, as soon as the run has come so far.
    void returnToPosition(session::Playback& playback, const session::Timeline& timeline);

private:
    struct Run {
        session::RunRequest request;
        session::GuidedRuns::State guided;
    };
    std::optional<Run> run_;
    std::optional<RunReader::State> tab_;
    std::optional<std::pair<quint64, session::PlaybackMode>> position_;
};

} // namespace ninefold::pages
