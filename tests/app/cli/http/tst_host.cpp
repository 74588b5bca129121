// SPDX-License-Identifier: MIT
// The HTTP server on the loopback: replies in the order of the requests, and clients that send too much, too slowly or
// leave too early.
#include "app/cli/http/host.h"
#include "app/cli/http/limits.h"

#include <QTcpSocket>
#include <QTest>

#include <atomic>
#include <semaphore>

using namespace ninefold;
using namespace ninefold::cli;

namespace {

/// Answers with what it was asked.
http::Reply echo(const http::Request& request) {
    return {.status = request.path == "/missing" ? 404 : 200,
            .type = "text/plain",
            .body = request.method + ' ' + request.path.toUtf8() + ' ' + request.query.toString().toUtf8() + ' ' +
                    request.body};
}

struct Answered {
    int status = 0;
    QByteArray body;
};

} // namespace

class TestHost : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        host_ = http::loadHost();
        QVERIFY2(host_, qPrintable(http::pluginFiles().join('\n')));
    }
    void init() {
        port_ = host_->listen(0, echo);
        QVERIFY(port_ > 0);
    }
    void cleanup() { host_->close(); }

    void aRequestIsAnswered() {
        const auto client = connected();
        send(*client, "GET", "/a/b?c=d");
        Answered answer = read(*client);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray("GET /a/b c=d "));
        send(*client, "POST", "/missing", "some text");
        answer = read(*client);
        QCOMPARE(answer.status, 404);
        QCOMPARE(answer.body, QByteArray("POST /missing  some text"));
    }

    void repliesComeInTheOrderOfTheRequests() {
        const auto client = connected();
        for (int number = 0; number < http::kMostWaiting; ++number)
            send(*client, "GET", "/" + QByteArray::number(number));
        for (int number = 0; number < http::kMostWaiting; ++number)
            QCOMPARE(read(*client).body, "GET /" + QByteArray::number(number) + "  ");
    }

    void manyClientsAtOnce() {
        std::vector<std::unique_ptr<QTcpSocket>> clients;
        for (int number = 0; number < 200; ++number) clients.push_back(connected());
        for (int round = 0; round < 5; ++round) {
            for (std::size_t number = 0; number < clients.size(); ++number)
                send(*clients[number], "POST", "/", QByteArray::number(static_cast<int>(number)));
            for (std::size_t number = 0; number < clients.size(); ++number)
                QCOMPARE(read(*clients[number]).body, "POST /  " + QByteArray::number(static_cast<int>(number)));
        }
    }

    void tooManyConnectionsAreClosed() {
        std::vector<std::unique_ptr<QTcpSocket>> clients;
        for (int number = 0; number < http::kMostConnections; ++number) clients.push_back(connected());
        // The last one has been accepted when it is answered.
        send(*clients.back(), "GET", "/");
        QCOMPARE(read(*clients.back()).status, 200);
        const auto more = connected();
        QTRY_COMPARE(more->state(), QAbstractSocket::UnconnectedState);
        clients.pop_back();
        QTRY_VERIFY([this] {
            const auto again = connected();
            send(*again, "GET", "/");
            return read(*again).status == 200;
        }());
    }

    void tooLongRequestsAreRefused_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("body") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 100000000\r\n\r\n");
        QTest::newRow("chunks") << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n");
        QTest::newRow("header") << QByteArray("GET / HTTP/1.1\r\nX: ");
        QTest::newRow("line") << QByteArray("GET /");
    }

    void tooLongRequestsAreRefused() {
        QFETCH(QByteArray, start);
        const auto client = connected();
        client->write(start);
        for (int piece = 0; piece < 100 && client->state() == QAbstractSocket::ConnectedState; ++piece) {
            client->write(QByteArray(4096, 'x'));
            client->waitForBytesWritten(10);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(client->state(), QAbstractSocket::UnconnectedState);
        aRequestIsAnswered();
    }

    void nonsenseClosesOnlyItsOwnConnection_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n");
        QTest::newRow("zeros") << QByteArray(2000, '\0') + "\n\n";
        QTest::newRow("length") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\nabc");
        QTest::newRow("minus") << QByteArray("POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\nabc");
        QTest::newRow("chunk") << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\nabc\r\n");
        QTest::newRow("upgrade") << QByteArray("GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    }

    void nonsenseClosesOnlyItsOwnConnection() {
        QFETCH(QByteArray, bytes);
        const auto client = connected();
        client->write(bytes);
        client->waitForBytesWritten(1000);
        aRequestIsAnswered();
    }

    /// The answer is ready when its client is gone.
    void aClientMayLeaveWhileItIsAnswered() {
        host_->close();
        std::counting_semaphore<1> go(0);
        std::atomic<int> started = 0;
        port_ = host_->listen(0, [&](const http::Request& request) {
            if (++started == 1) go.acquire();
            return echo(request);
        });
        auto client = connected();
        send(*client, "GET", "/");
        QTRY_COMPARE(started.load(), 1);
        client->abort();
        client.reset();
        go.release();
        aRequestIsAnswered();
    }

    void connectionCloseIsObeyed() {
        const auto client = connected();
        client->write("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
        QCOMPARE(read(*client).status, 200);
        QTRY_COMPARE(client->state(), QAbstractSocket::UnconnectedState);
    }

    void aPortInUseIsReported() { QCOMPARE(host_->listen(port_, echo), quint16(0)); }

private:
    std::unique_ptr<QTcpSocket> connected() const {
        auto client = std::make_unique<QTcpSocket>();
        client->connectToHost("127.0.0.1", port_);
        // The server runs in this thread, too.
        static_cast<void>(QTest::qWaitFor([&] { return client->state() == QAbstractSocket::ConnectedState; }, 20'000));
        return client;
    }
    static void send(QTcpSocket& client, const QByteArray& method, const QByteArray& path,
                     const QByteArray& body = {}) {
        client.write(method + ' ' + path +
                     " HTTP/1.1\r\nHost: x\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    /// The next reply; the server runs in this thread, too.
    static Answered read(QTcpSocket& client) {
        QByteArray head;
        const auto more = [&] { return client.canReadLine() || client.state() != QAbstractSocket::ConnectedState; };
        while (!head.endsWith("\r\n\r\n")) {
            if (!QTest::qWaitFor(more, 20'000) || !client.canReadLine()) return {};
            head += client.readLine();
        }
        Answered answer{.status = head.split(' ').value(1).toInt()};
        const qsizetype length = head.mid(head.toLower().indexOf("content-length:") + 15).split('\r')[0].toInt();
        if (!QTest::qWaitFor([&] { return client.bytesAvailable() >= length; }, 20'000)) return {};
        answer.body = client.read(length);
        return answer;
    }

    http::Host* host_ = nullptr;
    quint16 port_ = 0;
};

QTEST_GUILESS_MAIN(TestHost)
#include "tst_host.moc"
