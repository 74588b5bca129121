// SPDX-License-Identifier: MIT
#include "engine/rating/hodoku/plainlinks.h"

namespace ninefold::rating::hodoku {

PlainLinks::PlainLinks(const Board& board) {
    for (const Cell cell : board.blanks())
        for (const Digit digit : board.candidates(cell)) board_.add(cell, digit - 1);
}

bool PlainLinks::lead(Kind kind) {
    auto& known = known_[static_cast<std::size_t>(kind)];
    if (!known) {
        closure_.find(board_, {.cells = kind != Kind::Houses, .houses = kind != Kind::Cells});
        known = closure_.anyRefutesItself();
    }
    return *known;
}

} // namespace ninefold::rating::hodoku
