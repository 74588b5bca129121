// SPDX-License-Identifier: MIT
#include "app/cli/library/selection.h"

#include "app/cli/text.h"
#include "engine/generator/symmetry.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <cmath>

namespace ninefold::cli {
namespace {

struct Sort {
    const char* word;
    library::SortBy by;
};
constexpr Sort kSorts[] = {
    {"added", library::SortBy::Added},   {"name", library::SortBy::Name},         {"level", library::SortBy::Level},
    {"er", library::SortBy::Er},         {"score", library::SortBy::HodokuScore}, {"clues", library::SortBy::Givens},
    {"time", library::SortBy::BestTime}, {"played", library::SortBy::LastPlayed},
};

/// "A-B", "A-", "-B" or "A", each times `scale`; nothing if it is something else.
std::optional<library::Range> rangeFrom(const QString& text, int scale) {
    const QStringList ends = text.split('-');
    if (ends.size() > 2 || (ends.size() == 2 && ends[0].isEmpty() && ends[1].isEmpty())) return std::nullopt;
    library::Range range;
    for (int end = 0; end < ends.size(); ++end) {
        if (ends[end].isEmpty() && ends.size() == 2) continue;
        bool good = false;
        const double number = ends[end].toDouble(&good);
        if (!good || !(number >= 0 && number < 1e8)) return std::nullopt;
        (end == 0 ? range.from : range.to) = static_cast<int>(std::lround(number * scale));
    }
    if (ends.size() == 1) range.to = range.from;
    if (range.from > range.to) return std::nullopt;
    return range;
}

QString readRange(const Invocation& call, const char* name, int scale, std::optional<library::Range>& range) {
    if (!call.isSet(name)) return {};
    range = rangeFrom(call.value(name), scale);
    return range ? QString()
                 : QStringLiteral("--%1 needs numbers such as %2, not '%3'.")
                       .arg(name, scale == 10 ? "2.6-4.5" : "22-25", call.value(name));
}

QString readLevel(const Invocation& call, library::Query& query) {
    if (!call.isSet("level")) return {};
    const auto level = rating::levelFromName(call.value("level").toStdString());
    if (!level)
        return QStringLiteral("--level needs very-easy, easy, normal, hard, very-hard or expert, not '%1'.")
            .arg(call.value("level"));
    query.levels = library::Range{static_cast<int>(*level), static_cast<int>(*level)};
    return {};
}

QString readTechniques(const Invocation& call, library::Query& query) {
    if (!call.isSet("technique")) return {};
    query.techniques = call.value("technique").split(',');
    for (const QString& id : query.techniques)
        if (logic::techniqueById(id.toStdString()) == nullptr)
            return QStringLiteral("There is no technique '%1'; ninefold-cli techniques lists them.").arg(id);
    return {};
}

QString readSymmetry(const Invocation& call, library::Query& query) {
    if (!call.isSet("symmetry")) return {};
    const auto symmetry = generator::symmetryFromName(call.value("symmetry").toStdString());
    if (!symmetry) return QStringLiteral("There is no symmetry '%1'.").arg(call.value("symmetry"));
    query.symmetry = static_cast<int>(*symmetry);
    return {};
}

QString readPattern(const Invocation& call, library::Query& query) {
    if (!call.isSet("holds")) return {};
    query.holds = analysis::heldPatternFromName(call.value("holds").toStdString());
    return query.holds ? QString()
                       : QStringLiteral("--holds needs tridagon or exocet, not '%1'.").arg(call.value("holds"));
}

/// A minus before the word turns the order round.
QString readSort(const Invocation& call, library::Query& query) {
    if (!call.isSet("sort")) return {};
    QString word = call.value("sort");
    query.descending = word.startsWith('-');
    if (query.descending) word.remove(0, 1);
    QStringList words;
    for (const Sort& sort : kSorts) {
        words << QLatin1String(sort.word);
        if (word != QLatin1String(sort.word)) continue;
        query.sort = sort.by;
        return {};
    }
    return QStringLiteral("--sort needs one of %1, with - before it for the reverse, not '%2'.")
        .arg(words.join(", "), call.value("sort"));
}

} // namespace

QList<QCommandLineOption> selectionOptions() {
    return {option("level", "Only puzzles of this level", "LEVEL"),
            option("er", "Only of these ratings of Sudoku Explainer: 2.6-4.5", "A-B"),
            option("score", "Only of these scores of HoDoKu", "A-B"),
            option("technique", "Only puzzles that need these techniques, with commas", "ID"),
            option("clues", "Only with that many givens: 22-25", "A-B"),
            option("symmetry", "Only with givens of this symmetry", "S"),
            option("holds",
                   "Only puzzles with a tridagon or an exocet once singles, locked candidates,\n"
                   "pairs and triples are used up",
                   "PATTERN"),
            option("text", "Only with words of the name or author that begin so, or from such a source", "T"),
            option("unsolved", "Only puzzles that were never solved"),
            option("sort", "added (default), name, level, er, score, clues, time or played; -er = the hardest first",
                   "FIELD")};
}

std::variant<library::Query, QString> readSelection(const Invocation& call) {
    library::Query query;
    const QString wrong[] = {readLevel(call, query),
                             readRange(call, "er", 10, query.er),
                             readRange(call, "score", 1, query.hodokuScore),
                             readRange(call, "clues", 1, query.givens),
                             readTechniques(call, query),
                             readSymmetry(call, query),
                             readPattern(call, query),
                             readSort(call, query)};
    for (const QString& why : wrong)
        if (!why.isEmpty()) return why;
    query.collection = call.value("collection");
    query.tag = call.value("tag");
    query.text = call.value("text");
    query.unsolved = call.isSet("unsolved");
    if (call.common.limit) query.limit = *call.common.limit;
    return query;
}

} // namespace ninefold::cli
