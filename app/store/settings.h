// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/rating/level.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace ninefold {

/// System follows the desktop.
enum class ThemeChoice { System, Light, Dark, HighContrast };

inline constexpr int kSmallestZoom = 50, kLargestZoom = 300;

/// What a player chose once and keeps. A value: whoever changes it hands out a new one.
/// What stands here is what a new player gets: aids that show what is on the board, and none that knows the solution.
struct Settings {
    ThemeChoice theme = ThemeChoice::System;
    NameStyle names = NameStyle::RowColumn;
    /// Empty = the system's.
    QString language;
    /// The level of the puzzle that each start begins with; none = the last game goes on.
    std::optional<Level> startLevel;
    /// How large the board is, in percent of what fits.
    int zoom = 100;
    bool showNames = true;
    bool showPeers = true;
    bool showSameDigit = true;
    bool showClashes = true;
    bool showWrong = false;
    bool showClock = true;
    bool showLeft = true;
    bool autoClean = true;
    bool digitFirst = false;
    /// Corner, centre, colour and links beside digits and candidates.
    bool moreModes = false;
    /// The techniques of hints and steps, as techniqueList() writes them; empty = the usual ones.
    QStringList techniques;
    /// Nothing on the screen moves by itself.
    bool reducedMotion = false;
    /// The keys that the player chose, by command: portable sequences separated by "; ". Others have their usual keys.
    QMap<QString, QString> keys;
    friend bool operator==(const Settings&, const Settings&) = default;
};

Settings loadSettings();
/// False when it could not be written; nothing else happens then.
bool saveSettings(const Settings& settings);

/// Where the window was, as bytes that only the window understands.
struct WindowPlace {
    QByteArray geometry, splitter;
};
WindowPlace loadWindowPlace();
void saveWindowPlace(const WindowPlace& place);

} // namespace ninefold
