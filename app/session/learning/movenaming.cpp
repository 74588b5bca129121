// SPDX-License-Identifier: MIT
#include "app/session/learning/movenaming.h"

#include "app/documents/text/moves.h"
#include "app/documents/text/steps.h"
#include "app/game/game.h"
#include "app/game/playerinput.h"

#include <cassert>

namespace ninefold::session {
namespace {

/// A player who is this number of moves ahead no longer waits for the answers to the first of them.
constexpr std::size_t kMostQuestions = 20;

} // namespace

MoveNaming::MoveNaming(const game::Game& game, const game::PlayerInput& input, PuzzleSource puzzle)
    : game_(game), puzzle_(std::move(puzzle)) {
    connect(&input, &game::PlayerInput::entered, this, &MoveNaming::take);
    connect(&game_, &game::Game::started, this, &MoveNaming::beginGame);
    connect(&game_, &game::Game::stepped, this, &MoveNaming::namesCleared);
}

void MoveNaming::setOn(bool on) {
    if (!on) beginGame();
    on_ = on;
}

void MoveNaming::beginGame() {
    asking_.stop();
    questions_.clear();
    emit namesCleared();
    reasons_ = MoveReasons(!game_.about().marksBind);
}

void MoveNaming::take(const Move& move) {
    if (!on_ || game_.isEntering()) return;
    const auto puzzle = puzzle_();
    if (!puzzle) return;
    game::Sheet before = game_.sheet();
    before.apply(move, false);
    auto statement = statementOf(before, move, *puzzle);
    if (!statement) return emit namesCleared();
    // The first one stays: it is being answered.
    if (questions_.size() == kMostQuestions) questions_.erase(questions_.begin() + 1);
    questions_.push_back({move, game_.stack().index() - 1, *std::move(statement)});
    if (!asking_.isRunning()) askNext();
}

void MoveNaming::askNext() {
    if (questions_.empty()) return;
    asking_.start([reasons = reasons_, statement = questions_.front().statement](const std::stop_token& stop,
                                                                                 const auto&) mutable {
        const MoveReason reason = reasons.reasonOf(statement, stop);
        return [reasons, reason](MoveNaming& owner) { owner.answer(reasons, reason); };
    });
}

void MoveNaming::answer(const MoveReasons& reasons, const MoveReason& reason) {
    assert(!questions_.empty());
    reasons_ = reasons;
    const Question question = std::move(questions_.front());
    questions_.pop_front();
    askNext();
    say(question, reason);
}

void MoveNaming::say(const Question& question, const MoveReason& reason) {
    const bool isDone = question.place < game_.stack().index() && game_.moveAt(question.place) == question.move;
    if (!isDone || reason.kind == MoveReason::Kind::Continued) return;
    const bool isLast = question.place + 1 == game_.stack().index();
    const QString move = documents::moveText(question.move, names_);
    if (reason.kind == MoveReason::Kind::Unproved)
        return emit moveNamed(isLast ? tr("Right, but not by a step that I know: perhaps a guess.")
                                     : tr("%1: right, but not by a step that I know.", "a move").arg(move),
                              nullptr);
    const QString name = documents::techniqueName(*reason.technique);
    emit moveNamed(isLast ? documents::techniqueWasUsed(*reason.technique)
                          : tr("%1: you used %2.", "a move, a technique").arg(move, name),
                   reason.technique);
}

} // namespace ninefold::session
