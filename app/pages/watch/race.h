// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/playback.h"
#include "app/session/watch/racerun.h"
#include "app/session/watch/solverrunview.h"
#include "app/session/work/contestants.h"

#include <QDialog>

class QLabel;

namespace ninefold::widgets {
class BoardView;
class NamedCombo;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class Transport;

/// A dialog in which two solvers, or two ways of guessing, solve the same puzzle side by side, with a common clock.
class Race : public QDialog {
    Q_OBJECT

public:
    Race(const Grid& puzzle, bool candidatesBind, const widgets::Theme& theme, NameStyle names, QWidget* parent);

    /// Chooses who runs, by their numbers among the contestants.
    void setRunners(std::size_t left, std::size_t right);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Lane {
        widgets::NamedCombo* solver = nullptr;
        widgets::BoardView* board = nullptr;
        QLabel* sentence = nullptr;
        QLabel* counts = nullptr;
    };
    QLayout* buildLane(std::size_t index, const QString& solverName, const QString& boardName,
                       const widgets::Theme& theme);
    void start();
    void showTick(quint64 tick);
    void showTicks();

    Grid puzzle_;
    const std::vector<session::Contestant> contestants_;
    session::RaceRun race_;
    session::Playback playback_;
    std::array<session::SolverRunView, session::RaceRun::kRunners> shows_;
    std::array<Lane, session::RaceRun::kRunners> lanes_;
    widgets::NamedCombo* clock_;
    Transport* transport_;
};

} // namespace ninefold::pages
