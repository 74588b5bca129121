// SPDX-License-Identifier: MIT
#include "app/session/branching.h"

#include "app/documents/text/verdicts.h"
#include "app/game/game.h"
#include "app/session/announcer.h"
#include "app/session/preferences.h"
#include "app/session/work/enginesession.h"

#include <cassert>

namespace ninefold::session {

Branching::Branching(game::Game& game, EngineSession& engine, const Preferences& preferences, Announcer& announcer)
    : game_(game), engine_(engine), preferences_(preferences), announcer_(announcer) {
    connect(&game_, &game::Game::changed, this, &Branching::watch);
    connect(&engine_, &EngineSession::branchExamined, this, &Branching::takeVerdict);
}

void Branching::toggle() {
    if (game_.isTrying()) {
        game_.keepBranch();
        return announcer_.say(tr("Kept: what you tried is now part of the game."));
    }
    game_.beginBranch();
    assert(game_.isTrying());
    emit branchStarted();
}

void Branching::drop() {
    if (!game_.isTrying()) return;
    game_.dropBranch();
    announcer_.say(tr("Dropped: the board is as it was before."));
}

void Branching::watch() {
    // Report only contradictions that the board shows. To say that no solution is left would be an unrequested
    // hint.
    if (game_.isTrying() && !game_.isEntering()) engine_.examineBranch(game_.sheet().digits());
    else engine_.dropBranchQuestion();
}

void Branching::takeVerdict(const solve::Verdict& verdict) {
    const QString why = documents::branchSentence(verdict, preferences_.settings().names);
    if (why.isEmpty() || !game_.isTrying()) return;
    announcer_.say(why, Severity::Important, {{tr("Drop It"), [this] { drop(); }}, {tr("Keep Trying"), {}}});
}

} // namespace ninefold::session
