// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"

#include <QKeyEvent>

#include <optional>

namespace ninefold {

/// A key that writes or wipes. Digit 0 stands for erase.
struct DigitKey {
    Digit digit = 0;
    /// None = the mode that is on.
    std::optional<EntryMode> mode;
    /// Alt: highlight instead of writing.
    bool highlights = false;
    friend bool operator==(const DigitKey&, const DigitKey&) = default;
};

/// The mode that these keys stand for while they are held: Shift the corner, Ctrl the centre, both colours.
std::optional<EntryMode> heldMode(Qt::KeyboardModifiers held);

/// Reads digit keys by their place in the number row, so that Shift+digit works where Shift makes the digit
/// (AZERTY), and the keypad whatever NumLock says.
std::optional<DigitKey> readDigitKey(const QKeyEvent& event);

/// While a puzzle is typed in: does this key leave the cell empty and go on to the next? Space, a point and 0 do.
bool leavesCellEmpty(const QKeyEvent& event);

} // namespace ninefold
