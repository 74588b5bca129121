// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace ninefold::pages {

class StepsModel;

/// The table of the solution path, filtered by what the player types.
class PathTable : public QTableView {
    Q_OBJECT

public:
    PathTable(StepsModel& model, QWidget* parent);

    /// Shows only steps with this text in one of their columns.
    void setFilter(const QString& text);
    /// Selects a step of the path; false if it is not there, or the filter hides it.
    bool select(int step);
    /// The selected step of the path; -1 for none.
    int currentStep() const;
    /// The steps that are shown, as lines of text.
    QStringList lines(NameStyle names) const;

signals:
    /// Another step is selected, or none.
    void currentStepChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class ResultDelegate;

    void style();

    StepsModel& model_;
    QSortFilterProxyModel* filtered_;
    ResultDelegate* results_;
};

} // namespace ninefold::pages
