// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

#include <cstdint>

namespace ninefold::session {
class Playback;
}

namespace ninefold::pages {

/// A button with the menu of events to jump to in a run, besides conflicts. Qt hides the menu of a button from
/// assistive technology; this class exposes the menu as the button's child.
class JumpButton : public QToolButton {
    Q_OBJECT

public:
    explicit JumpButton(session::Playback& playback, QWidget* parent = nullptr);

    /// The note whose uses can be gone to; 0 for none.
    void setNote(std::uint32_t note) { note_ = note; }
    /// Opens the menu at the button, without blocking.
    void open();

private:
    void fill(session::Playback& playback);
    void addUses(session::Playback& playback);

    std::uint32_t note_ = 0;
};

} // namespace ninefold::pages
