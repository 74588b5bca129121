// SPDX-License-Identifier: MIT
#include "app/cli/http/plugin/server.h"

#include "app/cli/http/limits.h"

#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QPointer>

#include <cassert>

namespace ninefold::cli::http {
namespace {

QByteArray methodName(QHttpServerRequest::Method method) {
    switch (method) {
    case QHttpServerRequest::Method::Get:
        return "GET";
    case QHttpServerRequest::Method::Post:
        return "POST";
    default:
        return {};
    }
}

Request valuesOf(const QHttpServerRequest& request, quint16 port) {
    return {.method = methodName(request.method()),
            .path = request.url().path(),
            .query = request.query(),
            .host = request.value("host"),
            .origin = request.value("origin"),
            .site = request.value("sec-fetch-site"),
            .session = request.value("x-ninefold-session"),
            .body = request.body(),
            .port = port};
}

} // namespace

void Listener::incomingConnection(qintptr descriptor) {
    auto* connection = new Connection(this);
    connection->setSocketDescriptor(descriptor);
    if (open_ >= kMostConnections) {
        connection->abort();
        delete connection;
        return;
    }
    ++open_;
    connect(connection, &QObject::destroyed, this, [this] { --open_; });
    emit connected(connection);
    addPendingConnection(connection);
}

Server::~Server() {
    close();
}

void Server::close() {
    qDeleteAll(findChildren<Listener*>());
    threads_.clear();
    threads_.waitForDone();
    answer_ = {};
}

quint16 Server::listen(quint16 port, const Answer& answer) {
    answer_ = answer;
    auto* listener = new Listener(this);
    listener->setListenBacklogSize(kMostConnections);
    listener->setMaxPendingConnections(kMostConnections);
    connect(listener, &Listener::connected, this,
            [this](Connection* connection) { connect(connection, &Connection::requestReady, this, &Server::begin); });
    if (!listener->listen(QHostAddress::LocalHost, port)) {
        delete listener;
        return 0;
    }
    bind(listener);
    return listener->serverPort();
}

bool Server::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) {
    auto* connection = qobject_cast<Connection*>(socket);
    assert(connection);
    connection->add(valuesOf(request, socket->localPort()), request,
                    request.value("connection").toLower().contains("close"));
    return true;
}

void Server::missingHandler(const QHttpServerRequest& /*request*/, QTcpSocket* /*socket*/) {}

void Server::begin(Connection* connection) {
    const QPointer<Connection> client(connection);
    threads_.start([this, client, request = connection->takeNext()] {
        const Reply made = answer_(request);
        // The client may have left meanwhile.
        QMetaObject::invokeMethod(
            this,
            [this, client, made] {
                if (client && client->state() == QAbstractSocket::ConnectedState) reply(*client, made);
            },
            Qt::QueuedConnection);
    });
}

/// The page may load nothing but its own files, and no other page may use or frame what is here.
void Server::reply(Connection& connection, const Reply& reply) {
    makeResponder(connection.source(), &connection)
        .write(reply.body,
               {{"Content-Type", reply.type},
                {"Cache-Control", "no-store"},
                {"X-Content-Type-Options", "nosniff"},
                {"Referrer-Policy", "no-referrer"},
                {"Cross-Origin-Resource-Policy", "same-origin"},
                {"Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; "
                                            "connect-src 'self'; img-src 'self'; base-uri 'none'; "
                                            "form-action 'none'; frame-ancestors 'none'"}},
               static_cast<QHttpServerResponder::StatusCode>(reply.status));
    connection.finish();
}

} // namespace ninefold::cli::http
