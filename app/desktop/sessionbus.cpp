// SPDX-License-Identifier: MIT
#include "app/desktop/sessionbus.h"

#include "app/desktop/application.h"
#include "app/documents/fileaddress.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QFile>

namespace ninefold::desktop {
namespace {

const QString kPath = QStringLiteral("/org/ninefold/ninefold");
const QString kInterface = QStringLiteral("org.freedesktop.Application");
/// A program that hangs does not keep the user from a new one for longer.
constexpr int kMaxAnswerMs = 4000;

QDBusMessage callOf(const Request& request, const QString& service) {
    const auto call = [&](const char* method, const QVariantList& arguments) {
        QDBusMessage message = QDBusMessage::createMethodCall(service, kPath, kInterface, QLatin1String(method));
        // The name may have been given back since: then this program is the one that runs.
        message.setAutoStartService(false);
        message.setArguments(arguments);
        return message;
    };
    const QVariantMap data = platformData(request.token);
    if (request.kind == Request::Kind::Show) return call("Activate", {data});
    if (request.kind != Request::Kind::Open)
        return call("ActivateAction", {actionOf(request), QVariant(QVariantList()), data});
    QStringList addresses;
    for (const QString& file : request.files) addresses << documents::fileAddress(file);
    return call("Open", {addresses, data});
}

} // namespace

bool isSessionBusThere() {
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return true;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFile::exists(folder + QStringLiteral("/bus"));
}

SessionBus::SessionBus() : SessionBus(QDBusConnection::sessionBus()) {}

SessionBus::SessionBus(const QDBusConnection& connection) : connection_(std::make_unique<QDBusConnection>(connection)) {
    new Application(this, connection, [this](const Request& request) { emit requested(request); });
}

SessionBus::~SessionBus() {
    if (named_) connection_->unregisterService(QString::fromLatin1(kApplicationId));
    connection_->unregisterObject(kPath);
}

bool SessionBus::offer() {
    return connection_->registerObject(kPath, this);
}

bool SessionBus::takeName() {
    // The object first: calls come as soon as the name is there.
    if (!connection_->isConnected() || !offer()) return false;
    named_ = connection_->registerService(QString::fromLatin1(kApplicationId));
    if (!named_) connection_->unregisterObject(kPath);
    return named_;
}

bool handOver(const Request& request) {
    return handOver(request, QDBusConnection::sessionBus(), QString::fromLatin1(kApplicationId));
}

bool handOver(const Request& request, const QDBusConnection& connection, const QString& service) {
    const QDBusMessage answer = connection.call(callOf(request, service), QDBus::Block, kMaxAnswerMs);
    return answer.type() == QDBusMessage::ReplyMessage;
}

} // namespace ninefold::desktop
