// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/runworker.h"
#include "app/work/timeline.h"

#include <QThread>

namespace ninefold {

/// The window's side of a run: what is known of it, and the stretch around what is shown. Everything else stays with
/// the worker, however long the run is.
class EventRun : public Timeline {
    Q_OBJECT

public:
    explicit EventRun(QObject* parent = nullptr);
    ~EventRun() override;

    /// Begins another run; the one before ends at once.
    void start(const RunOrder& order);
    const RunOrder& order() const { return order_; }
    void stop() override;
    void goOn() override;
    bool isStopped() const override { return stop_.stop_requested(); }

    quint64 known() const override { return news_.known; }
    bool isComplete() const override { return news_.complete; }
    bool holds(quint64 position) const override { return window_->holds(position) && position <= known(); }
    void fetch(quint64 position) override;
    void seek(quint64 from, Landmark landmark, bool forward) override;
    bool offers(Landmark landmark) const override;

    const EventWindow& window() const { return *window_; }
    const RunIndex& index() const { return *news_.index; }
    const Report& report() const { return news_.report; }

private:
    void take(quint64 ticket, const RunNews& news);
    void takeWindow(quint64 ticket, const SharedWindow& window);
    void takeSought(quint64 ticket, std::optional<quint64> position);
    /// Looks in the window; nothing when that does not settle it.
    std::optional<quint64> nearestHere(quint64 from, EventKinds kinds, bool forward) const;

    QThread thread_;
    RunWorker* worker_;
    RunOrder order_;
    std::stop_source stop_, stopSeeking_;
    RunNews news_;
    SharedWindow window_;
    quint64 ticket_ = 0;
    /// What was asked for and has not come yet, and what is wanted after it.
    std::optional<quint64> asked_, wanted_;
    quint64 last_ = 0;
    int seeking_ = 0;
};

/// The events that are this landmark for an engine.
EventKinds kindsOf(Landmark landmark, const Solver& solver);

} // namespace ninefold
