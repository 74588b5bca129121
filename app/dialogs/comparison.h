// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/solvercomparison.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace ninefold {

/// All solvers on the same puzzle, each to the proof of its answer: what each of them needed, row by row.
class Comparison : public QDialog {
    Q_OBJECT

public:
    Comparison(const Grid& grid, bool candidatesBind, QWidget* parent = nullptr);

private:
    void tell(int row, const SolverFigures& figures);
    void copy() const;

    SolverComparison* comparison_;
    QTableWidget* table_;
    QLabel* state_;
};

} // namespace ninefold
