// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/rating/level.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace ninefold::store {

/// System follows the desktop.
enum class ThemeChoice { System, Light, Dark, HighContrast };

inline constexpr int kSmallestZoom = 50, kLargestZoom = 300;
inline constexpr int kMaxTimeLimitMinutes = 600;

/// Shortcuts by command.
using ChangedKeys = QMap<QString, QString>;

/// The player's permanent choices, one for each line of settings.def. A value: changing a setting means passing on a
/// new one.
struct Settings {
#define NINEFOLD_SETTING(type, name, key, initial) type name = initial;
#define NINEFOLD_SWITCH(name, key, initial, page, label) bool name = initial;
#include "app/store/settings.def"
#undef NINEFOLD_SETTING
#undef NINEFOLD_SWITCH
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The pages of the settings dialog.
enum class SettingsPage { Look, Play, Aids };

/// A setting that is on or off, as the settings dialog shows it.
struct SwitchRow {
    bool Settings::*field;
    SettingsPage page;
    /// To be translated in context "Settings".
    const char* label;
};
/// In the order of settings.def.
std::span<const SwitchRow> switchRows();

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
