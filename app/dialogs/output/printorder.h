// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/shownlist.h"
#include "app/widgets/paper/pages.h"

namespace ninefold::dialogs {

/// More puzzles are probably requested by mistake.
inline constexpr int kMostPrinted = 2000;

/// Puzzles that can be printed: those of a list, or the game on the board and those played before it.
struct PrintSource {
    session::ShownList list;
    QString title;
    /// The numbers of the selected puzzles in the displayed order; those of games: only the one on the board.
    std::vector<int> selected;
    /// They are games: they have the player's digits and marks.
    bool games = false;
};
/// Games, the one on the board first.
PrintSource sourceOf(std::vector<formats::Puzzle> games);

/// What is to be printed, and how. A value, which says what is on each page.
struct PrintOrder {
    PrintSource source;
    /// Which puzzles of the list, in this order.
    std::vector<int> numbers;
    widgets::PageOptions options;
    /// Level and rating beside each puzzle.
    bool facts = true;
    /// The player's digits, marks and colours; otherwise only the puzzle itself.
    bool progress = false;

    int count() const { return static_cast<int>(numbers.size()); }
    std::vector<widgets::PrintedPage> pages(const QPageLayout& layout) const;
    /// By its place in `numbers`.
    widgets::PrintedPuzzle puzzle(int index) const;
    /// Those without a level or a rating.
    std::vector<int> unrated() const;
    /// For the document, and for the name of its file.
    QString title() const;
};

/// A puzzle as it is printed, with its name, level and rating.
widgets::PrintedPuzzle printedPuzzle(const formats::Puzzle& puzzle, bool progress, bool facts);

} // namespace ninefold::dialogs
