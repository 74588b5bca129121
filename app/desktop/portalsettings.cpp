// SPDX-License-Identifier: MIT
#include "app/desktop/portalsettings.h"

#include "app/desktop/sessionbus.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <algorithm>
#include <utility>

namespace ninefold::desktop {
namespace {

using Groups = QMap<QString, QVariantMap>;

constexpr QLatin1String kService("org.freedesktop.portal.Desktop");
constexpr QLatin1String kPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kInterface("org.freedesktop.portal.Settings");
constexpr QLatin1String kAppearance("org.freedesktop.appearance");
constexpr QLatin1String kGnome("org.gnome.desktop.interface");
constexpr QLatin1String kGnomeAccess("org.gnome.desktop.a11y.interface");
constexpr QLatin1String kKde("org.kde.kdeglobals.KDE");

/// A value may come inside a variant inside a variant.
QVariant unpacked(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

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

/// Receives what the bus sends. D-Bus calls slots by their names and types.
class PortalSettings::Listener : public QObject {
    Q_OBJECT

public:
    Listener(QDBusConnection bus, PortalSettings& owner) : bus_(std::move(bus)), owner_(owner) {
        qDBusRegisterMetaType<Groups>();
        bus_.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                     SLOT(takeChange(QString, QString, QDBusVariant)));
        QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"));
        call << QStringList{kAppearance, kGnome, kGnomeAccess, kKde};
        // Not waited for: the service may have to be started, and the window is to appear at once.
        auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, &Listener::takeAll);
    }

private slots:
    void takeChange(const QString& group, const QString& key, const QDBusVariant& value) {
        owner_.take(group, key, unpacked(value.variant()));
        owner_.show();
    }

private:
    void takeAll(QDBusPendingCallWatcher* answer) {
        answer->deleteLater();
        const QDBusPendingReply<Groups> reply = *answer;
        if (reply.isError()) return;
        const Groups groups = reply.value();
        for (auto group = groups.begin(); group != groups.end(); ++group)
            for (auto setting = group->begin(); setting != group->end(); ++setting)
                owner_.take(group.key(), setting.key(), unpacked(setting.value()));
        owner_.show();
    }

    QDBusConnection bus_;
    PortalSettings& owner_;
};

PortalSettings::PortalSettings(QObject* parent) : QObject(parent) {
    if (isSessionBusThere()) listener_ = std::make_unique<Listener>(QDBusConnection::sessionBus(), *this);
}

PortalSettings::PortalSettings(const QString& connection, QObject* parent) : QObject(parent) {
    listener_ = std::make_unique<Listener>(QDBusConnection(connection), *this);
}

PortalSettings::~PortalSettings() = default;

void PortalSettings::take(const QString& group, const QString& key, const QVariant& value) {
    const auto is = [&](QLatin1String otherGroup, const char* otherKey) {
        return group == otherGroup && key == QLatin1String(otherKey);
    };
    if (is(kAppearance, "color-scheme")) scheme_ = value.toInt();
    else if (is(kAppearance, "accent-color")) accent_ = accentIn(value);
    else if (is(kAppearance, "contrast")) wantsContrast_ = value.toInt() == 1;
    else if (is(kGnomeAccess, "high-contrast")) isContrastDesktop_ = value.toBool();
    else if (is(kAppearance, "reduced-motion")) wantsCalm_ = value.toInt() == 1;
    else if (is(kGnome, "enable-animations")) isAnimated_ = value.toBool();
    else if (is(kKde, "AnimationDurationFactor")) durationFactor_ = value.toDouble();
    else if (is(kGnome, "text-scaling-factor")) textScale_ = std::clamp(value.toDouble(), 0.5, 3.0);
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

#include "portalsettings.moc"
