// SPDX-License-Identifier: MIT
#include "engine/formats/puzzle.h"

#include "engine/core/visibletext.h"

namespace ninefold::formats {

Grid puzzleGrid(const Puzzle& puzzle) {
    if (puzzle.marksBind) return puzzle.grid;
    if (puzzle.givensKnown) return puzzle.grid.start();
    Grid grid = puzzle.grid;
    grid.resetCandidates();
    return grid;
}

void tidyWords(Puzzle& puzzle) {
    // Links that contain a whole puzzle are addresses too.
    constexpr std::size_t kLongestUrl = 2000;
    for (std::string Puzzle::*field :
         {&Puzzle::id, &Puzzle::name, &Puzzle::author, &Puzzle::source, &Puzzle::date, &Puzzle::level, &Puzzle::rating})
        puzzle.*field = oneLine(puzzle.*field);
    puzzle.url = oneLine(puzzle.url, kLongestUrl);
    puzzle.comment = severalLines(puzzle.comment);
}

} // namespace ninefold::formats
