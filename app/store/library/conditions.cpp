// SPDX-License-Identifier: MIT
#include "app/store/library/conditions.h"

#include "app/store/library/base/signature.h"
#include "app/store/library/base/words.h"
#include "engine/core/cells.h"
#include "engine/rating/level.h"

#include <algorithm>

namespace ninefold::library {
namespace {

/// With a plus before it SQLite does not take the index for this test.
Condition givensCondition(const Range& range) {
    // A server compares small numbers only with small numbers.
    const QVariantList ends = {std::clamp(range.from, 0, kCellCount + 1), std::clamp(range.to, -1, kCellCount)};
    return {.test = QStringLiteral("+puzzle.givens BETWEEN ? AND ?"),
            .testValues = ends,
            .list = QStringLiteral("SELECT puzzle.id FROM puzzle WHERE puzzle.givens BETWEEN ? AND ?"),
            .listValues = ends};
}

/// With an index of its own, which the database knows by the very words of this condition.
Condition indexedCondition(const QString& test) {
    return {.test = test, .testValues = {}, .list = "SELECT puzzle.id FROM puzzle WHERE " + test, .listValues = {}};
}

Condition symmetryCondition(int bit) {
    return indexedCondition(QStringLiteral("(puzzle.symmetries & %1) <> 0").arg(bit));
}

Condition patternCondition(analysis::HeldPattern pattern) {
    return indexedCondition(QStringLiteral("(puzzle.patterns & %1) <> 0").arg(analysis::patternBit(pattern)));
}

QString levelList(const Range& levels) {
    QStringList numbers;
    for (const rating::Level level : rating::kLevels)
        if (const int number = static_cast<int>(level); number >= levels.from && number <= levels.to)
            numbers << QString::number(number);
    return QStringLiteral("rating.level IN (%1)").arg(numbers.isEmpty() ? "-1" : numbers.join(", "));
}

/// All that is asked of the rating, as one condition: each part alone may be met by many puzzles, and all by none. The
/// indexes hold every part, so this is known without reading a row; one of them is for the level and one range.
Condition ratingCondition(const Query& query) {
    QStringList tests, lists;
    QVariantList values;
    const auto add = [&](const QString& part, const QVariantList& partValues, bool indexed) {
        tests << '+' + part;
        lists << (indexed ? part : '+' + part);
        values += partValues;
    };
    if (query.levels) add(levelList(*query.levels), {}, true);
    bool ranged = false;
    const auto addRange = [&](const char* column, const std::optional<Range>& range) {
        if (!range) return;
        add(QStringLiteral("rating.%1 BETWEEN ? AND ?").arg(QLatin1String(column)), {range->from, range->to}, !ranged);
        ranged = true;
    };
    addRange("er", query.er);
    addRange("hodoku_score", query.hodokuScore);
    const bool listed = !lists.isEmpty();
    if (const qint64 signature = signatureOf(query.techniques); signature != 0)
        add(QStringLiteral("rating.signature & %1 = %1").arg(signature), {}, false);
    const QString list = "SELECT rating.puzzle AS id FROM rating WHERE " + lists.join(" AND ");
    return {.test = tests.join(" AND "),
            .testValues = values,
            .list = listed ? list : QString(),
            .listValues = listed ? values : QVariantList(),
            .isByNumber = true};
}

/// Rows of a table that links puzzles with something. `where` is about that table and names no puzzle.
Condition linked(const QString& table, const QString& where, const QVariantList& values) {
    return {.test = QStringLiteral("EXISTS (SELECT 1 FROM %1 WHERE %1.puzzle = puzzle.id AND %2)").arg(table, where),
            .testValues = values,
            .list = QStringLiteral("SELECT DISTINCT %1.puzzle AS id FROM %1 WHERE %2").arg(table, where),
            .listValues = values,
            .isByNumber = true};
}

/// The same where each puzzle is listed once, in the order of their numbers.
Condition listOf(const QString& table, const QString& where, const QString& name) {
    Condition condition = linked(table, where, {name});
    condition.list = QStringLiteral("SELECT %1.puzzle AS id FROM %1 WHERE %2").arg(table, where);
    condition.isOrdered = true;
    return condition;
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

/// A word of the name, or all of the text in the name of the source. Each word is a condition of its own, because only
/// the one that the fewest puzzles have is worth a list.
Condition textCondition(const QString& word, const Condition& source) {
    const Condition named = wordCondition(word);
    const QString both = source.list + QStringLiteral(" UNION%1 ") + named.list;
    return {.test = QStringLiteral("(%1 OR %2)").arg(source.test, named.test),
            .testValues = source.testValues + named.testValues,
            .list = both.arg(QString()),
            .listValues = source.listValues + named.listValues,
            .listWithCopies = both.arg(QStringLiteral(" ALL"))};
}

void addText(const QString& text, QList<Condition>& all) {
    const Condition source = sourceCondition(text);
    const QStringList words = wordsOf(text);
    for (const QString& word : words) all << textCondition(word, source);
    if (words.isEmpty()) all << source;
}

} // namespace

bool asksForRating(const Query& query) {
    return query.levels || query.er || query.hodokuScore || !query.techniques.isEmpty();
}

QList<Condition> conditionsOf(const Query& query) {
    QList<Condition> all;
    const auto named = [&](const QString& table, const QString& of, const QString& name) {
        all << listOf(table, QStringLiteral("%1.%2 = (SELECT %2.id FROM %2 WHERE %2.name = ?)").arg(table, of), name);
    };
    if (asksForRating(query)) all << ratingCondition(query);
    if (query.givens) all << givensCondition(*query.givens);
    for (const QString& technique : query.techniques) named("puzzle_technique", "technique", technique);
    if (query.symmetry && *query.symmetry > 0) all << symmetryCondition(1 << *query.symmetry);
    if (query.holds) all << patternCondition(*query.holds);
    if (query.withoutPatterns) all << indexedCondition(QStringLiteral("puzzle.patterns IS NULL"));
    if (!query.collection.isEmpty()) named("collection_puzzle", "collection", query.collection);
    if (!query.tag.isEmpty()) named("puzzle_tag", "tag", query.tag);
    if (!query.text.trimmed().isEmpty()) addText(query.text.trimmed(), all);
    if (query.unsolved)
        all << Condition{.test = QStringLiteral("NOT EXISTS (SELECT 1 FROM game WHERE game.puzzle = puzzle.id AND "
                                                "game.state = 1)"),
                         .isByNumber = true};
    if (query.unrated) all << Condition{.test = QStringLiteral("rating.puzzle IS NULL")};
    return all;
}

} // namespace ninefold::library
