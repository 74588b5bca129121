// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/options.h"

#include <QWidget>

class QLabel;

namespace ninefold::session {
class Playback;
struct RunRequest;
} // namespace ninefold::session
namespace ninefold::solve {
struct Solver;
}
namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::pages {

class RunOptions;

/// The options of a run to watch. Engine 0 is logic, the others are the event solvers in their order.
struct WatchChoice {
    int engine = 0;
    /// How it decides, and which of its parts are on.
    solve::Choice choice = solve::Choice::MostConstrained;
    solve::Switches switches = solve::kUsualSwitches;
    std::uint64_t seed = 1;
    /// Continues after the first solution.
    bool prove = false;
    /// Starts with the player's digits.
    bool fromHere = false;
    friend bool operator==(const WatchChoice&, const WatchChoice&) = default;
};

/// One row: which solver is watched, how it decides, how fast it plays, and rarer options.
class SolverRow : public QWidget {
    Q_OBJECT

public:
    explicit SolverRow(session::Playback& playback, QWidget* parent = nullptr);

    WatchChoice choice() const;
    /// The chosen solver; null for logic.
    const solve::Solver* solver() const;
    /// Also that of logic, which is no search.
    QString solverName() const;
    /// Is the keyboard on one of the choices? A click does not put it there.
    bool hasKeyboard() const;
    /// Takes over the choice of a run that was opened, without a signal.
    void take(const session::RunRequest& request);
    /// Takes over what was chosen elsewhere, without a signal.
    void setChoice(const WatchChoice& choice);
    RunOptions& options() const { return *options_; }
    /// Shows the choice of a solver if `choosing`, otherwise the title.
    void setChoosing(bool choosing, const QString& title);
    /// In a narrow column the speed gets a line of its own.
    void setNarrow(bool narrow);
    /// The width that one line needs.
    int wideWidth() const;

signals:
    void optionsChanged();

private:
    void fillChoices();
    void showOptions();

    QLabel* title_;
    widgets::NamedCombo *solver_, *decide_;
    QWidget* speed_;
    RunOptions* options_;
    bool choosing_ = true, narrow_ = false;
};

} // namespace ninefold::pages
