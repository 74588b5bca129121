// SPDX-License-Identifier: MIT
#include "app/widgets/iconbutton.h"

#include "app/widgets/look/buttons.h"

#include <QToolButton>

#include <cassert>

namespace ninefold::widgets {

QToolButton* newIconButton(const QString& name, const QString& toolTip, QWidget* parent) {
    assert(!name.isEmpty());
    constexpr int kIcon = 20;
    auto* button = new QToolButton(parent);
    setButtonKind(*button, ButtonKind::Normal);
    setButtonSize(*button, ButtonSize::Compact);
    button->setIconSize({kIcon, kIcon});
    // A click must not take the keyboard focus away from the board.
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    return button;
}

} // namespace ninefold::widgets
