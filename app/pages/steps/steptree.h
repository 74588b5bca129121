// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QTreeView>

namespace ninefold::pages {

class StepTreeModel;

/// The tree view of all possible steps; see StepTreeModel.
class StepTree : public QTreeView {
    Q_OBJECT

public:
    StepTree(StepTreeModel& model, QWidget* parent);

    /// The step of the current line; null when there is none.
    const logic::Step* current() const;
    /// Selects a step; false if no row has it.
    bool select(const logic::Step& step);
    /// The visible rows as lines of text; a collapsed row gives only its own line.
    QStringList lines(NameStyle names) const;

signals:
    void stepChosen(const ninefold::logic::Step& step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCounts();

    StepTreeModel& model_;
};

} // namespace ninefold::pages
