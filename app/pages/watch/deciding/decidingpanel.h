// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ninefold::session {
class GuidedRuns;
struct RunRecord;
} // namespace ninefold::session

namespace ninefold::pages {

/// Guessing instead of the solver: the switch, how the player does against the solver alone, and all runs that came of
/// it.
class DecidingPanel : public QWidget {
    Q_OBJECT

public:
    explicit DecidingPanel(session::GuidedRuns& guided, QWidget* parent = nullptr);

    void setNames(NameStyle names);
    /// Shows whether it is the player's turn, and the figures of the runs.
    void refresh();
    /// What to do now, for the line below the board.
    QString prompt() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildList();
    void fill();
    void fillRow(QTreeWidgetItem& row, std::size_t index) const;
    QString nameOf(std::size_t index) const;
    QString standing() const;
    void open();

    session::GuidedRuns& guided_;
    NameStyle names_ = NameStyle::RowColumn;
    QCheckBox* on_;
    QLabel* state_;
    QPushButton *solver_, *open_;
    QTreeWidget* list_;
};

} // namespace ninefold::pages
