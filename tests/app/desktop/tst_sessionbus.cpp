// SPDX-License-Identifier: MIT
// A program calls another one over a connection between the two, so no bus has to run here.
#include "app/desktop/sessionbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace ninefold;
using namespace ninefold::desktop;

namespace {

const QString kPath = QStringLiteral("/org/ninefold/ninefold"),
              kInterface = QStringLiteral("org.freedesktop.Application");

} // namespace

class TestSessionBus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { requests_.clear(); }
    void cleanupTestCase() { QDBusConnection::disconnectFromPeer("caller"); }
    void requestsAreHandedOver_data();
    void requestsAreHandedOver();
    void theDesktopCalls_data();
    void theDesktopCalls();
    void wrongCallsAreRefused();
    void withoutABusThereIsNoName();

private:
    QDBusMessage callBlocking(const QString& method, const QVariantList& arguments);

    std::unique_ptr<QDBusServer> server_;
    std::unique_ptr<SessionBus> bus_;
    QList<Request> requests_;
};

void TestSessionBus::initTestCase() {
    server_ = std::make_unique<QDBusServer>();
    QVERIFY2(server_->isConnected(), qPrintable(server_->lastError().message()));
    connect(server_.get(), &QDBusServer::newConnection, this, [this](const QDBusConnection& connection) {
        bus_ = std::make_unique<SessionBus>(connection);
        connect(bus_.get(), &SessionBus::requested, this, [this](const Request& request) { requests_ << request; });
        QVERIFY(bus_->offer());
    });
    QVERIFY(QDBusConnection::connectToPeer(server_->address(), "caller").isConnected());
    QTRY_VERIFY(bus_ != nullptr);
}

void TestSessionBus::requestsAreHandedOver_data() {
    QTest::addColumn<Request>("request");
    const StartupToken token{.wayland = "w", .x11 = "x"};
    QTest::newRow("show") << Request{};
    QTest::newRow("show, with tokens") << Request{.token = token};
    QTest::newRow("hard") << Request{.kind = Request::Kind::NewGame, .level = rating::Level::Hard, .token = token};
    QTest::newRow("daily") << Request{.kind = Request::Kind::Daily};
    Request files = requestToOpen({"/tmp/a b.sdm", QStringLiteral("/tmp/\u00fc \u6570\u72ec%20#?.txt"), "/1"});
    QTest::newRow("files") << files;
    // A byte that is no UTF-8, as nativepath.h keeps it.
    files.files = {QStringLiteral("/tmp/caf") + QChar(char16_t{0xDCE9})};
    QTest::newRow("a name without UTF-8") << files;
}

/// The caller waits for the answer, so it is in a thread here.
void TestSessionBus::requestsAreHandedOver() {
    QFETCH(Request, request);
    std::atomic<bool> done = false;
    const std::unique_ptr<QThread> caller(
        QThread::create([&] { done = handOver(request, QDBusConnection("caller"), {}); }));
    caller->start();
    QTRY_VERIFY(caller->isFinished());
    QVERIFY(done);
    QTRY_COMPARE(requests_.size(), 1);
    QCOMPARE(requests_.first(), request);
}

QDBusMessage TestSessionBus::callBlocking(const QString& method, const QVariantList& arguments) {
    QDBusMessage message = QDBusMessage::createMethodCall({}, kPath, kInterface, method);
    message.setArguments(arguments);
    QDBusPendingCallWatcher watcher(QDBusConnection("caller").asyncCall(message));
    QSignalSpy finished(&watcher, &QDBusPendingCallWatcher::finished);
    if (finished.isEmpty()) finished.wait();
    return QDBusPendingReply<>(watcher).reply();
}

void TestSessionBus::theDesktopCalls_data() {
    QTest::addColumn<QStringList>("uris");
    QTest::addColumn<Request>("request");
    QTest::newRow("file") << QStringList{"file:///tmp/a%20b.sdm"} << requestToOpen({"/tmp/a b.sdm"});
    QTest::newRow("localhost") << QStringList{"file://localhost/a"} << requestToOpen({"/a"});
    QTest::newRow("elsewhere") << QStringList{"https://example.org/a"} << requestToOpen({"https://example.org/a"});
    QTest::newRow("nothing") << QStringList{} << Request{};
}

void TestSessionBus::theDesktopCalls() {
    QFETCH(QStringList, uris);
    QFETCH(Request, request);
    QCOMPARE(callBlocking("Open", {uris, QVariantMap()}).type(), QDBusMessage::ReplyMessage);
    QTRY_COMPARE(requests_.size(), 1);
    QCOMPARE(requests_.first(), request);
}

void TestSessionBus::wrongCallsAreRefused() {
    const QVariant none{QVariantList()};
    QCOMPARE(callBlocking("ActivateAction", {"Bogus", none, QVariantMap()}).type(), QDBusMessage::ErrorMessage);
    QCOMPARE(callBlocking("Open", {"no list", QVariantMap()}).type(), QDBusMessage::ErrorMessage);
    QCOMPARE(callBlocking("Quit", {}).type(), QDBusMessage::ErrorMessage);
    QCOMPARE(callBlocking("ActivateAction", {"DailyPuzzle", none, QVariantMap()}).type(), QDBusMessage::ReplyMessage);
    QTRY_COMPARE(requests_.size(), 1);
}

void TestSessionBus::withoutABusThereIsNoName() {
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("XDG_RUNTIME_DIR");
    QVERIFY(!isSessionBusThere());
    SessionBus none(QDBusConnection("not connected"));
    QVERIFY(!none.takeName());
    QVERIFY(!handOver({}, QDBusConnection("not connected"), {}));
}

QTEST_GUILESS_MAIN(TestSessionBus)
#include "tst_sessionbus.moc"
