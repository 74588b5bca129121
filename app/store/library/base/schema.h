// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::library {

class Database;

/// The version that this program reads and writes.
int schemaVersion();

/// The statements that lead from the version before to this one. Versions are never changed once they were released:
/// a new one is a new list.
QStringList schemaStatements(int version, bool isServer);

/// The version of the database; 0 if it is empty, -1 if it holds tables of something else. For Database::read.
int versionOf(Database& database);

/// Brings the tables to the version of this program. For Database::write.
void migrate(Database& database);

} // namespace ninefold::library
