// SPDX-License-Identifier: MIT
#include "app/store/library/runs.h"

#include "app/store/library/adding.h"

#include <cassert>

namespace ninefold::library {

Result<Id> runOf(Database& database, const QString& command) {
    assert(!command.isEmpty());
    Id id = 0;
    const auto error = database.write([&] {
        database.run(
            QStringLiteral("INSERT INTO run (command, started) VALUES (?, ?) ON CONFLICT (command) DO NOTHING"),
            {command, timeNow()});
        id = database.value(QStringLiteral("SELECT id FROM run WHERE command = ?"), {command}).toLongLong();
    });
    if (error) return *error;
    return id;
}

Result<std::vector<bool>> itemsMade(Database& database, Id run, long long first, long long last) {
    std::vector<bool> made(static_cast<std::size_t>(std::max(last - first + 1, 0LL)));
    const auto error = database.read([&] {
        database.each(QStringLiteral("SELECT number FROM run_item WHERE run = ? AND number BETWEEN ? AND ?"),
                      {run, first, last}, [&](const QSqlQuery& row) {
                          made[static_cast<std::size_t>(row.value(0).toLongLong() - first)] = true;
                          return true;
                      });
    });
    if (error) return *error;
    return made;
}

} // namespace ninefold::library
