// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/portalsettings.h"
#include "app/store/settings.h"
#include "app/widgets/look/theme.h"

#include <QObject>

#include <optional>

namespace ninefold::window {

/// How the whole program looks: the theme that the player chose or that fits the desktop, whether anything moves, and
/// how large text is. The desktop says it by its portal, or else by the palette that Qt has from it.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance();
    ~Appearance() override;

    const widgets::Theme& theme() const { return theme_; }
    void setSettings(const store::Settings& settings);
    /// The desktop has changed its colours.
    void followDesktop();
    /// The portal of the desktop says how programs are to look.
    void followPortal(const desktop::DesktopLook& look);
    /// How much larger than usual text is to be, where Qt has not made it larger already.
    double textScale() const;

signals:
    void themeChanged(const ninefold::widgets::Theme& theme);
    void textScaleChanged();

private:
    void apply();
    widgets::ThemeKind kind() const;
    /// The theme that fits the desktop.
    widgets::ThemeKind kindOfDesktop() const;
    /// The accent of the desktop; nothing where it has none.
    std::optional<QColor> accent() const;

    desktop::PortalSettings portal_;
    desktop::DesktopLook look_;
    QPalette desktop_;
    /// With the accent of the desktop. Widgets keep a pointer to it.
    widgets::Theme theme_;
    store::ThemeChoice choice_ = store::ThemeChoice::System;
    bool reducedMotion_ = false;
};

} // namespace ninefold::window
