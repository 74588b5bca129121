// SPDX-License-Identifier: MIT
#include "app/session/watch/gamereplay.h"

#include <algorithm>

namespace ninefold::session {
namespace {

bool setsDigit(const CellChange& change) {
    return change.after.value != 0 && change.after.value != change.before.value;
}

} // namespace

void GameReplay::start(const game::Game& game) {
    moves_.clear();
    times_ = {0};
    for (int index = 0; index < game.stack().index(); ++index) moves_.push_back(game.moveAt(index));
    for (quint64 number = 1; number <= lastKnown(); ++number)
        times_.push_back(times_.back() + static_cast<double>(std::min(pause(number), kLongestPauseMs)));
    sheet_ = game.sheet();
    at_ = lastKnown();
    findMistakes(game);
    findReasons(game);
    emit restarted();
}

/// Two equal digits in a house are visible anyway. Other mistakes are marked only if the game is over: the replay of
/// a game in progress must not reveal them.
void GameReplay::findMistakes(const game::Game& game) {
    mistakes_.assign(moves_.size(), false);
    const game::Sheet end = game.sheet();
    for (quint64 number = 1; number <= lastKnown(); ++number) {
        const Cells clashes = clashingCells(sheet(number).digits());
        mistakes_[number - 1] = std::ranges::any_of(move(number).changes, [&](const CellChange& change) {
            if (!setsDigit(change)) return false;
            return clashes.has(change.cell) || (game.isSolved() && change.after.value != end.value(change.cell));
        });
    }
}

void GameReplay::findReasons(const game::Game& game) {
    reasoning_.stop();
    reasons_.clear();
    if (!game.isSolved() || moves_.empty()) return;
    ReasonedPuzzle puzzle{.puzzle = formats::puzzleGrid(game.about()), .candidatesBind = game.about().marksBind};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        puzzle.solution[cell] = static_cast<std::uint8_t>(game.sheet().value(cell));
    reasoning_.start([moves = moves_, begin = sheet(0), puzzle](const std::stop_token& stop, const auto&) {
        return [reasons = reasonsOf(moves, begin, puzzle, stop)](GameReplay& replay) {
            replay.reasons_ = reasons;
            emit replay.progressed();
        };
    });
}

std::optional<MoveReason> GameReplay::reason(quint64 number) const {
    assert(number > 0 && holds(number));
    return number <= reasons_.size() ? reasons_[number - 1] : std::nullopt;
}

void GameReplay::seek(quint64 from, Landmark landmark, bool forward) {
    for (quint64 number = forward ? from + 1 : from - 1; number >= 1 && number <= lastKnown();
         number += forward ? 1 : -1)
        if ((landmark == Landmark::Placement && isPlacement(number)) ||
            (landmark == Landmark::Conflict && isMistake(number)))
            return emit landmarkFound(number);
    emit landmarkMissed();
}

quint64 GameReplay::positionAt(double time) const {
    const auto later = std::ranges::upper_bound(times_, time);
    return later == times_.begin() ? 0 : static_cast<quint64>(later - times_.begin()) - 1;
}

bool GameReplay::isPlacement(quint64 number) const {
    return std::ranges::any_of(move(number).changes, setsDigit);
}

qint64 GameReplay::pause(quint64 number) const {
    // If the clock was set back (in a foreign file), time must still not run backwards.
    return std::max<qint64>(0, move(number).atMs - (number > 1 ? move(number - 1).atMs : 0));
}

const game::Sheet& GameReplay::sheet(quint64 position) const {
    assert(holds(position));
    while (at_ < position) sheet_.apply(moves_[at_++], true);
    while (at_ > position) sheet_.apply(moves_[--at_], false);
    return sheet_;
}

} // namespace ninefold::session
