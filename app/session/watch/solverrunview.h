// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/eventrun.h"
#include "app/session/watch/runview.h"

namespace ninefold::session {

/// Shows the run of an event solver: its digits coloured by decision level, its candidates, and the reason of each
/// event.
class SolverRunView : public RunView {
public:
    SolverRunView(EventRun& run, NameStyle names) : RunView(names), run_(run) {}

    EventRun& run() const { return run_; }

    Timeline& timeline() const override { return run_; }
    logic::Frame frame(quint64 position) const override;
    QString sentence(quint64 number) const override;
    Weight weight(quint64 number) const override;
    QString outcome() const override;
    /// What another solver needs, to be said with the outcome.
    void setComparison(const QString& comparison) { comparison_ = comparison; }
    Cells cells(quint64 number) const override;
    std::pair<quint64, quint64> span() const override { return {run_.window().first(), run_.window().end()}; }
    QString counts(quint64 position) const override;
    Overview overview() const override;
    std::unique_ptr<documents::RunPage> page(const QString& title, quint64 position) const override;
    void addTo(documents::RunPage& page, quint64 number) const override;

private:
    QString ownOutcome() const;

    QString comparison_;
    EventRun& run_;
};

} // namespace ninefold::session
