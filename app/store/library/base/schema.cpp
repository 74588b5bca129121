// SPDX-License-Identifier: MIT
// The tables, version after version. README.md describes them. {id}, {key} and {compact} are what the two kinds of
// databases spell differently: a number that the database gives, a number of another table as the primary key, and a
// table that is stored in the order of its primary key.
#include "app/store/library/base/schema.h"

#include "app/store/library/base/database.h"
#include "app/store/library/base/signature.h"
#include "engine/generator/symmetry.h"
#include "engine/logic/technique.h"

#include <array>
#include <span>

namespace ninefold::library {
namespace {

// Version 1
constexpr const char* kPuzzles[] = {
    "CREATE TABLE ninefold (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE board (id {id}, grid TEXT NOT NULL UNIQUE)",
    "CREATE TABLE source (id {id}, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE puzzle (id {id}, canonical TEXT NOT NULL UNIQUE, entered TEXT NOT NULL, givens SMALLINT NOT NULL,"
    " symmetries SMALLINT NOT NULL, board BIGINT NOT NULL REFERENCES board (id), name TEXT, author TEXT,"
    " source BIGINT REFERENCES source (id), added TEXT NOT NULL)",
    "CREATE TABLE word (word TEXT NOT NULL, puzzle BIGINT NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE,"
    " PRIMARY KEY (word, puzzle)){compact}",
    "CREATE TABLE rating (puzzle {key} PRIMARY KEY REFERENCES puzzle (id) ON DELETE CASCADE, er INTEGER, ep INTEGER,"
    " ed INTEGER, hodoku_score INTEGER, hodoku_level INTEGER, seed_difficulty INTEGER, seed_level INTEGER,"
    " level INTEGER, hardest TEXT)",
    "CREATE TABLE technique (id {id}, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE puzzle_technique (technique BIGINT NOT NULL REFERENCES technique (id),"
    " puzzle BIGINT NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE, times INTEGER NOT NULL,"
    " needed SMALLINT NOT NULL, PRIMARY KEY (technique, puzzle)){compact}",
};
constexpr const char* kLists[] = {
    "CREATE TABLE collection (id {id}, name TEXT NOT NULL UNIQUE, bundled TEXT UNIQUE)",
    "CREATE TABLE collection_puzzle (collection BIGINT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,"
    " puzzle BIGINT NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE, PRIMARY KEY (collection, puzzle)){compact}",
    "CREATE TABLE tag (id {id}, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE puzzle_tag (tag BIGINT NOT NULL REFERENCES tag (id) ON DELETE CASCADE,"
    " puzzle BIGINT NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE, PRIMARY KEY (tag, puzzle)){compact}",
};
constexpr const char* kPlaying[] = {
    "CREATE TABLE game (id {id}, name TEXT NOT NULL, puzzle BIGINT NOT NULL REFERENCES puzzle (id), givens TEXT NOT "
    "NULL,"
    " state SMALLINT NOT NULL, started TEXT, finished TEXT, milliseconds BIGINT NOT NULL, hints INTEGER NOT NULL,"
    " checks INTEGER NOT NULL, mistakes INTEGER NOT NULL, level SMALLINT, occasion TEXT, file TEXT, position TEXT,"
    " UNIQUE (name, puzzle))",
    "CREATE TABLE practice (id {id}, technique TEXT NOT NULL, position TEXT NOT NULL, practised TEXT NOT NULL,"
    " verdict TEXT NOT NULL, milliseconds BIGINT NOT NULL, hints INTEGER NOT NULL,"
    " UNIQUE (technique, position, practised))",
    "CREATE TABLE run (id {id}, command TEXT NOT NULL UNIQUE, started TEXT NOT NULL)",
    "CREATE TABLE run_item (run BIGINT NOT NULL REFERENCES run (id) ON DELETE CASCADE, number BIGINT NOT NULL,"
    " puzzle BIGINT REFERENCES puzzle (id) ON DELETE SET NULL, PRIMARY KEY (run, number)){compact}",
};
constexpr const char* kIndexes[] = {
    "CREATE INDEX puzzle_givens ON puzzle (givens, id)",
    "CREATE INDEX puzzle_source ON puzzle (source, id)",
    "CREATE INDEX puzzle_name ON puzzle (name, id) WHERE name IS NOT NULL",
    "CREATE INDEX puzzle_symmetries ON puzzle (symmetries, id) WHERE symmetries > 1",
    "CREATE INDEX word_puzzle ON word (puzzle)",
    "CREATE INDEX rating_er ON rating (er, puzzle)",
    "CREATE INDEX rating_score ON rating (hodoku_score, puzzle)",
    "CREATE INDEX rating_level ON rating (level, er, puzzle)",
    "CREATE INDEX puzzle_technique_puzzle ON puzzle_technique (puzzle)",
    "CREATE INDEX collection_puzzle_puzzle ON collection_puzzle (puzzle)",
    "CREATE INDEX puzzle_tag_puzzle ON puzzle_tag (puzzle)",
    "CREATE INDEX game_puzzle ON game (puzzle, state)",
    "CREATE INDEX run_item_puzzle ON run_item (puzzle)",
};
// For people with sqlite3 or psql.
constexpr const char* kViews[] = {
    "CREATE VIEW rated_puzzle AS SELECT puzzle.id, puzzle.entered AS puzzle, board.grid AS solution, puzzle.givens,"
    " puzzle.name, source.name AS source,"
    " CASE rating.level WHEN 0 THEN 'Very Easy' WHEN 1 THEN 'Easy' WHEN 2 THEN 'Normal' WHEN 3 THEN 'Hard'"
    " WHEN 4 THEN 'Very Hard' WHEN 5 THEN 'Expert' END AS level,"
    " NULLIF(rating.er, 2147483647) / 10.0 AS er, NULLIF(rating.ep, 2147483647) / 10.0 AS ep,"
    " NULLIF(rating.ed, 2147483647) / 10.0 AS ed, rating.hodoku_score,"
    " rating.hardest, rating.seed_difficulty, puzzle.added"
    " FROM puzzle JOIN board ON board.id = puzzle.board LEFT JOIN source ON source.id = puzzle.source"
    " LEFT JOIN rating ON rating.puzzle = puzzle.id",
};

// Version 2: where the games come from, and what was asked for in them
constexpr const char* kSavedFiles[] = {
    "CREATE TABLE saved_file (path TEXT PRIMARY KEY, bytes BIGINT NOT NULL, changed BIGINT NOT NULL)",
    "CREATE TABLE game_hint (game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE, technique TEXT NOT NULL,"
    " times INTEGER NOT NULL, PRIMARY KEY (game, technique)){compact}",
};

// Version 3: what a search tests of a rating is in each of its indexes, after the order in which they are gone along,
// so that no row has to be read for it
constexpr const char* kSignatures[] = {
    "ALTER TABLE technique ADD COLUMN bit BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE rating ADD COLUMN signature BIGINT NOT NULL DEFAULT 0",
};
// The sum of different bits is all of them.
constexpr const char* kSignatureOfRating =
    "UPDATE rating SET signature = (SELECT CAST(coalesce(sum(DISTINCT technique.bit), 0) AS BIGINT)"
    " FROM puzzle_technique JOIN technique ON technique.id = puzzle_technique.technique"
    " WHERE puzzle_technique.puzzle = rating.puzzle)";
constexpr const char* kSigned[] = {
    kSignatureOfRating,
    "DROP INDEX rating_er",
    "DROP INDEX rating_score",
    "DROP INDEX rating_level",
    "CREATE INDEX rating_er ON rating (er, puzzle, level, hodoku_score, signature)",
    "CREATE INDEX rating_score ON rating (hodoku_score, puzzle, level, er, signature)",
    "CREATE INDEX rating_level ON rating (level, er, puzzle, hodoku_score, signature)",
    "CREATE INDEX rating_level_score ON rating (level, hodoku_score, puzzle, er, signature)",
    "DROP INDEX puzzle_symmetries",
};

// Version 4: tests of families, and what the player used in a game
constexpr const char* kProgress[] = {
    "CREATE TABLE family_test (id {id}, family TEXT NOT NULL, taken TEXT NOT NULL, positions SMALLINT NOT NULL,"
    " alone SMALLINT NOT NULL, milliseconds BIGINT NOT NULL, UNIQUE (family, taken))",
    "CREATE TABLE game_reason (game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE, technique TEXT NOT NULL,"
    " times INTEGER NOT NULL, PRIMARY KEY (game, technique)){compact}",
};

// Version 5: "Papers 2" before "Papers 10"
constexpr const char* kNames[] = {
    "DROP INDEX puzzle_name",
    "CREATE INDEX puzzle_title ON puzzle (rtrim(lower(name), '0123456789'), length(name), lower(name), id)"
    " WHERE name IS NOT NULL",
};

// Version 6: the patterns that a puzzle holds, once it was looked at; NULL before
constexpr const char* kPatterns[] = {
    "ALTER TABLE puzzle ADD COLUMN patterns SMALLINT",
    "CREATE INDEX puzzle_without_patterns ON puzzle (id) WHERE patterns IS NULL",
    "CREATE INDEX puzzle_pattern_tridagon ON puzzle (id) WHERE (patterns & 1) <> 0",
    "CREATE INDEX puzzle_pattern_exocet ON puzzle (id) WHERE (patterns & 2) <> 0",
};

/// Each symmetry has an index of its own: most puzzles have none.
QStringList symmetryIndexes() {
    QStringList list;
    for (std::size_t number = 1; number < generator::kSymmetries.size(); ++number)
        list << QStringLiteral("CREATE INDEX puzzle_symmetry_%1 ON puzzle (id) WHERE (symmetries & %2) <> 0")
                    .arg(number)
                    .arg(1 << number);
    return list;
}

void append(QStringList& list, std::span<const char* const> statements) {
    for (const char* statement : statements) list << QString::fromLatin1(statement);
}

/// One function for each version, in order.
QStringList versionOne() {
    QStringList list;
    append(list, kPuzzles);
    append(list, kLists);
    append(list, kPlaying);
    append(list, kIndexes);
    append(list, kViews);
    return list;
}
QStringList versionTwo() {
    QStringList list;
    append(list, kSavedFiles);
    return list;
}
QStringList versionThree() {
    QStringList list;
    append(list, kSignatures);
    for (const logic::Technique* technique : logic::allTechniques()) {
        const QString id = QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
        list << QStringLiteral("UPDATE technique SET bit = %1 WHERE name = '%2'").arg(signatureBit(id)).arg(id);
    }
    append(list, kSigned);
    return list + symmetryIndexes();
}
QStringList versionFour() {
    QStringList list;
    append(list, kProgress);
    return list;
}
QStringList versionFive() {
    QStringList list;
    append(list, kNames);
    return list;
}
QStringList versionSix() {
    QStringList list;
    append(list, kPatterns);
    return list;
}
constexpr std::array kVersions = {versionOne, versionTwo, versionThree, versionFour, versionFive, versionSix};

QString spelled(QString statement, bool isServer) {
    const char* id = isServer ? "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY" : "INTEGER PRIMARY KEY";
    return statement.replace(QLatin1String("{id}"), QLatin1String(id))
        .replace(QLatin1String("{key}"), QLatin1String(isServer ? "BIGINT" : "INTEGER"))
        .replace(QLatin1String("{compact}"), QLatin1String(isServer ? "" : " WITHOUT ROWID"));
}

bool hasTable(Database& database, const QString& name) {
    return database
               .value(database.isServer()
                          ? QStringLiteral("SELECT count(*) FROM pg_catalog.pg_class WHERE relname = ? AND "
                                           "pg_catalog.pg_table_is_visible(oid)")
                          : QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name = ?"),
                      {name})
               .toInt() > 0;
}

/// Another program's tables could have the names of ours, and the owner of such a file would miss it.
bool holdsForeignTables(Database& database) {
    if (database.isServer()) return hasTable(database, QStringLiteral("puzzle"));
    return database.value(QStringLiteral("SELECT count(*) FROM sqlite_master")).toInt() > 0;
}

} // namespace

int schemaVersion() {
    return static_cast<int>(kVersions.size());
}

QStringList schemaStatements(int version, bool isServer) {
    QStringList list = kVersions[static_cast<std::size_t>(version - 1)]();
    for (QString& statement : list) statement = spelled(statement, isServer);
    return list;
}

int versionOf(Database& database) {
    // In this order: another program may make all tables in between, and then they are not foreign.
    const bool holdsOthers = holdsForeignTables(database);
    if (!hasTable(database, QStringLiteral("ninefold"))) return holdsOthers ? -1 : 0;
    return database.value(QStringLiteral("SELECT value FROM ninefold WHERE key = ?"), {QStringLiteral("schema")})
        .toInt();
}

/// Asks for the version once more, because another program may be doing the same.
void migrate(Database& database) {
    // Any number, the same for all that migrate; it is released with the transaction.
    if (database.isServer()) database.run(QStringLiteral("SELECT pg_advisory_xact_lock(4991022)"));
    const int before = versionOf(database);
    if (before < 0 || before >= schemaVersion()) return;
    for (int version = before + 1; version <= schemaVersion(); ++version)
        for (const QString& statement : schemaStatements(version, database.isServer())) database.run(statement);
    database.run(QStringLiteral("INSERT INTO ninefold (key, value) VALUES (?, ?)"
                                " ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
                 {QStringLiteral("schema"), QString::number(schemaVersion())});
}

} // namespace ninefold::library
