// SPDX-License-Identifier: MIT
// Singles are taken from the queues of the board, in the order in which they came up: this order
// is what all later steps hang on.
#include "engine/rating/hodoku/finders.h"

namespace ninefold::hodoku {
namespace {

/// Whether some house of the cell lacks nothing but the digit.
bool completesHouse(const Board& board, Cell cell, Digit digit) {
    for (const House house : housesOf(cell)) {
        bool last = true;
        for (Digit other = 1; other <= kDigitCount && last; ++other)
            last = other == digit || board.places(house, other) == 0;
        if (last) return true;
    }
    return false;
}

} // namespace

bool findFullHouse(Board& board, Step& step) {
    // Looked for and not taken: a naked single that is no full house must stay where it is in the queue.
    for (const auto& [cell, digit] : board.naked().waiting()) {
        if (board.isSet(cell) || !completesHouse(board, cell, digit)) continue;
        step.technique = "full-house";
        step.place(cell, digit);
        return true;
    }
    return false;
}

bool findNakedSingle(Board& board, Step& step) {
    while (!board.naked().empty()) {
        const auto [cell, digit] = board.naked().take();
        // Filled in the meantime by another step.
        if (board.isSet(cell)) continue;
        step.technique = "naked-single";
        step.place(cell, digit);
        return true;
    }
    return false;
}

bool findHiddenSingle(Board& board, Step& step) {
    constexpr std::array<std::string_view, 3> ids = {"hidden-single-row", "hidden-single-column", "hidden-single-box"};
    while (!board.hidden().empty()) {
        const auto [cell, digit] = board.hidden().take();
        if (board.isSet(cell)) continue;
        for (const House house : housesOf(cell)) {
            if (board.places(house, digit) != 1) continue;
            step.technique = ids[static_cast<std::size_t>(house / 9)];
            step.place(cell, digit);
            return true;
        }
        // A queue may hold what is no longer single; the original then stops looking for this time.
        return false;
    }
    return false;
}

} // namespace ninefold::hodoku
