// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace ninefold::window {

/// Reports to a desktop on X11 that what it started under this id is there, so that it stops showing that the user
/// waits. Qt does so only for the id that the program itself was started with: not for one that came over the bus.
/// Without an id, or without X11, nothing happens.
void endStartup(const QString& id);

/// The message "remove" of the Startup Notification Protocol, in the pieces that X11 can send.
QList<QByteArray> endOfStartup(const QString& id);
inline constexpr int kStartupPieceBytes = 20;

} // namespace ninefold::window
