// SPDX-License-Identifier: MIT
// Singles are taken from the queues of the board in the order in which they appeared; all later steps depend on
// this order.
#include "engine/rating/hodoku/finders.h"

namespace ninefold::rating::hodoku {
namespace {

/// Is the digit the last one missing in some house of the cell?
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
    // Searched without taking: a naked single that is not a full house must keep its place in the queue.
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
        // Another step has set the cell in the meantime.
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
        // The entry is no longer a single; HoDoKu then stops this search.
        return false;
    }
    return false;
}

} // namespace ninefold::rating::hodoku
