// SPDX-License-Identifier: MIT
#include "app/session/library/libraryquery.h"

#include "engine/core/grid.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace ninefold::session {
namespace {

/// A shorter row of digits is a number.
constexpr qsizetype kLeastBoardDigits = 5;

bool isDigits(const QString& text) {
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar one) { return one >= u'0' && one <= u'9'; });
}

/// "53..7" and "53007" are five cells in a row; empty if the text is not about the board.
QString boardDigits(const QString& text) {
    const auto isCell = [](QChar one) { return (one >= u'0' && one <= u'9') || one == u'.'; };
    if (text.size() < kLeastBoardDigits || !std::ranges::all_of(text, isCell)) return {};
    return QString(text).replace(u'0', u'.');
}

bool hasText(const LibraryPuzzle& puzzle, const QString& text) {
    if (const QString digits = boardDigits(text); !digits.isEmpty()) return puzzle.givens.contains(digits);
    if (isDigits(text) && isDigits(puzzle.brief)) return puzzle.brief.startsWith(text);
    if (std::ranges::any_of(puzzle.tags, [&](const QString& tag) { return tag.contains(text, Qt::CaseInsensitive); }))
        return true;
    return puzzle.name.contains(text, Qt::CaseInsensitive) || puzzle.brief.contains(text, Qt::CaseInsensitive);
}

/// A bound of 0 is none; what is not known fits only without bounds.
bool isWithin(int value, int least, int most) {
    if (least > 0 && value < least) return false;
    return most <= 0 || (value != 0 && value <= most);
}

bool hasSymmetry(const LibraryPuzzle& puzzle, generator::Symmetry symmetry) {
    return generator::isSymmetric(Cells::all() - Grid::fromCells(puzzle.givens.toStdString()).blanks(), symmetry);
}

bool holdsPattern(const LibraryPuzzle& puzzle, analysis::HeldPattern pattern) {
    return (analysis::heldPatterns(Grid::fromCells(puzzle.givens.toStdString())) & analysis::patternBit(pattern)) != 0;
}

/// Above all that Sudoku Explainer's rating can be, in tenths.
constexpr qint64 kAboveRatings = 1000;

std::optional<qint64> positive(qint64 number) {
    return number > 0 ? std::optional(number) : std::nullopt;
}

/// What decides about the order; nothing for what the puzzle lacks.
std::optional<qint64> sortKey(const LibraryPuzzle& puzzle, LibrarySort sort) {
    switch (sort) {
    case LibrarySort::Number:
        return puzzle.id;
    case LibrarySort::Level:
        // Within a level by the rating.
        if (!puzzle.level) return std::nullopt;
        return static_cast<qint64>(*puzzle.level) * kAboveRatings + puzzle.er;
    case LibrarySort::Rating:
        return positive(puzzle.er);
    case LibrarySort::Score:
        return positive(puzzle.score);
    case LibrarySort::Givens:
        return puzzle.givenCount();
    case LibrarySort::Time:
        return positive(puzzle.play.state == PlayState::Solved ? puzzle.play.elapsedMs.value_or(0) : 0);
    case LibrarySort::LastPlayed:
        return positive(puzzle.play.playedMs);
    case LibrarySort::Name:
        // Names are compared by more than a number.
        return puzzle.name.isEmpty() ? std::nullopt : std::optional<qint64>(0);
    }
    return std::nullopt;
}

/// "Papers 2" comes before "Papers 10": first by all but the number at the end, as the index of the database.
std::tuple<QString, qsizetype, QString> nameKey(const LibraryPuzzle& puzzle) {
    const QString name = puzzle.name.toLower();
    qsizetype stem = name.size();
    while (stem > 0 && name[stem - 1] >= u'0' && name[stem - 1] <= u'9') --stem;
    return {name.first(stem), name.size(), name};
}

/// Each key with the number of its puzzle.
template <typename Key>
bool isBefore(const Key& one, const Key& other, bool descending) {
    return descending ? other < one : one < other;
}

} // namespace

bool fits(const LibraryPuzzle& puzzle, const LibraryFilter& filter) {
    if (filter.unsolved && puzzle.play.state == PlayState::Solved) return false;
    if (filter.level && puzzle.level != filter.level) return false;
    if (!isWithin(puzzle.er, filter.leastEr, filter.mostEr)) return false;
    if (!isWithin(puzzle.score, filter.leastScore, filter.mostScore)) return false;
    if (!isWithin(puzzle.givenCount(), filter.leastGivens, filter.mostGivens)) return false;
    if (filter.symmetry && !hasSymmetry(puzzle, *filter.symmetry)) return false;
    if (!filter.tag.isEmpty() && !puzzle.tags.contains(filter.tag)) return false;
    if (filter.technique != nullptr &&
        (!puzzle.needs || std::ranges::find(*puzzle.needs, filter.technique) == puzzle.needs->end()))
        return false;
    const QString text = filter.text.simplified();
    if (!text.isEmpty() && !hasText(puzzle, text)) return false;
    // Last, because it takes the longest: about 50 microseconds.
    return !filter.holds || holdsPattern(puzzle, *filter.holds);
}

bool precedes(const LibraryPuzzle& one, const LibraryPuzzle& other, LibrarySort sort, bool descending) {
    const auto key = sortKey(one, sort), otherKey = sortKey(other, sort);
    if (key.has_value() != otherKey.has_value()) return key.has_value();
    if (!key) return one.id < other.id;
    if (sort == LibrarySort::Name)
        return isBefore(std::pair(nameKey(one), one.id), std::pair(nameKey(other), other.id), descending);
    return isBefore(std::pair(*key, one.id), std::pair(*otherKey, other.id), descending);
}

} // namespace ninefold::session
