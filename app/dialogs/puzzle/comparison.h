// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/puzzlereading.h"
#include "app/session/work/solvercomparison.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace ninefold::widgets {
class NamedCombo;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::dialogs {

class CurveChart;

/// Compares all solvers and ways of guessing on the same puzzle or on those of a file: each proves its answer, a row
/// shows what it needed, and curves show how that grew.
class Comparison : public QDialog {
    Q_OBJECT

public:
    Comparison(const Grid& grid, bool candidatesBind, const widgets::Theme& theme, QWidget* parent = nullptr);

    /// Compares on all puzzles of a file.
    void compareFile(const QString& path);

signals:
    /// Two contestants shall race.
    void raceWanted(std::size_t left, std::size_t right);

private:
    void buildTable();
    QWidget* buildButtons();
    void connectWork();
    void showFigures(int row, const session::SolverFigures& figures);
    void showCurves();
    void showChosen();
    void askForFile();
    void takePuzzles(const session::Puzzles& puzzles);
    void startMany(const session::ReadingEnd& end);
    std::vector<int> chosenRows() const;
    void race();
    void copy() const;

    session::SolverComparison* comparison_;
    session::PuzzleReading* reading_;
    std::vector<session::ComparedPuzzle> puzzles_;
    std::vector<session::SolverFigures> figures_;
    bool many_ = false;
    QTableWidget* table_;
    QLabel* state_;
    widgets::NamedCombo* measure_;
    CurveChart* chart_;
    QPushButton* race_ = nullptr;
};

} // namespace ninefold::dialogs
