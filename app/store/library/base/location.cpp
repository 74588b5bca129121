// SPDX-License-Identifier: MIT
#include "app/store/library/base/location.h"

#include <QStandardPaths>
#include <QUrl>

namespace ninefold::library {
namespace {

bool isAddress(const QString& text) {
    return text.startsWith(QLatin1String("postgresql:")) || text.startsWith(QLatin1String("postgres:"));
}

} // namespace

QString Location::text() const {
    if (!isServer()) return name;
    QString text = QStringLiteral("postgresql://");
    if (!user.isEmpty()) text += user + '@';
    text += host;
    if (port > 0) text += ':' + QString::number(port);
    return text + '/' + name;
}

std::optional<Location> locationFrom(const QString& text) {
    if (!isAddress(text)) return text.isEmpty() ? std::nullopt : std::optional(Location{.name = text});
    const QUrl url(text, QUrl::StrictMode);
    const QString name = url.path().mid(1);
    if (!url.isValid() || !url.password().isEmpty() || name.isEmpty() || name.contains('/') || url.hasFragment() ||
        url.hasQuery())
        return std::nullopt;
    return Location{
        .kind = Location::Kind::Server, .name = name, .host = url.host(), .user = url.userName(), .port = url.port(0)};
}

/// The folder of the window's other data, under one name: both programs share the library.
Location usualLocation() {
    return {.name = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                    QStringLiteral("/Ninefold/Ninefold/library.sqlite")};
}

} // namespace ninefold::library
