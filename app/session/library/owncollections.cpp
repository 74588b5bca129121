// SPDX-License-Identifier: MIT
#include "app/session/library/owncollections.h"

#include "app/documents/text/ratings.h"
#include "app/store/library/entries.h"
#include "app/store/library/finding.h"
#include "app/store/library/patterns.h"
#include "engine/rating/rating.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

QString idOfTechnique(const logic::Technique& technique) {
    return QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
}

/// A bound of 0 is none.
std::optional<library::Range> rangeOf(int least, int most) {
    if (least <= 0 && most <= 0) return std::nullopt;
    library::Range range{.from = least};
    // What a method cannot say is larger than all it says.
    range.to = most > 0 ? most : rating::kUnknownRating - 1;
    return range;
}

library::SortBy storedSort(LibrarySort sort) {
    switch (sort) {
    case LibrarySort::Name:
        return library::SortBy::Name;
    case LibrarySort::Level:
        return library::SortBy::Level;
    case LibrarySort::Rating:
        return library::SortBy::Er;
    case LibrarySort::Score:
        return library::SortBy::HodokuScore;
    case LibrarySort::Givens:
        return library::SortBy::Givens;
    case LibrarySort::Time:
        return library::SortBy::BestTime;
    case LibrarySort::LastPlayed:
        return library::SortBy::LastPlayed;
    case LibrarySort::Number:
        break;
    }
    return library::SortBy::Added;
}

library::Query storedQuery(const LibraryQuery& query, const QString& collection) {
    const LibraryFilter& filter = query.filter;
    library::Query stored{.collection = collection, .text = filter.text, .unsolved = filter.unsolved};
    if (filter.level) stored.levels = library::Range{static_cast<int>(*filter.level), static_cast<int>(*filter.level)};
    stored.er = rangeOf(filter.leastEr, filter.mostEr);
    stored.hodokuScore = rangeOf(filter.leastScore, filter.mostScore);
    stored.givens = rangeOf(filter.leastGivens, filter.mostGivens);
    if (filter.symmetry) stored.symmetry = static_cast<int>(*filter.symmetry);
    stored.holds = filter.holds;
    stored.tag = filter.tag;
    if (filter.technique != nullptr) stored.techniques = {idOfTechnique(*filter.technique)};
    stored.sort = storedSort(query.sort);
    stored.descending = query.descending;
    return stored;
}

/// The value of a rating; 0 where it is not known.
int known(const library::StoredRating& rating, const char* key) {
    const int value = rating.value(key).value_or(0);
    return value == rating::kUnknownRating ? 0 : value;
}

} // namespace

library::Id OwnCollections::listOf(const QString& collection) {
    return collection.startsWith(kPrefix) ? collection.mid(kPrefix.size()).toLongLong() : 0;
}

QString OwnCollections::collectionOf(library::Id list) {
    return kPrefix + QString::number(list);
}

OwnCollections::OwnCollections(const LibraryAccess& access, std::shared_ptr<const PlayHistory> history,
                               long long searchedRows)
    : access_(access), history_(std::move(history)), searchedRows_(searchedRows) {
    assert(history_ != nullptr);
}

std::unique_ptr<library::Database> OwnCollections::open() const {
    auto opened = access_.open();
    return opened ? std::move(opened).value().database : nullptr;
}

std::vector<LibraryCollection> OwnCollections::collections() const {
    const auto database = open();
    if (database == nullptr) return {};
    std::vector<LibraryCollection> collections;
    const auto lists = library::puzzleLists(*database, library::ListKind::Collection);
    if (!lists) return {};
    for (const library::PuzzleList& list : lists.value())
        if (list.bundled.isEmpty())
            collections.push_back({.id = collectionOf(list.id),
                                   .name = list.name,
                                   .level = std::nullopt,
                                   .solved = solvedOf(*database, list),
                                   .total = static_cast<int>(list.puzzles)});
    return collections;
}

/// By what was played here; of a large collection the database knows it.
int OwnCollections::solvedOf(library::Database& database, const library::PuzzleList& list) const {
    if (list.puzzles > searchedRows_) return static_cast<int>(list.solved);
    const auto ids = library::listedPuzzles(database, library::ListKind::Collection, list.id);
    const auto listed = ids ? library::entries(database, ids.value()) : QList<library::Entry>();
    if (!listed) return 0;
    return static_cast<int>(std::ranges::count_if(listed.value(), [this](const library::Entry& entry) {
        return history_->of(entry.puzzle).state == PlayState::Solved;
    }));
}

std::vector<const logic::Technique*> OwnCollections::techniques(const QString&) const {
    // Which of them occur in a large collection takes long to find out.
    const auto all = logic::allTechniques();
    std::vector<const logic::Technique*> techniques;
    for (const logic::Technique* technique : all)
        if (technique->family != logic::Family::Singles && !technique->onRequest) techniques.push_back(technique);
    return techniques;
}

