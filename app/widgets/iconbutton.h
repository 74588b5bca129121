// SPDX-License-Identifier: MIT
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace ninefold::widgets {

/// A compact button with an icon only, as those that step and jump. `name` is what a screen reader says.
QToolButton* newIconButton(const QString& name, const QString& toolTip, QWidget* parent);

} // namespace ninefold::widgets
