// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/location.h"
#include "engine/core/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariantList>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <type_traits>

namespace ninefold::library {

/// Can this machine talk to a PostgreSQL server? The driver is a package of its own.
bool hasServerDriver();

/// A column of rows on their way into the database.
struct StagedColumn {
    QString name;
    /// "TEXT" or "BIGINT"
    QString type;
    /// One value for each row; a null QVariant is NULL.
    QVariantList values = {};
};

/// A connection, for SQL with bound values. It belongs to the thread that made it.
///
/// After a statement fails, the following ones do nothing until `read` or `write` returns the error: so a sequence of
/// statements needs no check after each.
class Database {
public:
    static Result<std::unique_ptr<Database>> connect(const Location& location);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const Location& location() const { return location_; }
    bool isServer() const { return location_.isServer(); }

    /// Runs statements that only read.
    std::optional<Error> read(const std::function<void()>& work);
    /// Runs statements in one transaction: after an error nothing of it is written. If another connection is in the
    /// way or the server was away for a moment, `work` is run once more from its beginning, several times.
    std::optional<Error> write(const std::function<void()>& work);

    /// {cross}JOIN in a statement joins the tables in their order, where the database would have to guess.
    /// Returns the number of rows that changed.
    long long run(const QString& sql, const QVariantList& values = {});
    /// Calls `use` with each row, which reads its values by their numbers and returns false to stop. It must not run
    /// other statements meanwhile.
    void each(const QString& sql, const QVariantList& values, const std::function<bool(const QSqlQuery&)>& use);
    /// Reads rows as values, each of which `of` makes from a row.
    template <typename Of, typename T = std::invoke_result_t<Of, const QSqlQuery&>>
    Result<QList<T>> list(const QString& sql, const QVariantList& values, Of of) {
        QList<T> all;
        const auto error = read([&] {
            each(sql, values, [&](const QSqlQuery& row) {
                all << of(row);
                return true;
            });
        });
        if (error) return *error;
        return all;
    }
    /// The value in the only row and column; null if there is none.
    QVariant value(const QString& sql, const QVariantList& values = {});
    /// Puts rows into a temporary table that the next statements can join; it replaces the former one of that name.
    /// This is how many rows are written: one set of statements serves both kinds of databases, and each row takes one
    /// short call or a part of one long one.
    void stage(const QString& table, const QList<StagedColumn>& columns);
    /// SQL for the number of a new row; `place` is a column with 1, 2, 3 ... for the rows of one statement, in the
    /// order of which they are read.
    QString nextId(const QString& table, const QString& place) const;

    bool failed() const { return error_.has_value(); }

private:
    explicit Database(const Location& location);
    bool open();
    void settle();
    void execute(const QString& sql, const QVariantList& values, const std::function<void(QSqlQuery&)>& use);
    QString spelled(QString sql) const;
    QSqlQuery& prepared(const QString& sql);
    bool command(const QString& sql);
    void fail(const QSqlError& error);
    std::optional<Error> attempt(const std::function<void()>& work);
    bool recover(int tries);
    void fillFile(const QString& table, const QList<StagedColumn>& columns);
    void fillServer(const QString& table, const QList<StagedColumn>& columns);

    const Location location_;
    const QString connection_;
    QSqlDatabase database_;
    std::map<QString, QSqlQuery> prepared_;
    std::optional<Error> error_;
};

} // namespace ninefold::library
