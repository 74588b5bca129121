// SPDX-License-Identifier: MIT
#include "app/session/library/puzzlecollections.h"

#include "app/documents/text/bundled.h"
#include "app/documents/text/levels.h"
#include "engine/solve/bitboard.h"

#include <QJsonArray>

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ninefold::session {
namespace {

const QString kAll = QStringLiteral("all"), kPractice = QStringLiteral("practice");

const logic::Technique* techniqueIn(const QJsonValue& id) {
    return logic::techniqueById(id.toString().toStdString());
}

LibraryPuzzle puzzleOf(const documents::Bundled& bundled) {
    LibraryPuzzle puzzle{.brief = bundled.id.section(u'-', -1), .givens = bundled.puzzle, .digits = bundled.puzzle};
    puzzle.level = rating::levelFromName(bundled.facts[QLatin1String("level")].toString().toStdString());
    puzzle.er = qRound(bundled.facts[QLatin1String("er")].toDouble() * 10);
    puzzle.score = bundled.facts[QLatin1String("hodoku_score")].toInt();
    if (const QJsonValue needs = bundled.facts[QLatin1String("needs")]; needs.isArray()) {
        puzzle.needs.emplace();
        for (const auto& id : needs.toArray())
            if (const logic::Technique* technique = techniqueIn(id)) puzzle.needs->push_back(technique);
    }
    if (puzzle.level) puzzle.name = documents::levelText(*puzzle.level) + u' ' + puzzle.brief;
    return puzzle;
}

/// A position for practice shows its placed digits too, and needs its technique.
LibraryPuzzle positionOf(const documents::Bundled& bundled) {
    LibraryPuzzle puzzle = puzzleOf(bundled);
    if (const logic::Technique* technique = techniqueIn(bundled.facts[QLatin1String("technique")]))
        puzzle.needs = {technique};
    if (const auto played = documents::playable(bundled)) {
        puzzle.name = QString::fromStdString(played->name);
        puzzle.digits = QString::fromStdString(played->grid.cellsText());
    }
    puzzle.brief = puzzle.name;
    return puzzle;
}

/// The picture of a solved puzzle is full.
QString solutionOf(const QString& givens) {
    solve::FastSolver solver;
    const auto answer = solver.solve(Grid::fromCells(givens.toStdString()), 1);
    QString digits = givens;
    if (answer.solutions > 0)
        for (int cell = 0; cell < kCellCount; ++cell)
            digits[cell] = QChar(u'0' + answer.solution[0][static_cast<std::size_t>(cell)]);
    return digits;
}

void addHistory(LibraryPuzzle& puzzle, const PlayHistory& history) {
    puzzle.play = history.of(puzzle.givens);
    if (puzzle.play.state == PlayState::Started) puzzle.digits = puzzle.play.digits;
}

bool isOn(const LibraryPuzzle& puzzle, const QString& collection) {
    if (collection == kAll) return true;
    if (!puzzle.level) return collection == kPractice;
    return collection == documents::bundledFileOf(rating::levelName(*puzzle.level));
}

} // namespace

std::vector<LibraryPuzzle> PuzzleCollections::bundled(const QString& folder) {
    std::vector<LibraryPuzzle> puzzles;
    for (const rating::Level level : rating::kLevels)
        for (const auto& one : documents::bundledFile(documents::bundledFileOf(rating::levelName(level)), folder))
            puzzles.push_back(puzzleOf(one));
    for (const documents::Bundled& one : documents::bundledFile(kPractice, folder)) puzzles.push_back(positionOf(one));
    for (std::size_t index = 0; index < puzzles.size(); ++index) puzzles[index].id = static_cast<qint64>(index) + 1;
    return puzzles;
}

PuzzleCollections::PuzzleCollections(std::vector<LibraryPuzzle> puzzles, const PlayHistory& history,
                                     const QString& folder, const QHash<QString, QStringList>& tags)
    : puzzles_(std::move(puzzles)), folder_(folder) {
    for (LibraryPuzzle& puzzle : puzzles_) {
        addHistory(puzzle, history);
        puzzle.tags = tags.value(puzzle.givens);
    }
}

std::vector<LibraryCollection> PuzzleCollections::collections() const {
    using Kind = LibraryCollection::Kind;
    std::vector<LibraryCollection> collections = {{.id = kAll, .kind = Kind::All}};
    for (const rating::Level level : rating::kLevels)
        collections.push_back(
            {.id = documents::bundledFileOf(rating::levelName(level)), .kind = Kind::Level, .level = level});
    collections.push_back({.id = kPractice, .kind = Kind::Practice});
    for (LibraryCollection& collection : collections)
        for (const LibraryPuzzle& puzzle : puzzles_) {
            if (!isOn(puzzle, collection.id)) continue;
            ++collection.total;
            if (puzzle.play.state == PlayState::Solved) ++collection.solved;
        }
    return collections;
}

std::vector<const logic::Technique*> PuzzleCollections::techniques(const QString& collection) const {
    std::vector<const logic::Technique*> found;
    for (const LibraryPuzzle& puzzle : puzzles_)
        if (puzzle.needs && isOn(puzzle, collection))
            found.insert(found.end(), puzzle.needs->begin(), puzzle.needs->end());
    std::ranges::sort(found);
    std::vector<const logic::Technique*> ordered;
    for (const logic::Technique* technique : logic::allTechniques())
        if (std::ranges::binary_search(found, technique)) ordered.push_back(technique);
    return ordered;
}

std::vector<qint64> PuzzleCollections::find(const LibraryQuery& query, const std::stop_token& stop) const {
    std::vector<qint64> ids;
    for (const LibraryPuzzle& puzzle : puzzles_) {
        if (stop.stop_requested()) return {};
        if (isOn(puzzle, query.collection) && fits(puzzle, query.filter)) ids.push_back(puzzle.id);
    }
    const auto puzzleOfId = [this](qint64 id) -> const LibraryPuzzle& {
        assert(id >= 1 && id <= static_cast<qint64>(puzzles_.size()));
        return puzzles_[static_cast<std::size_t>(id - 1)];
    };
    std::ranges::sort(ids, [&](qint64 one, qint64 other) {
        return precedes(puzzleOfId(one), puzzleOfId(other), query.sort, query.descending);
    });
    return ids;
}

std::vector<LibraryPuzzle> PuzzleCollections::puzzles(std::span<const qint64> ids) const {
    std::vector<LibraryPuzzle> found;
    found.reserve(ids.size());
    for (const qint64 id : ids) {
        const bool known = id > 0 && id <= static_cast<qint64>(puzzles_.size());
        found.push_back(known ? puzzles_[static_cast<std::size_t>(id - 1)] : LibraryPuzzle{});
        if (known && found.back().play.state == PlayState::Solved)
            found.back().digits = solutionOf(found.back().givens);
    }
    return found;
}

std::vector<formats::Puzzle> PuzzleCollections::playable(std::span<const qint64> ids) const {
    // The lines of the files hold more than the window shows, for example the candidates of a position.
    const QList<documents::Bundled> all = documents::bundledPuzzles(folder_);
    std::vector<formats::Puzzle> found;
    for (const qint64 id : ids)
        if (id > 0 && id <= all.size())
            if (auto puzzle = documents::playable(all[id - 1])) found.push_back(*std::move(puzzle));
    return found;
}

qint64 PuzzleCollections::idOf(const QString& givens) const {
    const auto found = std::ranges::find(puzzles_, givens, &LibraryPuzzle::givens);
    return found == puzzles_.end() ? 0 : found->id;
}

} // namespace ninefold::session
