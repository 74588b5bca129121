// SPDX-License-Identifier: MIT
// A list of a million puzzles has to be searched in a tenth of a second, and a database without statistics takes the
// wrong way about as often as the right one. So the way is chosen here: if one of the conditions is met by few puzzles
// (that is counted, up to a limit), these are listed, tested and sorted. Otherwise many puzzles meet all conditions as
// a rule, and they are found soon when the index of the order is walked along.
#include "app/store/library/finding.h"

#include "app/store/library/base/words.h"
#include "app/store/library/conditions.h"

#include <algorithm>

namespace ninefold::library {
namespace {

/// What an order is made by. Values may be missing: those puzzles come last.
struct Order {
    /// Empty for the order in which the puzzles were added.
    QString column;
    /// The tables in which it is walked along, and those of them that hold the number and the rating.
    QString walk = QStringLiteral("puzzle LEFT JOIN rating ON rating.puzzle = puzzle.id");
    QString shortWalk = {};
    /// The column there, if it is another one.
    QString walkColumn = {};
    /// The puzzle's number in the index.
    QString walkId = QStringLiteral("puzzle.id");
    /// What decides among equal ones.
    QString then = {};
    /// What a puzzle without the value lacks, if that is not the column itself.
    QString lacked = {};
};

Order orderByRating(const QString& column) {
    return {.column = "rating." + column,
            .walk = "rating {cross}JOIN puzzle ON puzzle.id = rating.puzzle",
            .shortWalk = "rating",
            .walkId = "rating.puzzle"};
}

/// Within a level by ER, as its index.
Order levelOrder() {
    Order order = orderByRating("level");
    order.then = "rating.er%1, ";
    return order;
}

/// "Papers 2" comes before "Papers 10": first by all but the number at the end. In the very words of the index.
Order nameOrder() {
    return {.column = "rtrim(lower(puzzle.name), '0123456789')",
            .then = "length(puzzle.name)%1, lower(puzzle.name)%1, ",
            .lacked = "puzzle.name"};
}

/// By a value of the games of a puzzle, of which there are few.
Order orderByGames(const QString& value, const QString& where) {
    return {.column = QStringLiteral("(SELECT %1 FROM game WHERE game.puzzle = puzzle.id AND %2)").arg(value, where),
            .walk = QStringLiteral("(SELECT game.puzzle AS id, %1 AS value FROM game WHERE %2 GROUP BY game.puzzle)"
                                   " AS played {cross}JOIN puzzle ON puzzle.id = played.id"
                                   " LEFT JOIN rating ON rating.puzzle = puzzle.id")
                        .arg(value, where),
            .walkColumn = "played.value"};
}

Order orderOf(SortBy sort) {
    switch (sort) {
    case SortBy::Name:
        return nameOrder();
    case SortBy::Level:
        return levelOrder();
    case SortBy::Er:
        return orderByRating("er");
    case SortBy::HodokuScore:
        return orderByRating("hodoku_score");
    case SortBy::Givens:
        return {.column = "puzzle.givens"};
    case SortBy::BestTime:
        return orderByGames("min(game.milliseconds)", "game.state = 1 AND game.hints = 0 AND game.milliseconds > 0");
    case SortBy::LastPlayed:
        return orderByGames("max(coalesce(game.finished, game.started))", "true");
    case SortBy::Added:
        break;
    }
    return {};
}

/// A statement that is put together from parts with values.
struct Statement {
    QString sql;
    QVariantList values;

    void add(const QString& part, const QVariantList& more = {}) {
        sql += part;
        values += more;
    }
};

class Finding {
public:
    Finding(Database& database, const Query& query, const SearchLimits& limits)
        : database_(database),
          query_(query),
          limits_(limits),
          order_(orderOf(query.sort)),
          conditions_(conditionsOf(query)) {}

    QList<Id> ids() {
        rarest_ = rarest();
        const long long end = query_.limit + query_.offset;
        QList<Id> found;
        if (rarest_ == nullptr && order_.column.isEmpty()) ordered_ = shortestOrdered();
        if (rarest_ != nullptr || order_.column.isEmpty()) {
            fetch(listed(end), found);
        } else {
            fetch(walked(end), found);
            if (found.size() < end) fetch(rest(end - found.size()), found);
        }
        return found.sliced(std::min<qsizetype>(found.size(), query_.offset));
    }

    long long count(long long most) {
        rarest_ = rarest();
        Statement counting{.sql = "SELECT count(*) FROM (SELECT puzzle.id"};
        select(counting);
        counting.add(" LIMIT ?) AS counted", {most});
        return database_.value(counting.sql, counting.values).toLongLong();
    }

private:
    /// The condition that the fewest puzzles meet, if they are few. Two words that many names have may be in none
    /// together, and then every puzzle would be tested along an index: a longer list is still better.
    const Condition* rarest() {
        if (const Condition* few = shortest(limits_.few, false)) return few;
        if (wordsOf(query_.text).size() < 2) return nullptr;
        const Condition* some = shortest(limits_.some + limits_.some / 4, false);
        return some != nullptr && isRarelyMet(*some) ? some : nullptr;
    }

    /// Do few of the first puzzles of a list meet all other conditions?
    bool isRarelyMet(const Condition& list) {
        constexpr int kProbed = 2000, kOften = 20;
        Condition first = list;
        first.list = QStringLiteral("SELECT id FROM (%1) AS probed LIMIT %2").arg(list.counted()).arg(kProbed);
        Statement probe{.sql = "SELECT count(*)"};
        selectListed(probe, first);
        for (const Condition& condition : conditions_)
            if (&condition != &list) probe.add(" AND " + condition.test, condition.testValues);
        return database_.value(probe.sql, probe.values).toInt() < kOften;
    }

