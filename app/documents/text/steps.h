// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"
#include "engine/logic/technique.h"

#include <QString>

namespace ninefold::documents {

/// "Naked Pair"
QString techniqueName(const logic::Technique& technique);

/// "What is an XY-Wing?"
QString techniqueQuestion(const logic::Technique& technique);
/// "There is an XY-Wing."
QString techniqueIsThere(const logic::Technique& technique);
/// "That was an XY-Wing."
QString techniqueWasUsed(const logic::Technique& technique);

/// How hard the technique is on each scale: "Rating 4.2 · Sudoku Explainer 4.2 · HoDoKu 160 points, Hard".
QString techniqueRatings(const logic::Technique& technique);

/// How hard the step is, "6.6": Sudoku Explainer's rating if it has one, else Ninefold's own on the same scale.
/// The rating of a step in tenths.
int ratingOf(const logic::Step& step);
QString ratingText(const logic::Step& step);

/// Explains that number to players who compare it with the ratings of a puzzle.
QString ratingHint();

/// The first degree of disclosure: which technique.
QString vagueClue(const logic::Step& step);
/// Where to look, but not for what.
QString placeClue(const logic::Step& step);
/// The second level: where to look, and for which digits.
QString closerClue(const logic::Step& step);
/// The third level: the whole reason in plain sentences.
QString explanation(const logic::Step& step, NameStyle style = NameStyle::RowColumn);
/// The same as HTML, with decorated phrases.
QString explanationHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate);

/// The meaning of a role in the drawing of this step: a line of the legend.
QString roleText(const logic::Step& step, logic::Role role, NameStyle style = NameStyle::RowColumn);

/// In short: "Naked Pair: 2,4 in r1c37 => r1c5<>2".
QString notation(const logic::Step& step, NameStyle style = NameStyle::RowColumn);
/// The result in short notation: "r1c5<>2, r3c4=7".
QString resultNotation(const logic::Step& step, NameStyle style = NameStyle::RowColumn);

} // namespace ninefold::documents
