// SPDX-License-Identifier: MIT
#include "app/game/inputmode.h"

#include <cassert>

namespace ninefold::game {

void InputMode::choose(EntryMode mode) {
    if (mode == chosen_) return;
    chosen_ = mode;
    emit modeChosen();
    emit modeChanged();
}

void InputMode::chooseNext() {
    // Most players need only two modes; the others are optional.
    const int count = moreModes_ ? kEntryModes : 2;
    choose(static_cast<EntryMode>((static_cast<int>(chosen_) + 1) % count));
}

void InputMode::hold(std::optional<EntryMode> mode) {
    if (mode == held_) return;
    held_ = mode;
    emit modeChanged();
}

void InputMode::setBrush(Digit digit) {
    assert(digit == 0 || digitFirst_);
    brush_ = digit;
    emit brushChanged();
}

void InputMode::setDigitFirst(bool on) {
    digitFirst_ = on;
    // The brush ends with its mode.
    if (!on && brush_ != 0) setBrush(0);
}

} // namespace ninefold::game
