// SPDX-License-Identifier: MIT
// A file that cannot be used because it is damaged is kept under another name, and a new library is started.
#include "app/store/library/open.h"

#include "app/store/library/base/schema.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <cassert>

namespace ninefold::library {
namespace {

/// The files that SQLite keeps beside one in use; they belong to it.
constexpr const char* kBeside[] = {"-wal", "-shm"};

/// The version of the tables, if this program can use them.
Result<int> usableVersion(Database& database) {
    int version = 0;
    if (auto error = database.read([&] { version = versionOf(database); })) return *error;
    if (version < 0) return Error{.code = ErrorCode::LibraryForeign};
    if (version > schemaVersion()) return Error{.code = ErrorCode::LibraryNewer, .found = version};
    return version;
}

/// Checks the version and makes the tables. Returns why the library cannot be used.
std::optional<Error> prepare(Database& database) {
    const auto version = usableVersion(database);
    if (!version) return version.error();
    if (version.value() == schemaVersion()) return std::nullopt;
    return database.write([&] { migrate(database); });
}

Result<OpenLibrary> openOnce(const Location& location) {
    auto connected = Database::connect(location);
    if (!connected) return connected.error();
    OpenLibrary library{.database = std::move(connected).value()};
    if (auto error = prepare(*library.database)) return *error;
    return library;
}

} // namespace

Result<LibraryLook> lookAt(const Location& location) {
    const auto connected = Database::connect(location);
    if (!connected) return connected.error();
    Database& database = *connected.value();
    const auto version = usableVersion(database);
    if (!version) return version.error();
    LibraryLook look{.isEmpty = version.value() == 0};
    if (look.isEmpty) return look;
    if (auto error = database.read(
            [&] { look.puzzles = database.value(QStringLiteral("SELECT count(*) FROM puzzle")).toLongLong(); }))
        return *error;
    return look;
}

QString keepAside(const QString& path) {
    assert(!path.isEmpty());
    const QString ending = QStringLiteral(".damaged-") + QDateTime::currentDateTimeUtc().toString("yyyyMMdd-hhmmss");
    QString aside = path + ending;
    for (int number = 2; QFile::exists(aside); ++number) aside = path + ending + '-' + QString::number(number);
    if (!QFile::rename(path, aside)) return {};
    for (const char* beside : kBeside) QFile::rename(path + QLatin1String(beside), aside + QLatin1String(beside));
    return aside;
}

Result<OpenLibrary> openLibrary(const Location& location) {
    auto library = openOnce(location);
    if (library || location.isServer() || library.error().code != ErrorCode::LibraryDamaged) return library;
    const QString keptAs = keepAside(location.name);
    if (keptAs.isEmpty()) return library;
    library = openOnce(location);
    if (library) library.value().keptAs = keptAs;
    return library;
}

} // namespace ninefold::library
