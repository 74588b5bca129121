// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"

#include <QKeySequence>
#include <QList>

#include <string_view>

namespace ninefold {

struct ActionSpec;

/// The keys of a command: those that the player chose, else its usual ones.
QList<QKeySequence> keysOf(const ActionSpec& spec, const Settings& settings);
QList<QKeySequence> usualKeysOf(const ActionSpec& spec);

/// The first key of a command as it stands on the keyboard; empty when it has none.
QString keyText(std::string_view id, const Settings& settings);

/// How a sentence names a command: by its key, else by its name in the menu.
QString keyOrName(std::string_view id, const Settings& settings);

} // namespace ninefold
