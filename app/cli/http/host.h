// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/http/message.h"

#include <QStringList>
#include <QtPlugin>

namespace ninefold::cli::http {

/// Listens on the loopback interface, and nowhere else, until it is closed. Made by a plugin, so that the program
/// starts where Qt's HTTP server is not installed.
class Host {
public:
    virtual ~Host() = default;
    /// Returns the port: `port`, or any free one for 0. 0 if it cannot be had.
    virtual quint16 listen(quint16 port, const Answer& answer) = 0;
    /// Closes all connections; `answer` is not called any more when it returns.
    virtual void close() = 0;
};

/// The host of the plugin, which the plugin owns; null if it or what it needs is missing.
Host* loadHost();

/// The files in which loadHost looks for the plugin.
QStringList pluginFiles();

} // namespace ninefold::cli::http

#define NINEFOLD_HTTP_HOST "ninefold.cli.http.Host/1"
Q_DECLARE_INTERFACE(ninefold::cli::http::Host, NINEFOLD_HTTP_HOST)
