// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/http/message.h"

#include <QTcpSocket>
#include <QTimer>

#include <deque>

class QHttpServerRequest;

namespace ninefold::cli::http {

/// The socket of one client. Qt's server would take a request of any length, and answer several of one client in any
/// order; this one counts what comes, and keeps the requests in order.
class Connection : public QTcpSocket {
    Q_OBJECT

public:
    explicit Connection(QObject* parent);

    /// The request has come as a whole. `source` is what Qt's server needs for the reply; it lives as long as the
    /// socket.
    void add(Request request, const QHttpServerRequest& source, bool closes);
    /// Has it broken a limit? Nothing that comes is answered then.
    bool isRefused() const { return refused_; }

    /// The request whose turn it is; only while none is being answered.
    bool hasNext() const { return !busy_ && !waiting_.empty(); }
    Request takeNext();
    void finish();
    const QHttpServerRequest& source() const { return *source_; }

signals:
    void requestReady(ninefold::cli::http::Connection* connection);

private:
    void countBytes();
    void refuse(const QByteArray& status);

    std::deque<Request> waiting_;
    const QHttpServerRequest* source_ = nullptr;
    QTimer idle_;
    qint64 received_ = 0;
    bool busy_ = false, closes_ = false, refused_ = false;
};

} // namespace ninefold::cli::http
