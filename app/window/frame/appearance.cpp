// SPDX-License-Identifier: MIT
#include "app/window/frame/appearance.h"

#include "app/widgets/look/inkstyle.h"

#include <QApplication>

namespace ninefold::window {
namespace {

widgets::InkStyle* inkStyle() {
    return qobject_cast<widgets::InkStyle*>(QApplication::style());
}

void useMotion(bool reduced) {
    static const bool usual = QApplication::isEffectEnabled(Qt::UI_AnimateMenu);
    for (Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, usual && !reduced);
    if (auto* style = inkStyle()) style->setCalm(reduced);
}

QPalette paletteOfDesktop() {
    // Without a palette of its own the program has that of the desktop.
    QApplication::setPalette(QPalette());
    return QApplication::palette();
}

/// The accent of the desktop; nullopt if the palette is the one that Qt has where no desktop gives one.
std::optional<QColor> accentOf(const QPalette& desktop) {
    const QColor accent = desktop.color(QPalette::Highlight);
    if (accent == QApplication::style()->standardPalette().color(QPalette::Highlight)) return std::nullopt;
    return accent;
}

} // namespace

Appearance::Appearance() : desktop_(paletteOfDesktop()), theme_(widgets::Theme::of(widgets::ThemeKind::Light)) {
    connect(&portal_, &desktop::PortalSettings::lookChanged, this, [this] { followPortal(portal_.look()); });
}

Appearance::~Appearance() {
    // The style outlives the window.
    if (auto* style = inkStyle()) style->setTheme(widgets::Theme::of(kind()));
}

widgets::ThemeKind Appearance::kind() const {
    static constexpr widgets::ThemeKind kinds[] = {widgets::ThemeKind::Light, widgets::ThemeKind::Light,
                                                   widgets::ThemeKind::Dark, widgets::ThemeKind::HighContrast};
    return choice_ == store::ThemeChoice::System ? kindOfDesktop() : kinds[static_cast<int>(choice_)];
}

widgets::ThemeKind Appearance::kindOfDesktop() const {
    if (look_.highContrast) return widgets::ThemeKind::HighContrast;
    if (look_.dark) return *look_.dark ? widgets::ThemeKind::Dark : widgets::ThemeKind::Light;
    return widgets::kindFor(desktop_);
}

std::optional<QColor> Appearance::accent() const {
    const auto& accent = look_.accent;
    return accent ? QColor::fromRgbF(static_cast<float>((*accent)[0]), static_cast<float>((*accent)[1]),
                                     static_cast<float>((*accent)[2]))
                  : accentOf(desktop_);
}

double Appearance::textScale() const {
    // The X server says it by its resolution, which Qt heeds.
    return QGuiApplication::platformName().startsWith(QLatin1String("wayland")) ? look_.textScale : 1;
}

void Appearance::setSettings(const store::Settings& settings) {
    choice_ = settings.theme;
    reducedMotion_ = settings.reducedMotion;
    apply();
}

void Appearance::followDesktop() {
    desktop_ = paletteOfDesktop();
    apply();
}

void Appearance::followPortal(const desktop::DesktopLook& look) {
    look_ = look;
    apply();
    emit textScaleChanged();
}

void Appearance::apply() {
    theme_ = widgets::Theme::of(kind());
    if (const auto colour = accent()) theme_ = theme_.withAccent(*colour);
    useMotion(reducedMotion_ || look_.reducedMotion);
    if (auto* style = inkStyle()) style->setTheme(theme_);
    QApplication::setPalette(theme_.palette());
    emit themeChanged(theme());
}

} // namespace ninefold::window
