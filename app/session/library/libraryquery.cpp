// SPDX-License-Identifier: MIT
#include "app/session/library/libraryquery.h"

#include "engine/core/grid.h"

#include <algorithm>
#include <limits>
#include <tuple>

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

template <typename Number>
Number orLast(Number number) {
    return number > 0 ? number : std::numeric_limits<Number>::max();
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
    return text.isEmpty() || hasText(puzzle, text);
}

bool precedes(const LibraryPuzzle& one, const LibraryPuzzle& other, LibrarySort sort) {
    switch (sort) {
    case LibrarySort::Number:
        return false;
    case LibrarySort::Easiest:
        return orLast(one.er) < orLast(other.er);
    case LibrarySort::Hardest:
        return one.er > other.er;
    case LibrarySort::FewestGivens:
        return one.givenCount() < other.givenCount();
    case LibrarySort::Fastest: {
        const auto time = [](const LibraryPuzzle& puzzle) {
            const bool solved = puzzle.play.state == PlayState::Solved;
            return orLast(solved ? puzzle.play.elapsedMs.value_or(0) : 0);
        };
        return time(one) < time(other);
    }
    case LibrarySort::PlayedLast:
        return one.play.playedMs > other.play.playedMs;
    }
    return false;
}

} // namespace ninefold::session
