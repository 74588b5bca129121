// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/hand.h"
#include "app/store/settings.h"
#include "engine/rating/level.h"

#include <QScrollArea>

#include <array>
#include <utility>
#include <vector>

class QCheckBox;

namespace ninefold::widgets {
class KeyButton;
}

namespace ninefold::pages {

/// A named type, because moc cannot parse the pointer to member in a signal.
using SettingSwitch = bool store::Settings::*;

class StartCard;

/// The page above the pad: on the first day a card that explains how to start, then the digit filter and the aids.
/// It scrolls in a low window, so that nothing is cut off.
class PlayPage : public QScrollArea {
    Q_OBJECT

public:
    explicit PlayPage(game::Hand& hand, QWidget* parent = nullptr);

    /// Shows the card; `how` explains how to start.
    void welcome(const QString& how);
    void endWelcome();
    /// The card also offers to paste the puzzle that the clipboard holds.
    void offerPaste();
    void setSettings(const store::Settings& settings);

signals:
    void switched(ninefold::pages::SettingSwitch field, bool on);
    void levelWanted(ninefold::rating::Level level);
    void openWanted();
    void pasteWanted();
    /// The keyboard focus should go back to the board.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* toolRows();
    /// In a low window shows the compact card and hides the tools.
    void fitCard();
    QWidget* filterRow();
    QWidget* aidRows();
    void showFilter();

    game::Hand& hand_;
    StartCard* card_;
    /// The digit filter and the aids.
    QWidget* tools_ = nullptr;
    /// The buttons of the nine digits, and at index 0 that of the cells with two candidates.
    std::array<widgets::KeyButton*, kDigitCount + 1> filters_{};
    std::vector<std::pair<bool store::Settings::*, QCheckBox*>> aids_;
};

} // namespace ninefold::pages