std::vector<qint64> OwnCollections::find(const LibraryQuery& query, const std::stop_token& stop) const {
    const auto database = open();
    if (database == nullptr) return {};
    const auto named = library::nameOfList(*database, library::ListKind::Collection, listOf(query.collection));
    const QString name = named ? named.value() : QString();
    if (name.isEmpty()) return {};
    const auto count = library::countFound(*database, {.collection = name}, searchedRows_ + 1);
    if (!count || stop.stop_requested()) return {};
    if (count.value() > searchedRows_) {
        const library::Query stored = storedQuery(query, name);
        if (stored.holds && !library::lookForPatterns(*database, stored, stop)) return {};
        if (stop.stop_requested()) return {};
        const auto found = library::find(*database, stored);
        return found ? std::vector<qint64>(found.value().begin(), found.value().end()) : std::vector<qint64>();
    }
    const auto all = library::find(*database, {.collection = name});
    if (!all || stop.stop_requested()) return {};
    std::vector<LibraryPuzzle> rows = puzzles(std::vector<qint64>(all.value().begin(), all.value().end()));
    std::erase_if(rows, [&](const LibraryPuzzle& puzzle) { return !fits(puzzle, query.filter); });
    std::ranges::sort(rows, [&](const LibraryPuzzle& one, const LibraryPuzzle& other) {
        return precedes(one, other, query.sort, query.descending);
    });
    std::vector<qint64> ids;
    ids.reserve(rows.size());
    for (const LibraryPuzzle& puzzle : rows) ids.push_back(puzzle.id);
    return ids;
}

LibraryPuzzle OwnCollections::puzzleOf(const library::Entry& entry) const {
    LibraryPuzzle puzzle{.id = entry.id,
                         .name = entry.name,
                         .brief = entry.name,
                         .level = std::nullopt,
                         .givens = entry.puzzle,
                         .digits = entry.puzzle,
                         .needs = std::nullopt,
                         .play = history_->of(entry.puzzle)};
    puzzle.tags = entry.tags;
    if (puzzle.play.state == PlayState::Started) puzzle.digits = puzzle.play.digits;
    if (puzzle.play.state == PlayState::Solved) puzzle.digits = entry.solution;
    if (!entry.rating) return puzzle;
    puzzle.er = known(*entry.rating, "er");
    puzzle.score = known(*entry.rating, "hodoku_score");
    if (const auto level = entry.rating->value("level"))
        puzzle.level = rating::kLevels[static_cast<std::size_t>(std::clamp(*level, 0, 5))];
    puzzle.needs.emplace();
    for (const QString& id : entry.rating->needs)
        if (const logic::Technique* technique = logic::techniqueById(id.toStdString()))
            puzzle.needs->push_back(technique);
    if (puzzle.needs->empty() && !entry.rating->value("level")) puzzle.needs.reset();
    return puzzle;
}

QList<library::Entry> OwnCollections::entriesOf(std::span<const qint64> ids) const {
    const auto database = open();
    if (database == nullptr) return {};
    const auto found = library::entries(*database, QList<library::Id>(ids.begin(), ids.end()));
    return found ? found.value() : QList<library::Entry>();
}

/// Puzzles that are gone in the meantime keep their places.
std::vector<LibraryPuzzle> OwnCollections::puzzles(std::span<const qint64> ids) const {
    const QList<library::Entry> entries = entriesOf(ids);
    std::vector<LibraryPuzzle> found;
    found.reserve(ids.size());
    qsizetype next = 0;
    for (const qint64 id : ids) {
        const bool here = next < entries.size() && entries[next].id == id;
        found.push_back(here ? puzzleOf(entries[next]) : LibraryPuzzle{});
        if (here) ++next;
    }
    return found;
}

std::vector<formats::Puzzle> OwnCollections::playable(std::span<const qint64> ids) const {
    std::vector<formats::Puzzle> found;
    for (const library::Entry& entry : entriesOf(ids)) {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(entry.puzzle.toStdString());
        puzzle.name = entry.name.toStdString();
        puzzle.author = entry.author.toStdString();
        puzzle.source = entry.source.toStdString();
        const LibraryPuzzle shown = puzzleOf(entry);
        if (shown.level) puzzle.level = rating::levelName(*shown.level);
        if (shown.er > 0) puzzle.rating = (QStringLiteral("ER ") + documents::tenthsText(shown.er)).toStdString();
        found.push_back(std::move(puzzle));
    }
    return found;
}

qint64 OwnCollections::idOf(const QString&) const {
    return 0;
}

} // namespace ninefold::session
