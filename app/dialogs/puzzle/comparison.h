// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/solvercomparison.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace ninefold::dialogs {

/// Compares all solvers on the same puzzle: each proves its answer, and a row shows what it needed.
class Comparison : public QDialog {
    Q_OBJECT

public:
    Comparison(const Grid& grid, bool candidatesBind, QWidget* parent = nullptr);

private:
    void showFigures(int row, const session::SolverFigures& figures);
    void copy() const;

    session::SolverComparison* comparison_;
    QTableWidget* table_;
    QLabel* state_;
};

} // namespace ninefold::dialogs
