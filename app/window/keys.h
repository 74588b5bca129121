// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"

#include <QKeySequence>
#include <QList>

#include <string_view>

namespace ninefold::pages {
struct ActionSpec;
}

namespace ninefold::window {

/// The keys of a command: those that the player chose, else its defaults.
QList<QKeySequence> keysOf(const pages::ActionSpec& spec, const store::Settings& settings);
QList<QKeySequence> usualKeysOf(const pages::ActionSpec& spec);

/// The first key of a command as it is written on the keyboard; empty if it has none.
QString keyText(std::string_view id, const store::Settings& settings);

/// Names a command in a sentence: by its key, else by its name in the menu.
QString keyOrName(std::string_view id, const store::Settings& settings);

} // namespace ninefold::window
