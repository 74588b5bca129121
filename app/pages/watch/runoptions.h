// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/playback.h"
#include "engine/solve/options.h"

#include <QToolButton>

#include <cstdint>
#include <vector>

class QActionGroup;

namespace ninefold::pages {

/// The button of the rarer options of a run: where it starts, what comes after a solution, which parts of the solver
/// are on, what one beat plays, and pictures of it.
class RunOptions : public QToolButton {
    Q_OBJECT

public:
    explicit RunOptions(session::Playback& playback, QWidget* parent = nullptr);

    bool startsHere() const { return fromHere_->isChecked(); }
    /// Without a signal.
    void setStartsHere(bool here);
    bool proves() const { return prove_->isChecked(); }
    /// Which parts of the solver are on.
    solve::Switches switches() const;
    /// For guesses at random.
    std::uint64_t seed() const { return seed_; }
    /// Takes over the options of a run that was opened.
    void take(bool proves, solve::Switches switches, std::uint64_t seed);
    /// Sets which options a run has: `parts` of its solver can be switched, and other random guesses can be drawn.
    void offer(bool startsHere, bool proves, solve::Switches parts, bool random);
    /// Sets what one beat can play, the usual one first.
    void setModes(const std::vector<session::PlaybackMode>& modes);

signals:
    void optionsChanged();
    void picturesWanted();
    void runSavingWanted();
    void runOpeningWanted();

private:
    void addSwitches();
    void showMode();

    session::Playback& playback_;
    QAction *fromHere_, *prove_, *differently_, *saveRun_;
    std::vector<QAction*> switches_;
    std::uint64_t seed_ = 1;
    QActionGroup* modes_;
    QAction* afterModes_ = nullptr;
};

} // namespace ninefold::pages
