// SPDX-License-Identifier: MIT
#include "app/store/library/conditions.h"

#include "app/store/library/base/words.h"
#include "engine/rating/level.h"

namespace ninefold::library {
namespace {

/// A range of a column; with a plus before it SQLite does not take the index for this test.
Condition inRange(const QString& table, const QString& column, const Range& range) {
    const QVariantList ends = {range.from, range.to};
    return {.test = QStringLiteral("+%1.%2 BETWEEN ? AND ?").arg(table, column),
            .testValues = ends,
            .list = QStringLiteral("SELECT %3 AS id FROM %1 WHERE %2 BETWEEN ? AND ?")
                        .arg(table, column, table == "rating" ? "puzzle" : "id"),
            .listValues = ends};
}

/// Most puzzles have only symmetry number 0, which is none, and the index leaves those out.
Condition symmetryCondition(int bit) {
    return {.test = QStringLiteral("(puzzle.symmetries & ?) <> 0"),
            .testValues = {bit},
            .list = QStringLiteral("SELECT id FROM puzzle WHERE symmetries > 1 AND (symmetries & ?) <> 0"),
            .listValues = {bit}};
}

/// Each alone may be met by many puzzles, and both by none.
Condition levelAndEr(const Range& levels, const Range& er) {
    QStringList numbers;
    for (const rating::Level level : rating::kLevels)
        if (const int number = static_cast<int>(level); number >= levels.from && number <= levels.to)
            numbers << QString::number(number);
    Condition both = inRange("rating", "er", er);
    const QString level = QStringLiteral("rating.level IN (%1)").arg(numbers.isEmpty() ? "-1" : numbers.join(", "));
    both.test += " AND +" + level;
    both.list += " AND " + level;
    return both;
}

/// Rows of a table that links puzzles with something. `where` is about that table and names no puzzle.
Condition linked(const QString& table, const QString& where, const QVariantList& values) {
    return {.test = QStringLiteral("EXISTS (SELECT 1 FROM %1 WHERE %1.puzzle = puzzle.id AND %2)").arg(table, where),
            .testValues = values,
            .list = QStringLiteral("SELECT DISTINCT %1.puzzle AS id FROM %1 WHERE %2").arg(table, where),
            .listValues = values};
}

/// The smallest text that follows all that begin with the word.
QString afterAll(QString word) {
    word.back() = QChar(word.back().unicode() + 1);
    return word;
}

Condition wordCondition(const QString& word) {
    return linked("word", "word.word >= ? AND word.word < ?", {word, afterAll(word)});
}

/// The characters of LIKE itself have to be marked.
QString likeText(QString text) {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    return '%' + text.toLower() + '%';
}

/// There are few sources, and often all puzzles have the same.
Condition sourceCondition(const QString& text) {
    const QString sources =
        QStringLiteral("(SELECT source.id FROM source WHERE lower(source.name) LIKE ? ESCAPE '\\')");
    return {.test = QStringLiteral("puzzle.source IN ") + sources,
            .testValues = {likeText(text)},
            .list = QStringLiteral("SELECT puzzle.id FROM puzzle WHERE puzzle.source IN ") + sources,
            .listValues = {likeText(text)}};
}

/// In the words of the name, or in the name of the source.
Condition textCondition(const QString& text) {
    Condition either = sourceCondition(text);
    QStringList tests, lists;
    QVariantList testValues, listValues;
    for (const QString& word : wordsOf(text)) {
        const Condition named = wordCondition(word);
        tests << named.test;
        lists << named.list;
        testValues += named.testValues;
        listValues += named.listValues;
    }
    if (tests.isEmpty()) return either;
    either.test = QStringLiteral("(%1 OR (%2))").arg(either.test, tests.join(" AND "));
    either.testValues += testValues;
    const QString both =
        QStringLiteral("%1 UNION%2 SELECT id FROM (%3) AS named").arg(either.list, "%1", lists.join(" INTERSECT "));
    either.listWithCopies = both.arg(QStringLiteral(" ALL"));
    either.list = both.arg(QString());
    either.listValues += listValues;
    return either;
}

} // namespace

QList<Condition> conditionsOf(const Query& query) {
    QList<Condition> all;
    const auto named = [&](const QString& table, const QString& of, const QString& name) {
        all << linked(table, QStringLiteral("%1.%2 = (SELECT %2.id FROM %2 WHERE %2.name = ?)").arg(table, of), {name});
    };
    if (query.levels && query.er) all << levelAndEr(*query.levels, *query.er);
    else if (query.levels) all << inRange("rating", "level", *query.levels);
    else if (query.er) all << inRange("rating", "er", *query.er);
    if (query.hodokuScore) all << inRange("rating", "hodoku_score", *query.hodokuScore);
    if (query.givens) all << inRange("puzzle", "givens", *query.givens);
    for (const QString& technique : query.techniques) named("puzzle_technique", "technique", technique);
    if (query.symmetry && *query.symmetry > 0) all << symmetryCondition(1 << *query.symmetry);
    if (!query.collection.isEmpty()) named("collection_puzzle", "collection", query.collection);
    if (!query.tag.isEmpty()) named("puzzle_tag", "tag", query.tag);
    if (!query.text.trimmed().isEmpty()) all << textCondition(query.text.trimmed());
    if (query.unsolved)
        all << Condition{.test = QStringLiteral("NOT EXISTS (SELECT 1 FROM game WHERE game.puzzle = puzzle.id AND "
                                                "game.state = 1)")};
    if (query.unrated) all << Condition{.test = QStringLiteral("rating.puzzle IS NULL")};
    return all;
}

} // namespace ninefold::library
