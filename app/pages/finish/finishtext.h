// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/gameresults.h"
#include "engine/logic/needs.h"

#include <QString>

namespace ninefold::pages {

// The sentences of the card about a finished game.

/// "Very Hard 161, with X-Wing and XY-Wing".
QString finishedWith(const QString& name, const std::optional<logic::Needs>& needs);
/// Empty if there is nothing special.
QString praiseText(const session::FinishedGame& game);
/// "1:17 faster" than the average.
QString differenceText(qint64 elapsedMs, qint64 averageMs);
/// Which hints, and how much of them: "X-Wing, first stage only".
QString hintsText(const store::Tally& tally);
/// "Step 15, XY-Wing, 2:41"; steps count from 1.
QString stepText(const std::vector<session::TimedStep>& profile, int index);
/// The name of its technique, or "a guess".
QString stepName(const session::TimedStep& step);
/// " Practise XY-Wing", as a link with the id of the technique. Empty for a single and for a guess.
QString practiceLink(const session::TimedStep& step);
/// stepText and the link, as rich text.
QString stepSentence(const std::vector<session::TimedStep>& profile, int index);
/// The step before which the player thought longest; -1 without a profile.
int longestStep(const std::vector<session::TimedStep>& profile);
/// "Longest: 2:41 before the XY-Wing at step 15."
QString longestText(const std::vector<session::TimedStep>& profile);

} // namespace ninefold::pages
