// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"

#include <QKeyEvent>

#include <optional>

namespace ninefold::pages {

/// A key that writes a digit or erases. Digit 0 means erase.
struct DigitKey {
    Digit digit = 0;
    /// nullopt = the current mode.
    std::optional<game::EntryMode> mode;
    /// With Alt the key highlights the digit instead of writing it.
    bool highlights = false;
    friend bool operator==(const DigitKey&, const DigitKey&) = default;
};

/// The mode while these modifiers are held: Shift is corner marks, Ctrl is centre marks (or candidates, as the player
/// chose), both are colours.
std::optional<game::EntryMode> heldMode(Qt::KeyboardModifiers held, bool controlIsCandidates = false);

/// Reads digit keys by their place in the number row, so that Shift+digit works where digits need Shift (AZERTY),
/// and reads the keypad with NumLock on or off.
std::optional<DigitKey> readDigitKey(const QKeyEvent& event, bool controlIsCandidates = false);

/// While a puzzle is typed in: does this key leave the cell empty and move to the next one? Space, point and 0 do.
bool leavesCellEmpty(const QKeyEvent& event);

} // namespace ninefold::pages
