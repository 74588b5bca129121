// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/demo/demorun.h"
#include "app/session/watch/runview.h"

namespace ninefold::session {

/// Shows a demonstration on a board of its own.
class DemoRunView : public RunView {
public:
    DemoRunView(DemoRun& run, NameStyle names) : RunView(names), run_(run) {}

    /// The board that everything is drawn on.
    void setBoard(const logic::Frame& board) { board_ = board; }

    Timeline& timeline() const override { return run_; }
    logic::Frame frame(quint64 position) const override;
    QString sentence(quint64 number) const override { return run_.scene(number).sentence; }
    Weight weight(quint64 number) const override;
    Cells cells(quint64 number) const override;
    std::pair<quint64, quint64> span() const override { return {0, run_.lastKnown()}; }
    QString counts(quint64) const override { return {}; }
    Overview overview() const override;
    QString place(quint64 number) const override;

private:
    DemoRun& run_;
    logic::Frame board_;
};

} // namespace ninefold::session
