// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runworker.h"
#include "app/session/watch/timeline.h"

#include <QThread>

namespace ninefold::session {

/// The window's interface to a run: the known facts and the events around the displayed position. Everything else
/// stays with the worker, however long the run is.
class EventRun : public Timeline {
    Q_OBJECT

public:
    explicit EventRun(QObject* parent = nullptr);
    ~EventRun() override;

    /// Starts another run; the previous one ends at once.
    void start(const RunRequest& request);
    /// Starts a run that is the same as this one up to a position, which must be at hand and stays at hand.
    void branch(const RunRequest& request, quint64 position);
    const RunRequest& request() const { return request_; }
    void stop() override;
    void resume() override;
    bool isStopped() const override { return stop_.stop_requested(); }

    quint64 lastKnown() const override { return progress_.eventCount; }
    bool isComplete() const override { return progress_.complete; }
    bool holds(quint64 position) const override { return window_->holds(position) && position <= lastKnown(); }
    void fetch(quint64 position) override;
    void seek(quint64 from, Landmark landmark, bool forward) override;
    bool offers(Landmark landmark) const override;
    std::optional<quint64> stopWithin(quint64 from, quint64 to) const override;

    /// Where the run stops.
    void setStops(const std::vector<Stop>& stops) { stops_ = stops; }
    const std::vector<Stop>& stops() const { return stops_; }
    /// Sets whether the run also stops before each guess that a person can make.
    void setGuessStops(bool on) { guessStops_ = on; }
    void seekUse(quint64 from, std::uint32_t clause, bool forward) override;
    /// Asks for the clauses as the solver holds them; `clausesArrived` reports when they are there.
    void fetchClauses(quint64 position);
    /// Those of the last request that was answered, and its position.
    const SharedClauses& clauses() const { return clauses_; }
    quint64 clausesAt() const { return clausesAt_; }

    const solve::EventWindow& window() const { return *window_; }
    const RunIndex& index() const { return *progress_.index; }
    const SearchTree& tree() const { return *progress_.tree; }
    const std::shared_ptr<const SearchTree>& sharedTree() const { return progress_.tree; }
    const solve::Report& report() const { return progress_.report; }

signals:
    void clausesArrived();

private:
    void begin(const RunRequest& request);
    /// Asks for a window, one at a time.
    void askForWindow(quint64 position);
    void takeClauses(quint64 runId, quint64 position, const SharedClauses& clauses);
    void seekStop(quint64 from, const std::vector<Stop>& stops, bool forward);
    void takeProgress(quint64 runId, const RunProgress& progress);
    void takeWindow(quint64 runId, const SharedWindow& window);
    void takeSought(quint64 runId, std::optional<quint64> position);
    /// Searches the window only; returns nothing if that does not decide it.
    std::optional<quint64> nearestHere(quint64 from, EventKinds kinds, bool forward) const;

    QThread thread_;
    RunWorker* worker_;
    RunRequest request_;
    std::stop_source stop_, stopSeeking_;
    RunProgress progress_;
    SharedWindow window_;
    quint64 runId_ = 0;
    /// The position that was requested and has not arrived, and the position to request after it.
    std::optional<quint64> asked_, wanted_;
    quint64 last_ = 0;
    int seeking_ = 0;
    std::vector<Stop> stops_;
    bool guessStops_ = false;
    SharedClauses clauses_;
    quint64 clausesAt_ = 0;
    bool scanning_ = false, clausesAsked_ = false;
    std::optional<quint64> clausesWanted_;
};

/// The kinds of events that count as this landmark for a solver.
EventKinds kindsOf(Landmark landmark, const solve::Solver& solver);

} // namespace ninefold::session
