// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"

#include <QObject>

#include <optional>

namespace ninefold::game {

/// What the digit keys write: the mode that the player chose, the mode of a key that is held down, and the brush of
/// digit-first entry.
class InputMode : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The mode of the key that is held down, else the chosen mode.
    EntryMode current() const { return held_.value_or(chosen_); }
    EntryMode chosen() const { return chosen_; }
    void choose(EntryMode mode);
    void chooseNext();
    /// A mode key was pressed, or released (no mode).
    void hold(std::optional<EntryMode> mode);
    /// Whether Space switches between all modes, or only digits and candidates.
    void setMoreModes(bool on) { moreModes_ = on; }

    /// With digit-first, the digit that a click writes; 0 for none.
    Digit brush() const { return brush_; }
    void setBrush(Digit digit);
    bool isDigitFirst() const { return digitFirst_; }
    void setDigitFirst(bool on);

signals:
    void modeChosen();
    void modeChanged();
    void brushChanged();

private:
    EntryMode chosen_ = EntryMode::Place;
    std::optional<EntryMode> held_;
    Digit brush_ = 0;
    bool digitFirst_ = false, moreModes_ = false;
};

} // namespace ninefold::game
