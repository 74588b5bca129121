// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"
#include "app/session/work/logicsession.h"
#include "engine/core/names.h"

#include <QWidget>

class QAbstractItemView;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace ninefold::session {
class StepsController;
}
namespace ninefold::widgets {
class KeyButton;
class RatingCurve;
} // namespace ninefold::widgets

namespace ninefold::pages {

class PathTable;
class StepExplanation;
class StepsModel;
class StepTree;
class StepTreeModel;

/// The page of steps: either the solution path, or all steps that are possible now. The selected step is drawn on the
/// board.
class StepsPage : public QWidget, public Page {
    Q_OBJECT

public:
    explicit StepsPage(const PageContext& context, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    bool foldsPad() const override { return true; }
    void shown(bool asked) override;
    void hidden() override;
    Needs offers() const override;
    void demonstrate() override;
    void setTheme(const widgets::Theme& theme) override;
    std::any state() const override;
    void takeState(const std::any& state) override;

    /// Opens the page with all steps, or with the path.
    void open(bool all);

private:
    struct Shown {
        bool all = false;
        QString filter;
        /// The selected step of the path, or -1, and that of the list of all.
        int pathStep = -1;
        std::optional<logic::Step> step;
    };

    void selectWanted();
    session::StepsController& controller() const;
    void connectController();
    void connectLists();
    /// Switches between the path and all steps; the other list keeps its lines.
    void showAll(bool all);
    bool showsAll() const;
    void setNames(NameStyle names);
    void clearPath();
    void clearAll();
    /// Shows the progress or the result in a sentence; `busy` offers a button to stop.
    void say(const QString& sentence, bool busy);
    /// That sentence, and how many lines the filter leaves.
    void showSaid();
    QAbstractItemView* list() const;
    /// From the filter into the list below it.
    void enterList();
    /// Another step is drawn on the board, or none.
    void showDrawn();
    /// Draws that step, or the picture of its demonstration.
    void draw();
    /// Shows the explanation of a step; null for none.
    void explain(const logic::Step* step);
    QLayout* switches();
    QWidget* lists();
    QLayout* footer();
    void copy();
    void carryOut();
    void showCurve();
    void enableButtons();

    const PageContext context_;
    StepsModel* model_;
    StepTreeModel* allModel_;
    PathTable* table_ = nullptr;
    StepTree* tree_ = nullptr;
    QStackedWidget* lists_ = nullptr;
    QLineEdit* filter_ = nullptr;
    widgets::KeyButton* path_ = nullptr;
    widgets::KeyButton* all_ = nullptr;
    /// How hard each step of the path is.
    widgets::RatingCurve* curve_ = nullptr;
    QLabel* said_ = nullptr;
    QString sentence_;
    /// The player waits for the answer.
    bool asked_ = false;
    StepExplanation* explanation_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* solve_ = nullptr;
    QPushButton* copy_ = nullptr;
    NameStyle names_ = NameStyle::RowColumn;
    /// What another window has shown, until its selected step is found here.
    std::optional<Shown> wanted_;
};

} // namespace ninefold::pages
