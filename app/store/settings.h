// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/rating/level.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace ninefold::store {

/// System follows the desktop.
enum class ThemeChoice { System, Light, Dark, HighContrast };

inline constexpr int kSmallestZoom = 50, kLargestZoom = 300;

/// The player's permanent choices. A value: changing a setting means passing on a new one. The initial values are
/// those of a new player: aids that show what is on the board, and none that uses the solution.
struct Settings {
    ThemeChoice theme = ThemeChoice::System;
    NameStyle names = NameStyle::RowColumn;
    /// Empty = the system's language.
    QString language;
    /// The level of the new puzzle at each start; none = the last game is continued.
    std::optional<rating::Level> startLevel;
    /// The size of the board, in percent of the available space.
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
    /// Whether corner, centre, colour and links are offered in addition to digits and candidates.
    bool moreModes = false;
    /// The techniques of hints and steps, as techniqueList() writes them; empty = the default.
    QStringList techniques;
    /// No animations.
    bool reducedMotion = false;
    /// The shortcuts that the player changed, by command: portable sequences separated by "; ".
    QMap<QString, QString> keys;
    friend bool operator==(const Settings&, const Settings&) = default;
};

Settings loadSettings();
/// False if the settings could not be written; this has no other effect.
bool saveSettings(const Settings& settings);

/// The window's geometry, as bytes that only the window interprets.
struct WindowPlace {
    QByteArray geometry, splitter;
};
WindowPlace loadWindowPlace();
void saveWindowPlace(const WindowPlace& place);

} // namespace ninefold::store
