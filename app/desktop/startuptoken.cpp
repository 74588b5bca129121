// SPDX-License-Identifier: MIT
#include "app/desktop/startuptoken.h"

namespace ninefold::desktop {
namespace {

constexpr auto kWaylandVariable = "XDG_ACTIVATION_TOKEN", kX11Variable = "DESKTOP_STARTUP_ID";
const QString kWaylandKey = QStringLiteral("activation-token"), kX11Key = QStringLiteral("desktop-startup-id");

} // namespace

StartupToken startupToken() {
    return {.wayland = qEnvironmentVariable(kWaylandVariable), .x11 = qEnvironmentVariable(kX11Variable)};
}

void use(const StartupToken& token) {
    // Not left over from an earlier request: a token is good for one window.
    if (token.wayland.isEmpty()) qunsetenv(kWaylandVariable);
    else qputenv(kWaylandVariable, token.wayland.toUtf8());
}

QVariantMap platformData(const StartupToken& token) {
    QVariantMap data;
    if (!token.wayland.isEmpty()) data[kWaylandKey] = token.wayland;
    if (!token.x11.isEmpty()) data[kX11Key] = token.x11;
    return data;
}

StartupToken tokenOf(const QVariantMap& platformData) {
    return {.wayland = platformData[kWaylandKey].toString(), .x11 = platformData[kX11Key].toString()};
}

} // namespace ninefold::desktop
