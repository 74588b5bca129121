// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/logicsession.h"
#include "engine/core/names.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace ninefold {

class KeyButton;
class StepsModel;
class StepTree;
class StepTreeModel;

/// The page of steps: the whole way to the solution, or all that can be done now. A line that is chosen is drawn on the
/// board by whoever listens.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    explicit StepsPage(QWidget* parent = nullptr);

    void setNames(NameStyle names);
    /// Path or all steps; the lines of the other stay.
    void showAll(bool all);
    bool showsAll() const;
    void clearPath();
    void addToPath(const Step& step);
    void clearAll();
    void addSteps(const StepBatch& steps);
    /// What is going on, or what came out; `busy` offers to stop it.
    void say(const QString& sentence, bool busy);
    /// The explanation of the line that is drawn; empty for none.
    void explain(const QString& text);

signals:
    void pathWanted();
    void allWanted();
    void stopWanted();
    void pathStepChosen(int index);
    void stepChosen(const ninefold::Step& step);
    /// The chosen line is gone: the list shows other lines now.
    void choiceLost();
    /// Do the chosen step: of the path with all before it.
    void solveWanted(int index);
    void applyWanted(const ninefold::Step& step);
    void techniquesWanted();
    void copied(const QString& sentence);

private:
    QLayout* switches();
    QWidget* lists();
    QWidget* explanation();
    QLayout* footer();
    void copy();
    void carryOut();
    void enableButtons();
    int currentPathStep() const;

    StepsModel* model_;
    QSortFilterProxyModel* filtered_;
    StepTreeModel* allModel_;
    QTableView* table_ = nullptr;
    StepTree* tree_ = nullptr;
    QStackedWidget* lists_ = nullptr;
    QLineEdit* filter_ = nullptr;
    KeyButton* path_ = nullptr;
    KeyButton* all_ = nullptr;
    QLabel* said_ = nullptr;
    QScrollArea* explanation_ = nullptr;
    QLabel* text_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* solve_ = nullptr;
    QPushButton* copy_ = nullptr;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold
