// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusMessage>

#include <functional>

namespace ninefold::desktop {

/// The interface by which a desktop calls a program (Desktop Entry Specification, "D-Bus Activation"), as slots: Qt
/// makes the calls of the bus from them. Names and types are those of the specification.
class Application : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    using Take = std::function<void(const Request& request)>;
    /// The adaptor of `object`, which is what is registered on the connection. `take` is called after the call has
    /// been answered, so that the caller does not wait for a window. (No signal: an adaptor's signals go to the bus.)
    Application(QObject* object, const QDBusConnection& connection, Take take);

    // NOLINTBEGIN(readability-identifier-naming)
    Q_SLOT void Activate(const QVariantMap& platformData);
    Q_SLOT void Open(const QStringList& uris, const QVariantMap& platformData);
    Q_SLOT void ActivateAction(const QString& action, const QVariantList& parameter, const QVariantMap& platformData,
                               const QDBusMessage& message);
    // NOLINTEND(readability-identifier-naming)

private:
    void request(Request request, const QVariantMap& platformData);

    QDBusConnection connection_;
    const Take take_;
};

} // namespace ninefold::desktop
