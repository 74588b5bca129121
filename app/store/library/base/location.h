// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace ninefold::library {

/// Where a library is: a file of SQLite, or a database on a PostgreSQL server.
struct Location {
    enum class Kind { File, Server };
    Kind kind = Kind::File;
    /// The file, or the name of the database on the server.
    QString name;
    /// Of a server only. Empty and 0: what the server's own programs would take (PGHOST, PGPORT, PGUSER).
    QString host, user;
    int port = 0;

    bool isServer() const { return kind == Kind::Server; }
    /// How sentences call it; never with a password.
    QString text() const;
    friend bool operator==(const Location&, const Location&) = default;
};

/// Reads the path of a file, or postgresql://user@host:port/database. Nothing for another address, or for one with a
/// password: that belongs into ~/.pgpass or PGPASSWORD, because addresses are kept in settings and shown in lists of
/// processes.
std::optional<Location> locationFrom(const QString& text);

/// The library of the user.
Location usualLocation();

} // namespace ninefold::library
