// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QTreeView>

namespace ninefold {

class StepTreeModel;

/// All steps of the moment; see StepTreeModel.
class StepTree : public QTreeView {
    Q_OBJECT

public:
    StepTree(StepTreeModel& model, QWidget* parent);

    /// The step of the current line; null when there is none.
    const Step* current() const;
    /// What is shown, as lines of text: of a line that is closed only itself.
    QStringList lines(NameStyle names) const;

signals:
    void chosen(const ninefold::Step& step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    StepTreeModel& model_;
};

} // namespace ninefold
