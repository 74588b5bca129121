// SPDX-License-Identifier: MIT
#include "app/session/puzzlegrader.h"

#include "app/game/game.h"
#include "app/session/examiner.h"
#include "engine/rating/rule/levelrule.h"

namespace ninefold::session {

PuzzleGrader::PuzzleGrader(game::Game& game, const Examiner& examiner) : game_(game), examiner_(examiner) {
    connect(&examiner_, &Examiner::solutionChanged, this, &PuzzleGrader::grade);
}

void PuzzleGrader::grade() {
    rating_.stop();
    if (!examiner_.solution() || game_.isEntering() || rating::levelFromName(game_.about().level)) return;
    rating_.start([puzzle = examiner_.puzzleGrid()](const std::stop_token& stop, const auto&) {
        return [level = rating::levelOf(puzzle, stop)](PuzzleGrader& owner) { owner.game_.setLevel(level); };
    });
}

} // namespace ninefold::session
