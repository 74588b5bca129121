// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/pages/play/padkey.h"

#include <QFrame>

#include <array>

namespace ninefold::session {
class Session;
}
namespace ninefold::store {
struct Settings;
}

namespace ninefold::pages {

/// The number pad: the input modes, the nine digit keys, and the buttons Fill marks, Erase and Auto-clean.
class Pad : public QFrame {
    Q_OBJECT

public:
    explicit Pad(session::Session& session, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    static QString modeName(game::EntryMode mode);
    /// The shortcuts of the buttons; empty where there is none.
    void setKeys(const std::array<QString, game::kEntryModes>& modes, const QString& fill);

private:
    void setSettings(const store::Settings& settings);
    QLayout* modeRows();
    QLayout* keys();
    QLayout* tools();
    void showMode();
    void showLeft();
    void showBrush();

    session::Session& session_;
    game::Game& game_;
    game::PlayerInput& input_;
    bool leftShown_ = true;
    std::array<widgets::KeyButton*, game::kEntryModes> modes_{};
    std::array<PadKey*, kDigitCount> keys_{};
    widgets::KeyButton* fill_ = nullptr;
    widgets::KeyButton* autoClean_ = nullptr;
};

} // namespace ninefold::pages
