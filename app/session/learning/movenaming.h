// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/movereasons.h"
#include "app/session/work/task.h"
#include "engine/core/names.h"

#include <QObject>

#include <deque>
#include <functional>

namespace ninefold::game {
class Game;
class PlayerInput;
} // namespace ninefold::game

namespace ninefold::session {

/// Names the techniques by which the player's moves follow, if the player wants it. The moves wait for their answers in
/// a queue, so that an answer belongs to its move also when others were made meanwhile.
class MoveNaming : public QObject {
    Q_OBJECT

public:
    /// Returns the puzzle on the board, or nothing while its solution is unknown.
    using PuzzleSource = std::function<std::optional<ReasonedPuzzle>()>;

    MoveNaming(const game::Game& game, const game::PlayerInput& input, PuzzleSource puzzle);

    /// Off at first.
    void setOn(bool on);
    void setNames(NameStyle names) { names_ = names; }
    /// Are there moves whose reason is not known yet?
    bool isAsking() const { return !questions_.empty(); }

signals:
    /// What there is to say about a move, and the technique that it names; null for a move without a known reason.
    void moveNamed(const QString& sentence, const ninefold::logic::Technique* technique);
    /// What was said last is about no move on the board any more.
    void namesCleared();

private:
    struct Question {
        Move move;
        /// The number of moves before it.
        int place;
        MoveStatement statement;
    };

    void take(const Move& move);
    void beginGame();
    void askNext();
    void answer(const MoveReasons& reasons, const MoveReason& reason);
    void say(const Question& question, const MoveReason& reason);

    const game::Game& game_;
    PuzzleSource puzzle_;
    bool on_ = false;
    NameStyle names_ = NameStyle::RowColumn;
    /// The first one is being answered.
    std::deque<Question> questions_;
    MoveReasons reasons_;
    Task<MoveNaming> asking_{*this, questionThreads};
};

} // namespace ninefold::session
