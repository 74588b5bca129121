// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/request.h"

#include <QObject>

#include <memory>

class QDBusConnection;

namespace ninefold::desktop {

/// The name of the program on the bus, and of its desktop entry.
inline constexpr auto kApplicationId = "org.ninefold.ninefold";

/// Is there a bus to connect to? Asking an absent bus may start one, which would be ours alone.
bool isSessionBusThere();

/// Offers the program on a bus, as long as the object lives.
class SessionBus : public QObject {
    Q_OBJECT

public:
    /// On the session bus, or on another connection.
    SessionBus();
    explicit SessionBus(const QDBusConnection& connection);
    ~SessionBus() override;

    /// Puts the program on the bus, and takes the program's name. False if another program has it.
    bool takeName();
    /// Puts the program on a connection to one other program, which knows no names.
    bool offer();

signals:
    void requested(const ninefold::desktop::Request& request);

private:
    std::unique_ptr<QDBusConnection> connection_;
    bool named_ = false;
};

/// Hands a request to the Ninefold that has the name; waits for its answer, but not for long. False if it does not
/// answer.
bool handOver(const Request& request);
/// The same to a program on another connection; between two programs `service` is empty.
bool handOver(const Request& request, const QDBusConnection& connection, const QString& service);

} // namespace ninefold::desktop
