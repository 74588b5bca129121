// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/practice/judge.h"

#include <QString>

namespace ninefold::documents {

/// What the player has to do: "There is an XY-Wing. Remove what it removes."
QString taskSentence(const logic::Technique& technique, bool places);

/// What a teacher says to an answer, in a short sentence or two: "Right cells, one removal is missing."
QString judgementSentence(const practice::Judgement& judgement, const logic::Technique& asked,
                          NameStyle style = NameStyle::RowColumn);

/// Why a change is wrong: "r2c8 can still be 4: no other place is left for it in row 2."
QString objectionSentence(const practice::Objection& objection, NameStyle style = NameStyle::RowColumn);

} // namespace ninefold::documents
