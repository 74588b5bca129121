// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/core/names.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace ninefold::widgets {
class KeyButton;
}

namespace ninefold::pages {

class StepsModel;
class StepTree;
class StepTreeModel;

/// The page of steps: either the solution path, or all steps that are possible now. It emits the selected step, and
/// its owner draws that step on the board.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    explicit StepsPage(QWidget* parent = nullptr);

    void setNames(NameStyle names);
    /// Switches between the path and all steps; the other list keeps its lines.
    void showAll(bool all);
    bool showsAll() const;
    void clearPath();
    void addToPath(const logic::Step& step);
    void clearAll();
    void addSteps(const session::StepBatch& steps);
    /// Shows the progress or the result in a sentence; `busy` offers a button to stop.
    void say(const QString& sentence, bool busy);
    /// Shows the explanation of the step that is drawn; empty for none.
    void explain(const QString& text);

signals:
    void pathWanted();
    void allWanted();
    void stopWanted();
    void pathStepChosen(int index);
    void stepChosen(const ninefold::logic::Step& step);
    /// The selected line is no longer in the list, because the list now shows other lines.
    void choiceLost();
    /// Asks to do the selected step of the path, and all steps before it.
    void solveWanted(int index);
    void applyWanted(const ninefold::logic::Step& step);
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
    widgets::KeyButton* path_ = nullptr;
    widgets::KeyButton* all_ = nullptr;
    QLabel* said_ = nullptr;
    QScrollArea* explanation_ = nullptr;
    QLabel* text_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* solve_ = nullptr;
    QPushButton* copy_ = nullptr;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold::pages
