// SPDX-License-Identifier: MIT
#include "app/session/learning/puzzlechoice.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/ratings.h"
#include "app/store/library/entries.h"
#include "app/store/library/finding.h"
#include "engine/rating/rating.h"

#include <QSet>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::session {
namespace {

std::optional<ProposedPuzzle> ownPuzzle(library::Database& database, int tenths, bool above) {
    library::Query query{.unsolved = true, .sort = library::SortBy::Er, .descending = !above, .limit = 1};
    query.er = above ? library::Range{.from = tenths, .to = rating::kUnknownRating - 1} : library::Range{.to = tenths};
    const auto ids = library::find(database, query);
    const auto found = ids ? library::entries(database, ids.value()) : QList<library::Entry>();
    if (!found || found.value().isEmpty()) return std::nullopt;
    const library::Entry& entry = found.value().front();
    ProposedPuzzle puzzle{.givens = entry.puzzle, .name = entry.name, .er = tenths, .level = std::nullopt};
    if (!entry.rating) return puzzle;
    puzzle.er = entry.rating->value("er").value_or(tenths);
    if (const auto level = entry.rating->value("level"))
        puzzle.level = rating::kLevels[static_cast<std::size_t>(std::clamp(*level, 0, 5))];
    return puzzle;
}

ProposedPuzzle bundledPuzzle(const documents::Bundled& bundled, rating::Level level) {
    return {.givens = bundled.puzzle,
            .name = QStringLiteral("%1 %2").arg(documents::levelText(level), bundled.id.section(u'-', -1)),
            .er = qRound(bundled.facts[QLatin1String("er")].toDouble() * 10),
            .level = level};
}

/// Is the first one nearer above the wanted rating, or if none is above, higher?
bool fitsBetter(const ProposedPuzzle& one, const ProposedPuzzle& other, int tenths) {
    const bool above = one.er >= tenths, otherAbove = other.er >= tenths;
    if (above != otherAbove) return above;
    return above ? one.er < other.er : one.er > other.er;
}

void consider(const std::optional<ProposedPuzzle>& puzzle, int tenths, std::optional<ProposedPuzzle>& best) {
    if (puzzle && (!best || fitsBetter(*puzzle, *best, tenths))) best = puzzle;
}

} // namespace

std::optional<ProposedPuzzle> proposedPuzzle(library::Database& database, const QList<library::Game>& games, double er,
                                             const QString& folder) {
    assert(er > 0);
    const int tenths = static_cast<int>(std::lround(10 * er));
    QSet<QString> finished;
    for (const library::Game& game : games)
        if (game.state != library::GameState::Open) finished.insert(game.givens);
    std::optional<ProposedPuzzle> best;
    for (const bool above : {true, false}) consider(ownPuzzle(database, tenths, above), tenths, best);
    for (const rating::Level level : rating::kLevels)
        for (const auto& one : documents::bundledFile(documents::bundledFileOf(rating::levelName(level)), folder))
            if (!finished.contains(one.puzzle)) consider(bundledPuzzle(one, level), tenths, best);
    if (!best) return best;
    for (const library::Game& game : games)
        if (game.state == library::GameState::Open && game.givens == best->givens && !game.file.isEmpty())
            best->savedGame = game.name;
    return best;
}

formats::Puzzle puzzleToPlay(const ProposedPuzzle& proposed) {
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(proposed.givens.toStdString());
    puzzle.name = proposed.name.toStdString();
    if (proposed.level) puzzle.level = rating::levelName(*proposed.level);
    puzzle.rating = (QStringLiteral("ER ") + documents::tenthsText(proposed.er)).toStdString();
    return puzzle;
}

} // namespace ninefold::session
