// SPDX-License-Identifier: MIT
// The techniques of HoDoKu's default solver. Each finder returns the step that HoDoKu would take first; the order
// of the search decides between several steps, so it is part of the definition of the rating.
#pragma once

#include "engine/rating/hodoku/step.h"

namespace ninefold::rating::hodoku {

bool findFullHouse(Board& board, Step& step);
bool findNakedSingle(Board& board, Step& step);
bool findHiddenSingle(Board& board, Step& step);

/// A negative cache: for each kind of set, by size, the candidates of all cells when the last search found none. Where
/// no cell of a house has lost one since, there is no new set; what it would remove elsewhere has only become fewer.
struct NoSets {
    using OfCells = std::array<Digits, kCellCount>;
    std::array<OfCells, 3> naked, hidden;
    std::array<OfCells, 2> locked;
};
/// Naked sets; locked ones remove candidates in two houses, and are searched before the others of their size.
bool findNakedSet(const Board& board, int size, bool locked, NoSets& known, Step& step);
bool findHiddenSet(const Board& board, int size, NoSets& known, Step& step);
bool findPointing(const Board& board, Step& step);
bool findClaiming(const Board& board, Step& step);

bool findSkyscraper(const Board& board, Step& step);
bool findTwoStringKite(const Board& board, Step& step);
bool findEmptyRectangle(const Board& board, Step& step);
bool findXyWing(const Board& board, Step& step);
bool findXyzWing(const Board& board, Step& step);
bool findWWing(const Board& board, Step& step);
bool findBug(const Board& board, Step& step);

bool findRemotePair(const Board& board, Step& step);
bool findTurbotFish(const Board& board, Step& step);
bool findXChain(const Board& board, Step& step);
bool findXyChain(const Board& board, Step& step);

/// Kinds of fish: without or with fins; sashimi where a base house without its fins has at most one cell left.
enum class Fins { None, Finned, Sashimi };
/// A negative cache: for each kind of fish and each digit the cells of the digit where the last search found none. A
/// fish depends on nothing else, and most steps change few digits.
struct NoFish {
    using CellsOfDigits = std::array<Cells, kDigitCount>;
    std::array<std::array<CellsOfDigits, 3>, 3> basic;   // by fins and size
    std::array<std::array<CellsOfDigits, 2>, 2> franken; // without or with fins, by size
};
bool findFish(const Board& board, int size, Fins fins, NoFish& known, Step& step);
/// With boxes among the base or cover houses.
bool findFrankenFish(const Board& board, int size, bool finned, NoFish& known, Step& step);

/// A negative cache: the candidates of all cells when the last search found none. A Sue de Coq depends on those of a
/// line and a box alone.
using NoSueDeCoq = std::array<Digits, kCellCount>;
bool findSueDeCoq(const Board& board, NoSueDeCoq& known, Step& step);
bool findSimpleColors(const Board& board, Step& step);
bool findMultiColors(const Board& board, Step& step);

} // namespace ninefold::rating::hodoku
