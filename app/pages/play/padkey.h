// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"
#include "app/widgets/keybutton.h"
#include "app/widgets/look/theme.h"

namespace ninefold::pages {

/// One of the nine digit keys. It shows what it writes in the current mode, and how many of its digit are left to
/// place.
class PadKey : public widgets::KeyButton {
    Q_OBJECT

public:
    PadKey(Digit digit, QWidget* parent);

    void setMode(game::EntryMode mode);
    /// The number of this digit left to place; -1 hides it.
    void setLeft(int left);
    void setTheme(const widgets::Theme& theme);
    QSize sizeHint() const override { return {112, 66}; }
    QSize minimumSizeHint() const override { return {56, 44}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintDigit(QPainter& painter) const;
    void paintLeft(QPainter& painter) const;
    void rename();

    Digit digit_;
    game::EntryMode mode_ = game::EntryMode::Place;
    int left_ = -1;
    const widgets::Theme* theme_;
};

} // namespace ninefold::pages
