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

namespace ninefold {

/// Named, because moc cannot read it otherwise.
using SettingSwitch = bool Settings::*;

class KeyButton;
class StartCard;

/// The page above the pad: on the first day a card that says how to begin, then the digit filter and the aids.
/// It scrolls where the window is low, so that nothing is cut.
class PlayPage : public QScrollArea {
    Q_OBJECT

public:
    explicit PlayPage(Hand& hand, QWidget* parent = nullptr);

    /// Shows the card; `how` tells how to begin.
    void welcome(const QString& how);
    void endWelcome();
    /// The clipboard holds a puzzle: the card says so too.
    void offerPaste();
    void setSettings(const Settings& settings);

signals:
    void switched(ninefold::SettingSwitch field, bool on);
    void levelWanted(ninefold::Level level);
    void openWanted();
    void pasteWanted();
    /// The keyboard should go back to the board.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* toolRows();
    /// In a low window the card takes less room, and all there is.
    void fitCard();
    QWidget* filterRow();
    QWidget* aidRows();
    void showFilter();

    Hand& hand_;
    StartCard* card_;
    /// The filter and the aids.
    QWidget* tools_ = nullptr;
    /// The nine digits, and at 0 the cells with two candidates.
    std::array<KeyButton*, kDigitCount + 1> filters_{};
    std::vector<std::pair<bool Settings::*, QCheckBox*>> aids_;
};

} // namespace ninefold
