// SPDX-License-Identifier: MIT
// Whatever the game tells is written down at once: a move, an undo, a branch.
#include "app/store/keeper.h"

namespace ninefold {

Keeper::Keeper(Game& game, Shelf& shelf, QObject* parent) : QObject(parent), game_(game), shelf_(shelf) {
    connect(&game, &Game::played, this, [this](const Move& move) {
        Record record;
        record.kind = Record::Kind::Move;
        record.move = move;
        if (!resting_) shelf_.write(record);
    });
    connect(&game, &Game::stepped, this, [this](int done) { write(Record::Kind::Index, done); });
    connect(&game, &Game::branchChanged, this, [this] { write(Record::Kind::Branch, game_.branchStart()); });
}

void Keeper::writeTime() {
    write(Record::Kind::Time, game_.clock().elapsedMs());
}

void Keeper::write(Record::Kind kind, qint64 number) {
    Record record;
    record.kind = kind;
    record.number = number;
    if (!resting_) shelf_.write(record);
}

} // namespace ninefold
