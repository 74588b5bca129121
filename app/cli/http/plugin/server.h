// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/http/host.h"
#include "app/cli/http/plugin/connection.h"

#include <QAbstractHttpServer>
#include <QTcpServer>
#include <QThreadPool>

namespace ninefold::cli::http {

/// Makes a Connection of each client, as long as there are not too many.
class Listener : public QTcpServer {
    Q_OBJECT

public:
    using QTcpServer::QTcpServer;

signals:
    void connected(ninefold::cli::http::Connection* connection);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    int open_ = 0;
};

/// Parses with Qt's HTTP server, answers in threads, replies in order.
class Server : public QAbstractHttpServer, public Host {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID NINEFOLD_HTTP_HOST)
    Q_INTERFACES(ninefold::cli::http::Host)

public:
    ~Server() override;
    quint16 listen(quint16 port, const Answer& answer) override;
    void close() override;

protected:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;

private:
    void begin(Connection* connection);
    void reply(Connection& connection, const Reply& reply);

    Answer answer_;
    QThreadPool threads_;
};

} // namespace ninefold::cli::http
