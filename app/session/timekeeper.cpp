// SPDX-License-Identifier: MIT
#include "app/session/timekeeper.h"

#include "app/game/game.h"
#include "app/store/keeper.h"

namespace ninefold::session {
namespace {

/// A crash may cost at most ten seconds of playing time; saving every 8 s leaves room for a busy event loop.
constexpr int kSaveIntervalMs = 8000;

} // namespace

Timekeeper::Timekeeper(game::Game& game, store::Keeper& keeper) : game_(game), keeper_(keeper), saving_(this) {
    connect(&game_, &game::Game::started, this, &Timekeeper::beginGame);
    connect(&game_, &game::Game::solved, this, [this] {
        game_.clock().stop();
        keeper_.writeTime();
    });
    // Undo, or another digit, leads back from a solved puzzle to one that can be played; redo to the solved one.
    const auto turn = [this] {
        if (game_.isSolved() == game_.clock().isRunning()) turnClock();
    };
    connect(&game_, &game::Game::stepped, this, turn);
    connect(&game_, &game::Game::played, this, turn);
    connect(&saving_, &QTimer::timeout, this, &Timekeeper::saveNow);
    saving_.setObjectName(QStringLiteral("saving"));
    saving_.start(kSaveIntervalMs);
}

Timekeeper::~Timekeeper() {
    game_.clock().stop();
    saveNow();
}

void Timekeeper::beginGame() {
    const bool wasPaused = std::exchange(paused_, false);
    if (wasPaused) emit pausedChanged(false);
    turnClock();
}

void Timekeeper::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    turnClock();
    saveNow();
    emit pausedChanged(paused);
}

void Timekeeper::setAway(bool away) {
    if (away == away_) return;
    away_ = away;
    turnClock();
    if (away) saveNow();
}

void Timekeeper::setWaiting(bool waiting) {
    if (waiting == waiting_) return;
    waiting_ = waiting;
    turnClock();
}

void Timekeeper::turnClock() {
    if (paused_ || away_ || waiting_ || game_.isSolved() || game_.isEntering()) game_.clock().stop();
    else game_.clock().start();
    emit clockTurned();
}

void Timekeeper::saveNow() {
    keeper_.writeTime();
}

} // namespace ninefold::session
