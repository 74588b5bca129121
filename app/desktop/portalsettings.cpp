// SPDX-License-Identifier: MIT
#include "app/desktop/portalsettings.h"

#include "app/desktop/portallistener.h"
#include "app/desktop/sessionbus.h"

#include <QDBusArgument>

#include <algorithm>
#include <utility>

namespace ninefold::desktop {
namespace {

/// The portal says by a value out of range that there is no accent.
std::optional<std::array<double, 3>> accentIn(const QVariant& value) {
    if (!value.canConvert<QDBusArgument>()) return std::nullopt;
    const auto argument = value.value<QDBusArgument>();
    if (argument.currentSignature() != QLatin1String("(ddd)")) return std::nullopt;
    std::array<double, 3> accent{};
    argument.beginStructure();
    for (double& part : accent) argument >> part;
    argument.endStructure();
    const auto isPart = [](double part) { return part >= 0 && part <= 1; };
    return std::ranges::all_of(accent, isPart) ? std::optional(accent) : std::nullopt;
}

} // namespace

PortalSettings::PortalSettings(QObject* parent) : QObject(parent) {
    if (isSessionBusThere()) listen(QDBusConnection::sessionBus());
}

PortalSettings::PortalSettings(const QString& connection, QObject* parent) : QObject(parent) {
    listen(QDBusConnection(connection));
}

PortalSettings::~PortalSettings() = default;

void PortalSettings::listen(const QDBusConnection& bus) {
    listener_ = std::make_unique<PortalListener>(bus);
    connect(listener_.get(), &PortalListener::portalAnswered, this, [this](const PortalGroups& settings) {
        for (auto group = settings.begin(); group != settings.end(); ++group)
            for (auto setting = group->begin(); setting != group->end(); ++setting)
                take(group.key(), setting.key(), setting.value());
        show();
    });
}

void PortalSettings::take(const QString& group, const QString& key, const QVariant& value) {
    const auto is = [&](QLatin1String otherGroup, const char* otherKey) {
        return group == otherGroup && key == QLatin1String(otherKey);
    };
    if (is(PortalListener::kAppearance, "color-scheme")) scheme_ = value.toInt();
    else if (is(PortalListener::kAppearance, "accent-color")) accent_ = accentIn(value);
    else if (is(PortalListener::kAppearance, "contrast")) wantsContrast_ = value.toInt() == 1;
    else if (is(PortalListener::kGnomeAccess, "high-contrast")) isContrastDesktop_ = value.toBool();
    else if (is(PortalListener::kAppearance, "reduced-motion")) wantsCalm_ = value.toInt() == 1;
    else if (is(PortalListener::kGnome, "enable-animations")) isAnimated_ = value.toBool();
    else if (is(PortalListener::kKde, "AnimationDurationFactor")) durationFactor_ = value.toDouble();
    else if (is(PortalListener::kGnome, "text-scaling-factor")) textScale_ = std::clamp(value.toDouble(), 0.5, 3.0);
}

/// Reports the look if it has changed.
void PortalSettings::show() {
    constexpr int kDark = 1, kLight = 2;
    DesktopLook look{.accent = accent_, .textScale = textScale_};
    if (scheme_ == kDark || scheme_ == kLight) look.dark = scheme_ == kDark;
    look.highContrast = wantsContrast_ || isContrastDesktop_;
    look.reducedMotion = wantsCalm_ || !isAnimated_ || durationFactor_ <= 0;
    if (std::exchange(look_, look) != look) emit lookChanged();
}

} // namespace ninefold::desktop
