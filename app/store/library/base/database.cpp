// SPDX-License-Identifier: MIT
// Everything that differs between SQLite and PostgreSQL, but for the words in the schema.
#include "app/store/library/base/database.h"

#include "app/store/library/base/databaseerror.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDriver>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <cassert>

namespace ninefold::library {
namespace {

/// For another window or program that writes at the same time.
constexpr auto kFileOptions = "QSQLITE_BUSY_TIMEOUT=20000", kBusyTimeout = "busy_timeout = 20000";
/// A server that says nothing any more is given up after ten seconds, also in the middle of a statement.
constexpr auto kServerOptions =
    "connect_timeout=10;tcp_user_timeout=10000;keepalives_idle=5;keepalives_interval=2;keepalives_count=3;"
    "application_name=Ninefold;client_encoding=UTF8";
constexpr auto kServerDriver = "QPSQL", kFileDriver = "QSQLITE";
/// As short as what databases say.
constexpr auto kNoServerDriver = "the driver for PostgreSQL is missing, in Debian the package libqt6sql6-psql";
/// The waits between the attempts to write, each twice as long as the one before: seven seconds in all.
constexpr int kMostTries = 7;
constexpr unsigned long kFirstWaitMs = 110;

QString freshName() {
    static std::atomic<int> count{0};
    return QStringLiteral("ninefold-library-%1").arg(++count);
}

/// A value within the text of an array, as PostgreSQL's manual describes it in "Array Input and Output Syntax".
void appendElement(const QVariant& value, QString& text) {
    assert(text.startsWith('{'));
    if (text.size() > 1) text += ',';
    if (!value.isValid()) {
        text += QLatin1String("NULL");
        return;
    }
    text += '"';
    for (const QChar character : value.toString()) {
        if (character == '"' || character == '\\') text += '\\';
        // The only character that a text in PostgreSQL cannot hold.
        text += character.isNull() ? QChar(QChar::ReplacementCharacter) : character;
    }
    text += '"';
}

/// The drivers take a text without characters for NULL; here only a QVariant without a value is that.
QVariant bound(const QVariant& value) {
    if (value.typeId() == QMetaType::QString && value.toString().isEmpty()) return QStringLiteral("");
    return value;
}

/// What a transaction has written before it failed stays in the file beside the library, which keeps its size: on a
/// full disk that is the space that the player makes for the saved games. Without waiting for other programs.
void releaseSpace(const QSqlDatabase& database) {
    QSqlQuery query(database);
    for (const char* pragma : {"busy_timeout = 0", "wal_checkpoint(TRUNCATE)", kBusyTimeout}) {
        query.exec(QStringLiteral("PRAGMA ") + QLatin1String(pragma));
        query.finish();
    }
}

QString arrayText(const QVariantList& values) {
    QString text = QStringLiteral("{");
    for (const QVariant& value : values) appendElement(value, text);
    return text + '}';
}

} // namespace

Database::Database(const Location& location) : location_(location), connection_(freshName()) {
    database_ =
        QSqlDatabase::addDatabase(QLatin1String(location.isServer() ? kServerDriver : kFileDriver), connection_);
    database_.setDatabaseName(location.name);
    database_.setConnectOptions(QLatin1String(location.isServer() ? kServerOptions : kFileOptions));
    if (!location.host.isEmpty()) database_.setHostName(location.host);
    if (!location.user.isEmpty()) database_.setUserName(location.user);
    if (location.port > 0) database_.setPort(location.port);
}

/// Queries and handles refer to the connection, so they go before it.
Database::~Database() {
    prepared_.clear();
    database_.close();
    database_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(connection_);
}

bool hasServerDriver() {
    return QSqlDatabase::isDriverAvailable(QLatin1String(kServerDriver));
}

Result<std::unique_ptr<Database>> Database::connect(const Location& location) {
    if (location.isServer() && !hasServerDriver())
        return Error{.code = ErrorCode::LibraryCannotOpen, .text = kNoServerDriver};
    std::unique_ptr<Database> database(new Database(location));
    if (!location.isServer()) QDir().mkpath(QFileInfo(location.name).absolutePath());
    if (!database->open()) {
        Error error = std::move(*database->error_);
        // At the beginning it does not matter why there is no connection.
        if (error.code == ErrorCode::LibraryGone || error.code == ErrorCode::LibraryFailed)
            error.code = ErrorCode::LibraryCannotOpen;
        return error;
    }
    return database;
}

bool Database::open() {
    prepared_.clear();
    error_.reset();
    if (!database_.open()) fail(database_.lastError());
    else settle();
    // SQLite does not wait for another program that begins the same file.
    for (int tries = 1; error_ && error_->code == ErrorCode::LibraryBusy && tries < kMostTries; ++tries) {
        QThread::msleep(kFirstWaitMs << (tries - 1));
        error_.reset();
        settle();
    }
    return !error_;
}

/// Many connections may read a file while one writes it, and a crash or a power cut loses at most the last
/// transactions. What a large transaction takes to be undone is in a file, not in memory.
void Database::settle() {
    if (isServer()) {
        // Not for every table that is there already.
        command(QStringLiteral("SET client_min_messages = warning"));
        return;
    }
    for (const char* pragma : {"journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "secure_delete = OFF",
                               "cache_size = -49152", "wal_autocheckpoint = 16384", "journal_size_limit = 16777216"})
        command(QStringLiteral("PRAGMA ") + QLatin1String(pragma));
}

std::optional<Error> Database::read(const std::function<void()>& work) {
    assert(work);
    error_.reset();
    work();
    return std::exchange(error_, std::nullopt);
}

std::optional<Error> Database::write(const std::function<void()>& work) {
    assert(work);
    for (int tries = 1;; ++tries) {
        auto error = attempt(work);
        if (!error || !isPassing(*error) || tries == kMostTries || !recover(tries)) return error;
    }
}

/// Asks for the right to write at once: waiting for it in the middle of a transaction can fail without a remedy.
std::optional<Error> Database::attempt(const std::function<void()>& work) {
    error_.reset();
    // A server that is away says why.
    if (!database_.isOpen() && !open()) {
        error_->code = ErrorCode::LibraryGone;
        return std::exchange(error_, std::nullopt);
    }
    if (command(isServer() ? QStringLiteral("BEGIN") : QStringLiteral("BEGIN IMMEDIATE"))) work();
    if (!error_) command(QStringLiteral("COMMIT"));
    auto error = std::exchange(error_, std::nullopt);
    if (!error) return std::nullopt;
    command(QStringLiteral("ROLLBACK"));
    error_.reset();
    if (!isServer() && error->code == ErrorCode::LibraryFailed) releaseSpace(database_);
    return error;
}

/// Waits, and connects to the server anew. False if that cannot succeed.
bool Database::recover(int tries) {
    assert(tries >= 1 && tries < kMostTries);
    QThread::msleep(kFirstWaitMs << (tries - 1));
    if (isServer() && !command(QStringLiteral("SELECT 1"))) {
        prepared_.clear();
        database_.close();
    }
    error_.reset();
    return true;
}

bool Database::command(const QString& sql) {
    if (error_) return false;
    QSqlQuery query(database_);
    query.setForwardOnly(true);
    if (!query.exec(sql)) fail(query.lastError());
    return !error_;
}

/// SQLite keeps the order of the tables in a cross join; a server knows how many rows there are.
QString Database::spelled(QString sql) const {
    return sql.replace(QLatin1String("{cross}"), QLatin1String(isServer() ? "" : "CROSS "));
}

QSqlQuery& Database::prepared(const QString& sql) {
    const auto known = prepared_.find(sql);
    if (known != prepared_.end()) return known->second;
    QSqlQuery& query = prepared_.emplace(sql, QSqlQuery(database_)).first->second;
    query.setForwardOnly(true);
    if (!query.prepare(sql)) fail(query.lastError());
    return query;
}

/// Statements without values are used once, and a server prepares none that changes tables.
void Database::execute(const QString& sql, const QVariantList& values, const std::function<void(QSqlQuery&)>& use) {
    if (error_) return;
    QSqlQuery once(database_);
    once.setForwardOnly(true);
    const QString statement = spelled(sql);
    QSqlQuery& query = values.isEmpty() ? once : prepared(statement);
    if (error_) return;
    for (int place = 0; place < values.size(); ++place) query.bindValue(place, bound(values[place]));
    if (values.isEmpty() ? query.exec(statement) : query.exec()) use(query);
    else fail(query.lastError());
    query.finish();
}

long long Database::run(const QString& sql, const QVariantList& values) {
    long long changed = 0;
    execute(sql, values, [&](const QSqlQuery& query) { changed = query.numRowsAffected(); });
    return changed;
}

void Database::each(const QString& sql, const QVariantList& values, const std::function<bool(const QSqlQuery&)>& use) {
    assert(use);
    execute(sql, values, [&](QSqlQuery& query) {
        bool more = true;
        while (more && query.next()) more = use(query);
        // The end of the rows may be an error.
        if (more && query.lastError().isValid()) fail(query.lastError());
    });
}

QVariant Database::value(const QString& sql, const QVariantList& values) {
    QVariant found;
    each(sql, values, [&](const QSqlQuery& row) {
        found = row.value(0);
        return false;
    });
    return found;
}

void Database::stage(const QString& table, const QList<StagedColumn>& columns) {
    assert(!columns.isEmpty());
    assert(std::ranges::all_of(columns, [rows = columns.front().values.size()](const StagedColumn& column) {
        return column.values.size() == rows;
    }));
    QStringList declared;
    for (const StagedColumn& column : columns) declared << column.name + ' ' + column.type;
    run(QStringLiteral("CREATE TEMPORARY TABLE IF NOT EXISTS %1 (%2)").arg(table, declared.join(", ")));
    run(QStringLiteral("DELETE FROM %1").arg(isServer() ? table : "temp." + table));
    if (isServer()) fillServer(table, columns);
    else fillFile(table, columns);
}

void Database::fillFile(const QString& table, const QList<StagedColumn>& columns) {
    QStringList places;
    for (int place = 0; place < columns.size(); ++place) places << QStringLiteral("?");
    if (error_) return;
    QSqlQuery& query = prepared(QStringLiteral("INSERT INTO temp.%1 VALUES (%2)").arg(table, places.join(", ")));
    for (qsizetype row = 0; row < columns.front().values.size() && !error_; ++row) {
        for (int place = 0; place < columns.size(); ++place) query.bindValue(place, bound(columns[place].values[row]));
        if (!query.exec()) fail(query.lastError());
    }
    query.finish();
}

/// One statement with an array for each column. Without the statistics the server would read whole tables to join a few
/// rows.
void Database::fillServer(const QString& table, const QList<StagedColumn>& columns) {
    QStringList arrays;
    QVariantList values;
    for (const StagedColumn& column : columns) {
        arrays << QStringLiteral("CAST(? AS %1[])").arg(column.type);
        values << arrayText(column.values);
    }
    run(QStringLiteral("INSERT INTO %1 SELECT * FROM unnest(%2)").arg(table, arrays.join(", ")), values);
    run(QStringLiteral("ANALYZE %1").arg(table));
}

/// In a file a transaction that writes is alone. A server gives numbers to several at the same time.
QString Database::nextId(const QString& table, const QString& place) const {
    if (isServer()) return QStringLiteral("nextval('%1_id_seq')").arg(table);
    return QStringLiteral("(SELECT coalesce(max(id), 0) FROM %1) + %2").arg(table, place);
}

void Database::fail(const QSqlError& error) {
    if (!error_) error_ = errorOf(error, isServer());
}

} // namespace ninefold::library
