// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"
#include "engine/logic/technique.h"

#include <QString>

namespace ninefold::documents {

/// Fills a template of a technique with the values of a step. {name} is the argument of that name; ways to word it:
///
///     {cells:or} {digits:or}     "r1c1 or r1c2", "2 or 9"
///     {cells:has}                each cell with its candidates: "r2c2 (1 or 2) and r3c4 (1 or 9)"
///     {cells:listed}             only how many there are, if there are too many for a sentence
///     {cells:only}               the candidates of the cells together: "1, 2 and 9"
///     {chains:cases}             one sentence for each chain: "If r3c1 is 1, r2c2 (1 or 2) is 2."
///     {chains:blocks}            the last statements, of which one is true, and where they meet what goes: "r4c8 (same
///                                column) or r7c7 (same box) is 9"
///     {chains:cycles}            digits that become one another: "1↔2, 3→6→8→3"
///     {chains:if}                the first statement, after "that" or "if"
///     {chains:where}             where the last statements meet what goes: "column 5, row 9"
///     {chains:shares}            the same as a sentence: "it shares column 5 with r2c5 and row 9 with r9c1"
///     {cells:meet}               how they meet what goes: "same box"
///     {houses:places}            where each has the digit of the step: "Row 5's 1 is in r5c1 or r5c5, row 9's ..."
///     {houses:kind}              "row", "column" or "box"; {houses:kinds} "rows" ...
///     {sets:letters}             only the names: "A and B"
///
/// For every step there are {result} ("remove 7 from r4c3"), {fact} ("r4c3 is not 7"), {gone} (the cells that lose a
/// digit) and {lost} (the digits that go).
QString filledTemplate(const logic::Step& step, const QString& pattern, const Voice& voice);

/// "Remove the crossed-out candidates of r1c5 and r1c7."
QString shortestResult(const logic::Step& step, NameStyle style);

/// Capitalises the first word of each sentence; the name of a cell stays in lower case.
QString asSentence(QString text);

/// The engine's text in the language of the program.
QString translated(const char* context, std::string_view text);

/// Calls use(digit, cells) for each digit that is placed or removed; a removal that only follows from a digit placed
/// in the same cell is not mentioned.
void forEachResult(const logic::Step& step, bool places, const std::function<void(Digit, Cells)>& use);

/// "r1c5<>2, r3c4=7"
QString shortResult(const logic::Step& step, NameStyle style);

} // namespace ninefold::documents
