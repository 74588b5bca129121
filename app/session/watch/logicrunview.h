// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/logicrun.h"
#include "app/session/watch/runview.h"

namespace ninefold::session {

/// Shows a puzzle solved by human logic: each position is the board after a step, with the drawing of that step.
class LogicRunView : public RunView {
public:
    LogicRunView(LogicRun& run, NameStyle names) : RunView(names), run_(run) {}

    Timeline& timeline() const override { return run_; }
    logic::Frame frame(quint64 position) const override;
    QString sentence(quint64 number) const override;
    QString lead(quint64 number) const override;
    Weight weight(quint64 number) const override;
    const logic::Technique* technique(quint64 number) const override;
    bool hasTechniques() const override { return true; }
    QString outcome() const override;
    Cells cells(quint64 number) const override;
    std::pair<quint64, quint64> span() const override { return {0, run_.lastKnown()}; }
    QString counts(quint64 position) const override;
    Overview overview() const override;

private:
    LogicRun& run_;
};

} // namespace ninefold::session
