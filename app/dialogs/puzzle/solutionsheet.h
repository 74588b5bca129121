// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/solutioncounter.h"

#include "engine/core/names.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::dialogs {

/// Counts the solutions of a puzzle in the background; if there are several, shows two side by side with the cells
/// in which they differ.
class SolutionSheet : public QDialog {
    Q_OBJECT

public:
    SolutionSheet(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, NameStyle names,
                  QWidget* parent = nullptr);

    QString sentence() const;

private:
    void showCount(quint64 found, double share, bool complete);
    void showTwo(const std::vector<generator::Solution>& solutions);
    void addBoard(const generator::Solution& solution, Cells differing, const QString& name);
    void cancel();

    Grid grid_;
    const widgets::Theme& theme_;
    NameStyle names_;
    session::SolutionCounter* counter_;
    QLabel* said_;
    QLabel* difference_;
    QProgressBar* progress_;
    QHBoxLayout* boards_;
    QPushButton* cancel_;
    quint64 found_ = 0;
};

} // namespace ninefold::dialogs
