// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace ninefold {

class Playback;

/// A button with the menu of events to jump to in a run, besides conflicts. Qt hides the menu of a button from
/// assistive technology; this class exposes the menu as the button's child.
class JumpButton : public QToolButton {
    Q_OBJECT

public:
    explicit JumpButton(Playback& playback, QWidget* parent = nullptr);

    /// Opens the menu at the button, without blocking.
    void open();

private:
    void fill(Playback& playback);
};

} // namespace ninefold
