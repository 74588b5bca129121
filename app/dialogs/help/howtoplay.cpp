// SPDX-License-Identifier: MIT
#include "app/dialogs/help/howtoplay.h"

#include "app/dialogs/help/lessonframes.h"

namespace ninefold::dialogs {
namespace {

/// Cells with candidates must be large enough for legible digits; a whole row must fit beside the text.
constexpr int kLargeCell = 48, kSmallCell = 32;
constexpr BoardPart kCorner{.row = 0, .column = 0, .rows = 3, .columns = 6};
constexpr BoardPart kBand{.row = 3, .column = 0, .rows = 3, .columns = 9};

} // namespace

HowToPlay::HowToPlay(const KeyOf& keyOf, NameStyle names, QWidget* parent) : HelpPage(tr("How to Play"), parent) {
    for (const HelpSection& section : sections(keyOf, names)) addSection(section);
}

QList<HelpSection> HowToPlay::sections(const KeyOf& keyOf, NameStyle names) {
    return {
        {tr("The Rule"),
         tr("Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, "
            "each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly "
            "one solution, so no digit has to be guessed."),
         lessons::rule(names),
         {},
         kSmallCell},
        {tr("Select and Write"),
         tr("Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. "
            "The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, "
            "empties the cell."),
         lessons::writing(names), kCorner, kLargeCell},
        {tr("Candidates and Notes"),
         tr("Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a "
            "cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes "
            "it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are "
            "in the menu View.")
             .arg(keyOf("nextmode"), keyOf("fill")),
         lessons::candidates(names), kCorner, kLargeCell},
        {tr("A Hint"),
         tr("%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the "
            "board. %2 does what the hint says.")
             .arg(keyOf("hint"), keyOf("applyhint")),
         lessons::hint(names), kBand, kSmallCell},
        {tr("Mistakes"),
         tr("A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with "
            "the solution and says which are wrong; %2 takes you back to before the first mistake.")
             .arg(keyOf("check"), keyOf("back")),
         lessons::mistakes(names), kCorner, kLargeCell},
        {tr("Undo, and Trying Something Out"),
         tr("%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what "
            "you write then has a second colour, and you keep or drop all of it together. Your game is saved after "
            "every move.")
             .arg(keyOf("undo"), keyOf("redo"), keyOf("try")),
         lessons::trying(names), kCorner, kLargeCell}};
}

} // namespace ninefold::dialogs
