// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/pages/play/modekey.h"
#include "app/pages/play/padkey.h"

#include <QFrame>

#include <array>

class QGridLayout;

namespace ninefold::session {
class Session;
}
namespace ninefold::store {
struct Settings;
}

namespace ninefold::pages {

/// The number pad: the input modes, the nine digit keys, and the buttons Fill, Erase and Auto-clean.
class Pad : public QFrame {
    Q_OBJECT

public:
    explicit Pad(session::Session& session, QWidget* parent = nullptr);

    static QString modeName(game::EntryMode mode);
    /// The shortcuts of the buttons; empty where there is none.
    void setKeys(const std::array<QString, game::kEntryModes>& modes, const QString& fill);

    /// In a low window the keys stand closer together.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setSettings(const store::Settings& settings);
    QWidget* modeRow();
    QLayout* keys();
    QLayout* tools();
    void showMode();
    void showLeft();
    void showBrush();
    void drawIcons();

    session::Session& session_;
    game::Game& game_;
    game::PlayerInput& input_;
    bool leftShown_ = true;
    ModeRow* modeRow_ = nullptr;
    QGridLayout* keyGrid_ = nullptr;
    std::array<ModeKey*, game::kEntryModes> modes_{};
    std::array<PadKey*, kDigitCount> keys_{};
    widgets::KeyButton* fill_ = nullptr;
    widgets::KeyButton* erase_ = nullptr;
    widgets::KeyButton* autoClean_ = nullptr;
};

} // namespace ninefold::pages
