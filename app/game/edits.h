// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"

#include <vector>

namespace ninefold {

using Changes = std::vector<CellChange>;

/// What a digit key writes.
enum class EntryMode { Place, Candidates, Corner, Centre, Colour, Link };
inline constexpr int kEntryModes = 6;

bool hasColour(const CellState& state, int colour);

// Each of these says what an edit changes on a sheet and changes nothing itself. Givens are never written on.

/// A digit key on some cells: writes it everywhere, or takes it away where all of them have it already.
/// With `clean` a placed digit leaves the candidates of its peers, unless it clashes.
Changes enterDigit(const Sheet& sheet, Cells cells, EntryMode mode, Digit digit, bool clean);

/// Would a digit key in this mode write the digit where a peer holds it? Colours and links break no rule.
bool breaksRules(const Sheet& sheet, Cell cell, EntryMode mode, Digit digit);

/// Clears the topmost layer that any of the cells has: digit, else candidates, else notes, else colours.
Changes erase(const Sheet& sheet, Cells cells);

/// Writes the candidates that the rules allow, of `digits` only, and adds nothing to set cells.
Changes fillCandidates(const Sheet& sheet, Cells cells, Digits digits);

/// Takes candidates away that a peer's digit forbids.
Changes cleanCandidates(const Sheet& sheet);

/// Takes all three layers of marks away.
Changes eraseMarks(const Sheet& sheet, Cells cells);
Changes eraseColours(const Sheet& sheet, Cells cells);

/// Gives a candidate a colour, or takes it away when it has that one.
Changes colourCandidate(const Sheet& sheet, Cell cell, Digit digit, int colour);

/// The links that turn over when one is drawn between two marks: first it is strong, drawn again weak, then gone.
std::vector<DrawnLink> drawLink(const Sheet& sheet, LinkedMark from, LinkedMark to);

/// From one sheet to another, for going back in one move.
Changes changesBetween(const Sheet& before, const Sheet& after);

} // namespace ninefold