    /// Where the order is that of the numbers, the shortest list that has it is gone along.
    const Condition* shortestOrdered() {
        if (const Condition* some = shortest(limits_.some, true)) return some;
        const auto any = std::ranges::find_if(conditions_, &Condition::isOrdered);
        return any == conditions_.end() ? nullptr : &*any;
    }

    /// The condition with the shortest list, if it is shorter than that.
    const Condition* shortest(long long least, bool ordered) {
        const Condition* shortest = nullptr;
        for (const Condition& condition : conditions_) {
            if (!condition.isListed() || (ordered && !condition.isOrdered)) continue;
            const long long number = database_
                                         .value(QStringLiteral("SELECT count(*) FROM (%1 LIMIT %2) AS listed")
                                                    .arg(condition.counted())
                                                    .arg(least),
                                                condition.listValues)
                                         .toLongLong();
            if (number >= least) continue;
            least = number;
            shortest = &condition;
        }
        return shortest;
    }

    void fetch(const Statement& statement, QList<Id>& found) {
        database_.each(statement.sql, statement.values, [&](const QSqlQuery& row) {
            found << row.value(0).toLongLong();
            return true;
        });
    }

    /// FROM and WHERE: the tests of the few puzzles that meet one condition, or of all.
    void select(Statement& statement) {
        if (const Condition* list = rarest_ != nullptr ? rarest_ : ordered_) selectListed(statement, *list);
        else statement.add(" FROM puzzle LEFT JOIN rating ON rating.puzzle = puzzle.id WHERE true");
        test(statement);
    }

    static void selectListed(Statement& statement, const Condition& list) {
        statement.add(" FROM (" + list.list + ") AS listed", list.listValues);
        statement.add(" {cross}JOIN puzzle ON puzzle.id = listed.id"
                      " LEFT JOIN rating ON rating.puzzle = puzzle.id WHERE true");
    }

    void test(Statement& statement, const QString& id = QStringLiteral("puzzle.id")) {
        for (const Condition& condition : conditions_)
            if (&condition != rarest_ && &condition != ordered_)
                statement.add(" AND " + QString(condition.test).replace(QLatin1String("puzzle.id"), id),
                              condition.testValues);
    }

    QString then() const { return order_.then.isEmpty() ? QString() : order_.then.arg(direction()); }

    QString lacked() const { return order_.lacked.isEmpty() ? order_.column : order_.lacked; }

    QString direction() const { return query_.descending ? QStringLiteral(" DESC") : QString(); }

    /// All in one statement, which sorts them.
    Statement listed(long long most) {
        Statement statement{.sql = "SELECT puzzle.id"};
        select(statement);
        statement.add(" ORDER BY ");
        if (!order_.column.isEmpty()) {
            statement.add(QStringLiteral("%1 IS NULL, CASE WHEN %1 IS NULL THEN puzzle.id END, ").arg(lacked()));
            statement.add(QStringLiteral("%1%2, ").arg(order_.column, direction()) + then());
        }
        statement.add(QStringLiteral("%1%2 LIMIT ?").arg(ordered_ != nullptr ? "listed.id" : "puzzle.id", direction()),
                      {most});
        return statement;
    }

    /// Those that have a value, along its index.
    Statement walked(long long most) {
        const QString column = order_.walkColumn.isEmpty() ? order_.column : order_.walkColumn;
        // Reading a million rows of the puzzles, one here and one there, takes longer than everything else.
        const bool isShort = !order_.shortWalk.isEmpty() && std::ranges::all_of(conditions_, &Condition::isByNumber);
        Statement statement{
            .sql = QStringLiteral("SELECT %1 FROM %2").arg(order_.walkId, isShort ? order_.shortWalk : order_.walk)};
        statement.add(QStringLiteral(" WHERE %1 IS NOT NULL").arg(order_.lacked.isEmpty() ? column : order_.lacked));
        // The indexes of levels are also those of ER and of the score within a level.
        const bool inLevel = query_.sort == SortBy::Er || query_.sort == SortBy::HodokuScore;
        if (inLevel && query_.levels && query_.levels->from == query_.levels->to)
            statement.add(" AND rating.level = ?", {query_.levels->from});
        test(statement, order_.walkId);
        statement.add(QStringLiteral(" ORDER BY %1%2, ").arg(column, direction()) + then());
        statement.add(QStringLiteral("%1%2 LIMIT ?").arg(order_.walkId, direction()), {most});
        return statement;
    }

    /// Those that have none. What is asked of a rating only rated puzzles meet.
    Statement rest(long long most) {
        Statement statement{.sql = "SELECT puzzle.id"};
        if (order_.walkId == "rating.puzzle" && asksForRating(query_)) {
            statement.add(" FROM " + order_.walk + " WHERE true");
            test(statement);
        } else {
            select(statement);
        }
        statement.add(QStringLiteral(" AND %1 IS NULL ORDER BY puzzle.id LIMIT ?").arg(lacked()), {most});
        return statement;
    }

    Database& database_;
    const Query& query_;
    const SearchLimits limits_;
    const Order order_;
    const QList<Condition> conditions_;
    const Condition* rarest_ = nullptr;
    const Condition* ordered_ = nullptr;
};

} // namespace

Result<QList<Id>> find(Database& database, const Query& query, const SearchLimits& limits) {
    QList<Id> ids;
    if (auto error = database.read([&] { ids = Finding(database, query, limits).ids(); })) return *error;
    return ids;
}

Result<long long> countFound(Database& database, const Query& query, long long most) {
    long long count = 0;
    if (auto error = database.read([&] { count = Finding(database, query, {}).count(most); })) return *error;
    return count;
}

} // namespace ninefold::library
