// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"
#include "app/pages/play/padkey.h"
#include "app/store/settings.h"

#include <QFrame>

#include <array>

namespace ninefold {

/// The number pad: the input modes, the nine digit keys, and the buttons Fill marks, Erase and Auto-clean.
class Pad : public QFrame {
    Q_OBJECT

public:
    Pad(Game& game, Hand& hand, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSettings(const Settings& settings);
    /// The shortcuts of the buttons; empty where there is none.
    void setKeys(const std::array<QString, kEntryModes>& modes, const QString& fill);

signals:
    void autoCleanWanted(bool on);
    void moreModesWanted();

private:
    QLayout* modeRows();
    QLayout* keys();
    QLayout* tools();
    void showMode();
    void showLeft();
    void showBrush();

    Game& game_;
    Hand& hand_;
    bool leftShown_ = true;
    std::array<KeyButton*, kEntryModes> modes_{};
    std::array<PadKey*, kDigitCount> keys_{};
    KeyButton* fill_ = nullptr;
    KeyButton* autoClean_ = nullptr;
};

} // namespace ninefold
