// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"
#include "app/widgets/look/theme.h"

#include <QObject>

namespace ninefold::window {

/// How the whole program looks: the theme that the player chose or that fits the desktop, and whether anything moves.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance();
    ~Appearance() override;

    const widgets::Theme& theme() const { return theme_; }
    void setSettings(const store::Settings& settings);
    /// The desktop has changed its colours.
    void followDesktop();

signals:
    void themeChanged(const ninefold::widgets::Theme& theme);

private:
    void apply();
    widgets::ThemeKind kind() const;

    QPalette desktop_;
    /// With the accent of the desktop. Widgets keep a pointer to it.
    widgets::Theme theme_;
    store::ThemeChoice choice_ = store::ThemeChoice::System;
};

} // namespace ninefold::window
