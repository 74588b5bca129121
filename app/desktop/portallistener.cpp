// SPDX-License-Identifier: MIT
#include "app/desktop/portallistener.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <utility>

namespace ninefold::desktop {
namespace {

constexpr QLatin1String kService("org.freedesktop.portal.Desktop");
constexpr QLatin1String kPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kInterface("org.freedesktop.portal.Settings");

/// A value may come inside a variant inside a variant.
QVariant unpacked(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

PortalListener::PortalListener(QDBusConnection bus) : bus_(std::move(bus)) {
    qDBusRegisterMetaType<PortalGroups>();
    // Qt looks for the types of the slot by their names, and does not know this one before it is used.
    qRegisterMetaType<QDBusVariant>();
    bus_.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                 SLOT(takeChange(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"));
    call << QStringList{kAppearance, kGnome, kGnomeAccess, kKde};
    // Not waited for: the service may have to be started, and the window is to appear at once.
    auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, &PortalListener::takeAll);
}

void PortalListener::takeChange(const QString& group, const QString& key, const QDBusVariant& value) {
    emit portalAnswered({{group, {{key, unpacked(value.variant())}}}});
}

void PortalListener::takeAll(QDBusPendingCallWatcher* answer) {
    answer->deleteLater();
    const QDBusPendingReply<PortalGroups> reply = *answer;
    if (reply.isError()) return;
    PortalGroups settings = reply.value();
    for (QVariantMap& group : settings)
        for (QVariant& value : group) value = unpacked(value);
    emit portalAnswered(settings);
}

} // namespace ninefold::desktop
