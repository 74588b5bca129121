// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QMap>
#include <QObject>
#include <QVariant>

class QDBusPendingCallWatcher;

namespace ninefold::desktop {

/// Settings of the desktop by their names, in groups.
using PortalGroups = QMap<QString, QVariantMap>;

/// Asks the portal of the desktop for its settings once, and receives what the bus says of them from then on.
class PortalListener : public QObject {
    Q_OBJECT

public:
    explicit PortalListener(QDBusConnection bus);

    static constexpr QLatin1String kAppearance{"org.freedesktop.appearance"};
    static constexpr QLatin1String kGnome{"org.gnome.desktop.interface"};
    static constexpr QLatin1String kGnomeAccess{"org.gnome.desktop.a11y.interface"};
    static constexpr QLatin1String kKde{"org.kde.kdeglobals.KDE"};

signals:
    /// Values are bare: they are taken out of the variants in which the bus wraps them.
    void portalAnswered(const ninefold::desktop::PortalGroups& settings);

private:
    // D-Bus calls a slot by its name and its types.
    Q_SLOT void takeChange(const QString& group, const QString& key, const QDBusVariant& value);
    void takeAll(QDBusPendingCallWatcher* answer);

    QDBusConnection bus_;
};

} // namespace ninefold::desktop
