// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrlQuery>

#include <functional>

namespace ninefold::cli::http {

/// What a client asks, as far as it matters here. A value: it is answered in another thread than it came in.
struct Request {
    QByteArray method; // "GET", "POST"; empty for one that is not needed
    QString path;
    QUrlQuery query;
    /// Headers. `host` is what the client believes it talks to, `origin` and `site` say which page asks.
    QByteArray host, origin, site, session;
    QByteArray body;
    /// The port at which it came in.
    quint16 port = 0;
};

struct Reply {
    int status = 200;
    QByteArray type = "application/json";
    QByteArray body;
};

/// Answers one request. It is called in many threads at once.
using Answer = std::function<Reply(const Request&)>;

} // namespace ninefold::cli::http
