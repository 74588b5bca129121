// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"

#include <vector>

namespace ninefold::game {

using Changes = std::vector<CellChange>;

/// What a digit key enters.
enum class EntryMode { Place, Candidates, Corner, Centre, Colour, Link };
inline constexpr int kEntryModes = 6;

bool hasColour(const CellState& state, int colour);

// Each of these says what an edit changes on a sheet and changes nothing itself. Givens are never written on.

/// A digit key on some cells: writes the digit everywhere, or removes it if all of them have it already. With
/// `clean` a placed digit is removed from the candidates of its peers, unless it clashes.
Changes enterDigit(const Sheet& sheet, Cells cells, EntryMode mode, Digit digit, bool clean);

/// Would a digit key in this mode write the digit where a peer holds it? Colours and links break no rule.
bool breaksRules(const Sheet& sheet, Cell cell, EntryMode mode, Digit digit);

/// Clears the topmost layer that any of the cells has: digit, else candidates, else notes, else colours.
Changes erase(const Sheet& sheet, Cells cells);

/// Writes the candidates that the rules allow, of `digits` only, into blank cells.
Changes fillCandidates(const Sheet& sheet, Cells cells, Digits digits);

/// Removes candidates that are excluded by a peer's digit.
Changes cleanCandidates(const Sheet& sheet);

/// Removes all three layers of marks.
Changes eraseMarks(const Sheet& sheet, Cells cells);
Changes eraseColours(const Sheet& sheet, Cells cells);

/// Gives a candidate a colour, or removes the colour if the candidate has it already.
Changes colourCandidate(const Sheet& sheet, Cell cell, Digit digit, int colour);

/// The links that change when the player draws one between two marks: first it is strong, drawn again weak, then
/// removed.
std::vector<DrawnLink> drawLink(const Sheet& sheet, LinkedMark from, LinkedMark to);

/// The changes from one sheet to another, for going back in a single move.
Changes changesBetween(const Sheet& before, const Sheet& after);
/// The links to toggle for it.
std::vector<DrawnLink> linksBetween(const Sheet& before, const Sheet& after);

} // namespace ninefold::game
