// SPDX-License-Identifier: MIT
#include "app/store/library/base/databaseerror.h"

namespace ninefold::library {
namespace {

/// The codes of SQLite (sqlite.org/rescode.html) without what is in their higher bits.
ErrorCode codeOfFile(int code) {
    constexpr int kBusy = 5, kLocked = 6, kReadOnly = 8, kCorrupt = 11, kCannotOpen = 14, kNotADatabase = 26;
    switch (code & 0xff) {
    case kBusy:
    case kLocked:
        return ErrorCode::LibraryBusy;
    case kCorrupt:
    case kNotADatabase:
        return ErrorCode::LibraryDamaged;
    case kReadOnly:
    case kCannotOpen:
        return ErrorCode::LibraryCannotOpen;
    default:
        return ErrorCode::LibraryFailed;
    }
}

/// The classes of PostgreSQL's codes (appendix A of its manual). A connection that is gone has no code at all.
ErrorCode codeOfServer(const QString& code) {
    if (code.isEmpty() || code.startsWith(QLatin1String("08")) || code.startsWith(QLatin1String("57P")))
        return ErrorCode::LibraryGone;
    if (code.startsWith(QLatin1String("40")) || code == QLatin1String("55P03")) return ErrorCode::LibraryBusy;
    if (code.startsWith(QLatin1String("XX001")) || code.startsWith(QLatin1String("XX002")))
        return ErrorCode::LibraryDamaged;
    return ErrorCode::LibraryFailed;
}

/// A file that should become larger beside the library, or the place of a server's tables, is out of space. SQLite
/// itself says so of the library's file only.
bool isOutOfSpace(const QString& code, bool isServer) {
    constexpr int kCannotEnlargeShared = 4874;
    return isServer ? code == QLatin1String("53100") : code.toInt() == kCannotEnlargeShared;
}

/// What the database says in one line: PostgreSQL adds where in the statement, and its code.
QString firstLine(const QSqlError& error) {
    QString text = error.databaseText().trimmed();
    if (text.isEmpty()) text = error.driverText().trimmed();
    text = text.section('\n', 0, 0);
    if (text.startsWith(QLatin1String("ERROR:"))) text = text.mid(6).trimmed();
    while (text.endsWith('.')) text.chop(1);
    return text;
}

} // namespace

Error errorOf(const QSqlError& error, bool isServer) {
    const QString code = error.nativeErrorCode();
    if (isOutOfSpace(code, isServer)) return {.code = ErrorCode::LibraryFailed, .text = "database or disk is full"};
    return {.code = isServer ? codeOfServer(code) : codeOfFile(code.toInt()), .text = firstLine(error).toStdString()};
}

bool isPassing(const Error& error) {
    return error.code == ErrorCode::LibraryBusy || error.code == ErrorCode::LibraryGone;
}

} // namespace ninefold::library
