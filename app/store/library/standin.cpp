// SPDX-License-Identifier: MIT
#include "app/store/library/standin.h"

#include "app/store/library/merging.h"
#include "app/store/library/open.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::library {
namespace {

/// In this order: what refers to others goes before them. Techniques stay, they are words like those of the schema.
constexpr std::array kEmptied = {"game",   "practice", "family_test", "saved_file", "run",
                                 "puzzle", "board",    "source",      "collection", "tag"};

bool isEmpty(Database& standIn) {
    return std::ranges::none_of(kEmptied, [&standIn](const char* table) {
        return standIn.value(QStringLiteral("SELECT EXISTS (SELECT 1 FROM %1)").arg(QLatin1String(table))).toBool();
    });
}

void empty(Database& standIn) {
    for (const char* table : kEmptied) standIn.run(QStringLiteral("DELETE FROM ") + QLatin1String(table));
    // The bundled puzzles are gone, too.
    standIn.run(QStringLiteral("DELETE FROM ninefold WHERE key = 'bundled'"));
}

} // namespace

Location standInOf(const Location& server) {
    assert(server.isServer());
    const QByteArray hash = QCryptographicHash::hash(server.text().toUtf8(), QCryptographicHash::Sha1).toHex();
    const QString folder = QFileInfo(usualLocation().name).absolutePath();
    return {.name = folder + QStringLiteral("/waiting-%1.sqlite").arg(QString::fromLatin1(hash.left(12)))};
}

Result<bool> sendStandIn(Database& server, const Location& standIn, const std::stop_token& stop) {
    if (!QFile::exists(standIn.name)) return false;
    const auto opened = openLibrary(standIn);
    if (!opened) return opened.error();
    Database& from = *opened.value().database;
    bool sent = false;
    std::optional<Error> refused;
    const auto error = from.write([&] {
        sent = !isEmpty(from);
        if (!sent) return;
        const auto merged = mergeLibrary(server, from, [&stop](long long) { return !stop.stop_requested(); });
        if (!merged) refused = merged.error();
        else if (!merged.value().stopped) empty(from);
    });
    if (refused) return *refused;
    if (error) return *error;
    return sent;
}

} // namespace ninefold::library
