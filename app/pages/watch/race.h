// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/solvershow.h"
#include "app/session/work/playback.h"
#include "app/session/work/racerun.h"

#include <QDialog>

class QLabel;

namespace ninefold {

class BoardView;
class NamedCombo;
class Theme;
class Transport;

/// A dialog in which two solvers solve the same puzzle side by side, with a common clock.
class Race : public QDialog {
    Q_OBJECT

public:
    Race(const Grid& puzzle, bool candidatesBind, const Theme& theme, NameStyle names, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Lane {
        NamedCombo* solver = nullptr;
        BoardView* board = nullptr;
        QLabel* sentence = nullptr;
        QLabel* counts = nullptr;
    };
    QLayout* buildLane(std::size_t index, const QString& solverName, const QString& boardName, const Theme& theme);
    void start();
    void showTick(quint64 tick);
    void showTicks();

    Grid puzzle_;
    bool candidatesBind_;
    RaceRun race_;
    Playback playback_;
    std::array<SolverShow, RaceRun::kRunners> shows_;
    std::array<Lane, RaceRun::kRunners> lanes_;
    NamedCombo* clock_;
    Transport* transport_;
};

} // namespace ninefold
