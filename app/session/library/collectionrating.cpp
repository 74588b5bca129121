// SPDX-License-Identifier: MIT
#include "app/session/library/collectionrating.h"

#include "app/documents/text/messages.h"
#include "app/store/library/adding.h"
#include "app/store/library/entries.h"
#include "app/store/library/examination.h"
#include "app/store/library/finding.h"
#include "engine/logic/needs.h"
#include "engine/rating/puzzleratings.h"

namespace ninefold::session {
namespace {

library::StoredRating ratingOf(const QString& givens, const std::stop_token& stop) {
    solve::FastSolver solver;
    const Grid puzzle = Grid::fromCells(givens.toStdString());
    library::StoredRating rating = library::storedRating(rating::ratePuzzle(puzzle, false, solver, {}, stop).ratings);
    const logic::Needs needs = logic::needsOf(puzzle, stop);
    if (needs.complete)
        for (const logic::Technique* technique : needs.techniques)
            rating.needs << QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
    return rating;
}

using Ratings = QList<std::pair<library::Entry, library::StoredRating>>;

std::optional<Error> stored(const LibraryAccess& access, const Ratings& ratings) {
    const auto opened = access.open();
    if (!opened) return opened.error();
    QHash<library::Id, library::StoredRating> byNumber;
    for (const auto& [entry, rating] : ratings) byNumber.insert(entry.id, rating);
    return library::setRatings(*opened.value().database, byNumber);
}

/// The stand-in has neither the puzzles nor their numbers.
std::optional<Error> storedAside(const LibraryAccess& standIn, const Ratings& ratings) {
    const auto opened = standIn.open();
    if (!opened) return opened.error();
    std::vector<library::NewPuzzle> puzzles;
    for (const auto& [entry, rating] : ratings) {
        puzzles.push_back(library::newFrom(entry));
        puzzles.back().rating = rating;
    }
    const auto added = library::addPuzzles(*opened.value().database, puzzles);
    return added ? std::nullopt : std::optional(added.error());
}

} // namespace

CollectionRating::CollectionRating(const LibraryAccess& access, QObject* parent)
    : QObject(parent),
      access_(access),
      batch_(
          [this](const Batch<Rated>::Answers& answers) {
              for (const auto& [number, rated] : answers) rated_ << rated;
          },
          [this] { write(); }) {}

void CollectionRating::setCollection(const QString& name) {
    if (name == name_) return;
    stop();
    name_ = name;
    left_ = 0;
    tried_.clear();
    next();
}

void CollectionRating::setAccess(const LibraryAccess& access) {
    access_ = access;
    // Its numbers are those of the former place.
    setCollection({});
}

void CollectionRating::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    // What was rated so far is written when the last thread has ended.
    if (paused) batch_.cancel();
    else next();
}

void CollectionRating::stop() {
    batch_.stop();
    reading_.stop();
    rated_.clear();
}

void CollectionRating::next() {
    if (name_.isEmpty() || paused_ || batch_.isRunning() || writing_.isRunning()) return;
    const auto most = kChunk + static_cast<long long>(tried_.size());
    reading_.start([access = access_, name = name_, most](const auto&, const auto&) {
        Chunk chunk;
        const auto opened = access.open();
        library::Query query{.collection = name, .unrated = true};
        if (opened) {
            library::Database& database = *opened.value().database;
            if (const auto left = library::countFound(database, query)) chunk.left = static_cast<int>(left.value());
            query.limit = most;
            const auto ids = library::find(database, query);
            const auto puzzles = ids ? library::entries(database, ids.value()) : QList<library::Entry>();
            if (puzzles) chunk.puzzles = puzzles.value();
        }
        return [chunk](CollectionRating& owner) { owner.rate(chunk); };
    });
}

void CollectionRating::rate(Chunk chunk) {
    chunk.puzzles.removeIf([this](const library::Entry& entry) { return tried_.contains(entry.id); });
    left_ = chunk.puzzles.isEmpty() ? 0 : chunk.left;
    emit ratingAdvanced(left_);
    if (chunk.puzzles.isEmpty() || paused_) return;
    batch_.start(static_cast<int>(chunk.puzzles.size()),
                 [puzzles = chunk.puzzles](int number, const std::stop_token& stop) {
                     const library::Entry& entry = puzzles[number];
                     return Rated{entry, ratingOf(entry.puzzle, stop)};
                 });
}

void CollectionRating::write() {
    for (const Rated& rated : std::as_const(rated_)) tried_.insert(rated.first.id);
    writing_.start([access = access_, ratings = std::exchange(rated_, {})](const auto&, const auto&) {
        auto error = stored(access, ratings);
        if (error && access.isAway(*error)) {
            access.report(*error);
            error = storedAside(access.standIn(), ratings);
        }
        return [sentence = error ? documents::sentence(*error) : QString()](CollectionRating& owner) {
            if (sentence.isEmpty()) return owner.next();
            owner.setCollection({});
            emit owner.ratingFailed(sentence);
        };
    });
}

} // namespace ninefold::session
