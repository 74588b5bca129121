// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"

#include <QFrame>

#include <array>

class QMenu;

namespace ninefold::session {
class Session;
}
namespace ninefold::store {
struct Settings;
}
namespace ninefold::widgets {
class KeyButton;
}

namespace ninefold::pages {

/// The pad in one row, for pages that need its room: the mode, the nine digits, and an arrow that unfolds the pad.
class PadStrip : public QFrame {
    Q_OBJECT

public:
    explicit PadStrip(session::Session& session, QWidget* parent = nullptr);

signals:
    void unfoldWanted();

private:
    void setSettings(const store::Settings& settings);
    void showMode();
    void showBrush();
    void openModes();

    game::PlayerInput& input_;
    int modes_ = 2;
    widgets::KeyButton* mode_;
    std::array<widgets::KeyButton*, kDigitCount> keys_{};
};

/// The pad below the pages, folded to one row or unfolded.
class FoldingPad : public QWidget {
    Q_OBJECT

public:
    FoldingPad(session::Session& session, QWidget& pad, QWidget* parent = nullptr);

    /// For a page that needs the room: the pad is one row, unless the player unfolds it. Other pages show all of it.
    void setFolding(bool folding);
    bool isFolded() const;

private:
    void arrange();

    PadStrip* strip_;
    QWidget* whole_;
    QWidget* fold_;
    bool folding_ = false, unfolded_ = false;
};

} // namespace ninefold::pages
