// SPDX-License-Identifier: MIT
#include "app/store/library/patterns.h"

namespace ninefold::library {
namespace {

/// Looked at and written together.
constexpr long long kChunk = 1000;

/// The puzzles with these numbers, and their patterns.
QList<StagedColumn> patternsOf(Database& database, const QList<Id>& ids) {
    QList<StagedColumn> wanted = {{"id", "BIGINT"}};
    for (const Id id : ids) wanted[0].values << id;
    database.stage("wanted_pattern", wanted);
    QList<StagedColumn> looked = {{"id", "BIGINT"}, {"patterns", "BIGINT"}};
    database.each(QStringLiteral("SELECT puzzle.id, puzzle.entered FROM wanted_pattern AS w"
                                 " {cross}JOIN puzzle ON puzzle.id = w.id"),
                  {}, [&](const QSqlQuery& row) {
                      const Grid puzzle = Grid::fromCells(row.value(1).toString().toStdString());
                      looked[0].values << row.value(0);
                      looked[1].values << analysis::heldPatterns(puzzle);
                      return true;
                  });
    return looked;
}

std::optional<Error> keep(Database& database, const QList<StagedColumn>& looked) {
    return database.write([&] {
        database.stage("looked", looked);
        database.run(QStringLiteral("UPDATE puzzle SET patterns ="
                                    " (SELECT looked.patterns FROM looked WHERE looked.id = puzzle.id)"
                                    " WHERE puzzle.id IN (SELECT looked.id FROM looked)"));
    });
}

} // namespace

Result<long long> lookForPatterns(Database& database, const Query& query, const std::stop_token& stop) {
    Query open = query;
    open.holds.reset();
    open.withoutPatterns = true;
    open.sort = SortBy::Added;
    open.descending = false;
    open.limit = kChunk;
    open.offset = 0;
    long long count = 0;
    while (!stop.stop_requested()) {
        const auto ids = find(database, open);
        if (!ids) return ids.error();
        if (ids.value().isEmpty()) break;
        QList<StagedColumn> looked;
        if (auto error = database.read([&] { looked = patternsOf(database, ids.value()); })) return *error;
        // A puzzle may have been deleted meanwhile.
        if (!looked[0].values.isEmpty())
            if (auto error = keep(database, looked)) return *error;
        count += ids.value().size();
    }
    return count;
}

} // namespace ninefold::library
