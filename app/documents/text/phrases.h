// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/values.h"
#include "engine/logic/technique.h"

#include <QString>

namespace ninefold::documents {

/// How the values in a text are worded.
struct Voice {
    Wording wording = Wording::Full;
    NameStyle style = NameStyle::RowColumn;
    PhraseDecorator decorate;

    QString dressed(const QString& phrase, Cells cells, Digits digits) const {
        return decorate && !phrase.isEmpty() ? decorate(phrase, cells, digits) : phrase;
    }
};

/// Fills a template of a technique with the values of a step. {name} is the argument of that name; ways to word it:
///
///     {cells:or} {digits:or}     "r1c1 or r1c2", "2 or 9"
///     {cells:has}                each cell with its candidates: "r2c2 (1 or 2) and r3c4 (1 or 9)"
///     {cells:only}               the candidates of the cells together: "1, 2 and 9"
///     {chains:cases}             one sentence for each chain: "If r3c1 is 1, r2c2 (1 or 2) is 2."
///     {chains:blocks}            the last statements, of which one is true, and where they meet what goes: "r4c8 (same
///                                column) or r7c7 (same box) is 9"
///     {chains:if}                the first statement, after "that" or "if"
///
/// For every step there are {result} ("remove 7 from r4c3"), {fact} ("r4c3 is not 7"), {gone} (the cells that lose a
/// digit) and {lost} (the digits that go).
QString filledTemplate(const logic::Step& step, const QString& pattern, const Voice& voice);

/// Capitalises a word at the start of a sentence; the name of a cell stays in lower case. Skips tags before it.
QString asSentence(QString text);

/// The engine's text in the language of the program.
QString translated(const char* context, std::string_view text);

/// Calls use(digit, cells) for each digit that is placed or removed; a removal that only follows from a digit placed
/// in the same cell is not mentioned.
void forEachResult(const logic::Step& step, bool places, const std::function<void(Digit, Cells)>& use);

/// "r1c5<>2, r3c4=7"
QString shortResult(const logic::Step& step, NameStyle style);

} // namespace ninefold::documents
