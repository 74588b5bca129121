// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/edits.h"
#include "engine/core/names.h"
#include "engine/logic/technique.h"

#include <QString>

namespace ninefold::library {
struct FamilyTest;
}

namespace ninefold::session {

class Trainer;

/// Of a position, for screen readers: "Position 3 of 10. There is an XY-Wing. Remove what it removes."
QString beginningSentence(const Trainer& trainer);
/// "The digit keys now strike candidates out."
QString modeSentence(game::EntryMode mode);
/// The hint that was taken last: where to look, what to look for, the whole step.
QString hintSentence(const Trainer& trainer, NameStyle names);
/// The answer, when the player did not find it.
QString shownSentence(const Trainer& trainer, NameStyle names);
/// "8 of 10: the test is cleared."
QString resultSentence(const library::FamilyTest& result);
/// The family as the library calls it: "wings".
QString familyId(logic::Family family);

} // namespace ninefold::session
