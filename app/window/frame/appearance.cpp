// SPDX-License-Identifier: MIT
#include "app/window/frame/appearance.h"

#include "app/widgets/look/inkstyle.h"

#include <QApplication>

#include <optional>

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

/// The accent of the desktop; nullopt if the palette is the one that Qt has where no desktop gives one.
std::optional<QColor> accentOf(const QPalette& desktop) {
    const QColor accent = desktop.color(QPalette::Highlight);
    if (accent == QApplication::style()->standardPalette().color(QPalette::Highlight)) return std::nullopt;
    return accent;
}

} // namespace

Appearance::Appearance() : desktop_(QApplication::palette()), theme_(widgets::Theme::of(widgets::ThemeKind::Light)) {}

Appearance::~Appearance() {
    // The style outlives the window.
    if (auto* style = inkStyle()) style->setTheme(widgets::Theme::of(kind()));
}

widgets::ThemeKind Appearance::kind() const {
    static constexpr widgets::ThemeKind kinds[] = {widgets::ThemeKind::Light, widgets::ThemeKind::Light,
                                                   widgets::ThemeKind::Dark, widgets::ThemeKind::HighContrast};
    return choice_ == store::ThemeChoice::System ? widgets::kindFor(desktop_) : kinds[static_cast<int>(choice_)];
}

void Appearance::setSettings(const store::Settings& settings) {
    choice_ = settings.theme;
    useMotion(settings.reducedMotion);
    apply();
}

void Appearance::followDesktop() {
    // Without a palette of its own the program has that of the desktop.
    QApplication::setPalette(QPalette());
    desktop_ = QApplication::palette();
    apply();
}

void Appearance::apply() {
    theme_ = widgets::Theme::of(kind());
    if (const auto accent = accentOf(desktop_)) theme_ = theme_.withAccent(*accent);
    if (auto* style = inkStyle()) style->setTheme(theme_);
    QApplication::setPalette(theme_.palette());
    emit themeChanged(theme());
}

} // namespace ninefold::window
