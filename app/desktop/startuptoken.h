// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantMap>

namespace ninefold::desktop {

/// The desktop lets a window come to the front that answers a click of the user. It says so with a token, which the
/// program that was clicked passes on.
struct StartupToken {
    /// Of Wayland (xdg-activation) and of X11 (startup notification); empty where there is none.
    QString wayland, x11;
    friend bool operator==(const StartupToken&, const StartupToken&) = default;
};

/// Those that the program was started with. Call it before the QApplication takes them away.
StartupToken startupToken();
/// Makes Qt use the token for the next window that is activated. Qt 6.4 reads that of Wayland; that of X11 can be given
/// only to the first window.
void use(const StartupToken& token);

/// As the "platform data" of org.freedesktop.Application.
QVariantMap platformData(const StartupToken& token);
StartupToken tokenOf(const QVariantMap& platformData);

} // namespace ninefold::desktop
