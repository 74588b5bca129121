// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/results/timeprofile.h"

#include <QWidget>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace ninefold::pages {

class TimeChart;
class TimedStepsModel;

/// Where a finished game was hard: every step with its rating and the player's time before it, as a curve and as a
/// list that can be sorted.
class Analysis : public QWidget {
    Q_OBJECT

public:
    explicit Analysis(QWidget* parent = nullptr);

    void setProfile(const std::vector<session::TimedStep>& profile);
    /// Selects the step at which the player thought longest.
    void showLongest();
    /// The step that is selected, -1 for none.
    int step() const;

signals:
    /// Another step is selected, or pointed at in the curve; -1 for none.
    void stepPointed(int step);
    void practiceWanted(const QString& technique);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QTableView* table();
    void select(int step);
    void showSelected();

    std::vector<session::TimedStep> profile_;
    QLabel *heading_, *about_;
    TimeChart* chart_;
    TimedStepsModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QLabel* selected_;
};

} // namespace ninefold::pages
