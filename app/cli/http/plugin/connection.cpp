// SPDX-License-Identifier: MIT
#include "app/cli/http/plugin/connection.h"

#include "app/cli/http/limits.h"

#include <cassert>

namespace ninefold::cli::http {

Connection::Connection(QObject* parent) : QTcpSocket(parent) {
    setReadBufferSize(kMostRequestBytes + 1);
    // Connected before Qt's server connects itself, so that it sees what was not counted yet.
    connect(this, &QTcpSocket::readyRead, this, &Connection::countBytes);
    idle_.setInterval(kIdleMs);
    connect(&idle_, &QTimer::timeout, this, [this] {
        if (!busy_) abort();
    });
    idle_.start();
}

void Connection::countBytes() {
    received_ += bytesAvailable();
    if (received_ > kMostRequestBytes) refuse("413 Content Too Large");
}

void Connection::refuse(const QByteArray& status) {
    if (refused_) return;
    refused_ = true;
    waiting_.clear();
    write("HTTP/1.1 " + status + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    disconnectFromHost();
}

void Connection::add(Request request, const QHttpServerRequest& source, bool closes) {
    if (refused_) return;
    received_ = 0;
    idle_.start();
    source_ = &source;
    closes_ = closes_ || closes;
    if (waiting_.size() == static_cast<std::size_t>(kMostWaiting)) {
        refuse("429 Too Many Requests");
        return;
    }
    waiting_.push_back(std::move(request));
    if (hasNext()) emit requestReady(this);
}

Request Connection::takeNext() {
    assert(hasNext());
    busy_ = true;
    Request next = std::move(waiting_.front());
    waiting_.pop_front();
    return next;
}

void Connection::finish() {
    assert(busy_);
    busy_ = false;
    idle_.start();
    if (hasNext()) emit requestReady(this);
    else if (closes_) disconnectFromHost();
}

} // namespace ninefold::cli::http
