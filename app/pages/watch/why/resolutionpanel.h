// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/solve/resolution.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

class ChipBox;

/// From a dead end to the note that is learned from it, one step at a time: the clause shrinks until one part of the
/// last guess is left.
class ResolutionPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResolutionPanel(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// Shows the steps from a conflict; `conflict` is its sentence, `level` the guess that it happened under, `note`
    /// the number of the clause. The current step is kept if the steps are the same.
    void setSteps(std::vector<solve::ResolutionStep> steps, const QString& conflict, int level, std::uint32_t note,
                  NameStyle names);
    /// Null without steps.
    const solve::ResolutionStep* step() const;
    int index() const { return index_; }

signals:
    /// The player asked for another step.
    void stepMoved();

private:
    QToolButton* addButton(const QString& name, const QString& icon, int direction);
    void go(int index);
    void showStep();
    QString sentence(const solve::ResolutionStep& step) const;
    QString outcome(const solve::ResolutionStep& step) const;

    std::vector<solve::ResolutionStep> steps_;
    QString conflict_;
    int level_ = 0, index_ = 0;
    std::uint32_t note_ = 0;
    NameStyle names_ = NameStyle::RowColumn;
    QLabel *place_, *sentence_, *outcome_;
    QToolButton *back_, *next_;
    ChipBox* chips_;
};

} // namespace ninefold::pages
