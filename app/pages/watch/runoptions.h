// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/playback.h"

#include <QToolButton>

#include <vector>

class QActionGroup;

namespace ninefold::pages {

/// The button of the rarer options of a run: where it starts, what comes after a solution, what one beat plays, and
/// pictures of it.
class RunOptions : public QToolButton {
    Q_OBJECT

public:
    explicit RunOptions(session::Playback& playback, QWidget* parent = nullptr);

    bool startsHere() const { return fromHere_->isChecked(); }
    bool proves() const { return prove_->isChecked(); }
    /// Sets which options a run has.
    void offer(bool startsHere, bool proves);
    /// Sets what one beat can play, the usual one first.
    void setModes(const std::vector<session::PlaybackMode>& modes);

signals:
    void optionsChanged();
    void picturesWanted();

private:
    void showMode();

    session::Playback& playback_;
    QAction *fromHere_, *prove_;
    QActionGroup* modes_;
    QAction* afterModes_ = nullptr;
};

} // namespace ninefold::pages
