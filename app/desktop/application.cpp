// SPDX-License-Identifier: MIT
#include "app/desktop/application.h"

#include "app/documents/fileaddress.h"

#include <QTimer>

namespace ninefold::desktop {
namespace {

/// No selection in a file manager is larger.
constexpr qsizetype kMostFiles = 10'000;

} // namespace

Application::Application(QObject* object, const QDBusConnection& connection, Take take)
    : QDBusAbstractAdaptor(object), connection_(connection), take_(std::move(take)) {}

void Application::request(Request request, const QVariantMap& platformData) {
    request.token = tokenOf(platformData);
    QTimer::singleShot(0, this, [this, request] { take_(request); });
}

void Application::Activate(const QVariantMap& platformData) {
    request({}, platformData);
}

void Application::Open(const QStringList& uris, const QVariantMap& platformData) {
    QStringList files;
    // What is no file is passed on as it is: the window then says that it cannot be opened.
    for (const QString& uri : uris.mid(0, kMostFiles)) files << documents::filePath(uri).value_or(uri);
    request(requestToOpen(files), platformData);
}

void Application::ActivateAction(const QString& action, const QVariantList&, const QVariantMap& platformData,
                                 const QDBusMessage& message) {
    if (const auto wanted = requestOf(action)) return request(*wanted, platformData);
    message.setDelayedReply(true);
    connection_.send(message.createErrorReply(QDBusError::InvalidArgs, QStringLiteral("There is no such action.")));
}

} // namespace ninefold::desktop
