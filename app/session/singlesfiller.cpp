// SPDX-License-Identifier: MIT
#include "app/session/singlesfiller.h"

#include "app/game/game.h"
#include "app/game/stepmoves.h"
#include "app/session/announcer.h"
#include "app/session/examiner.h"
#include "app/session/preferences.h"
#include "app/store/keeper.h"
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"

namespace ninefold::session {

SinglesFiller::SinglesFiller(game::Game& game, const Examiner& examiner, store::Keeper& keeper,
                             const Preferences& preferences, Announcer& announcer)
    : game_(game), examiner_(examiner), keeper_(keeper), preferences_(preferences), announcer_(announcer) {}

void SinglesFiller::fill() {
    if (const QString why = examiner_.whyNoLogic(); !why.isEmpty()) return announcer_.say(why);
    // From a wrong digit only more wrong digits follow.
    if (examiner_.solution() && !game_.isRight(*examiner_.solution()))
        return announcer_.say(tr("Something on the board is wrong, so no singles are filled in. Check shows what."));
    static const logic::Finder finder(logic::Profile::only({&logic::techniques::allSingles}), false);
    const auto step = finder.next(logic::Position(game::positionOf(game_.sheet())));
    if (!step) return announcer_.say(tr("There is no single to fill in now."));
    if (!game_.play(game::followSteps(game_.sheet(), {&*step, 1}, preferences_.settings().autoClean))) return;
    keeper_.countHelp();
    if (!game_.isSolved()) announcer_.say(tr("%n single(s) filled in.", nullptr, step->effect()));
}

} // namespace ninefold::session
