// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace ninefold {

class Playback;

/// Opens the menu of what one can jump to in a run, besides its conflicts. Qt hides the menu of a button from
/// assistive technology; this one shows it as what the button holds.
class JumpButton : public QToolButton {
    Q_OBJECT

public:
    explicit JumpButton(Playback& playback, QWidget* parent = nullptr);

    /// Opens it where the button is, and does not wait for the answer.
    void open();

private:
    void fill(Playback& playback);
};

} // namespace ninefold
