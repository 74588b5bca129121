// SPDX-License-Identifier: MIT
#include "app/window/appearance.h"

#include "app/widgets/inkstyle.h"

#include <QApplication>

namespace ninefold::window {
namespace {

void useMotion(bool reduced) {
    static const bool usual = QApplication::isEffectEnabled(Qt::UI_AnimateMenu);
    for (Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, usual && !reduced);
    if (auto* style = qobject_cast<widgets::InkStyle*>(QApplication::style())) style->setCalm(reduced);
}

} // namespace

Appearance::Appearance() : desktop_(QApplication::palette()) {}

const widgets::Theme& Appearance::theme() const {
    static constexpr widgets::ThemeKind kinds[] = {widgets::ThemeKind::Light, widgets::ThemeKind::Light,
                                                   widgets::ThemeKind::Dark, widgets::ThemeKind::HighContrast};
    return widgets::Theme::of(choice_ == store::ThemeChoice::System ? widgets::kindFor(desktop_)
                                                                    : kinds[static_cast<int>(choice_)]);
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
    QApplication::setPalette(theme().palette());
    emit themeChanged(theme());
}

} // namespace ninefold::window
