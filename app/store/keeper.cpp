// SPDX-License-Identifier: MIT
// Writes every signal of the game to the journal at once: a move, an undo, a branch.
#include "app/store/keeper.h"

#include "app/store/journaltext.h"

#include <cassert>

namespace ninefold::store {

Keeper::Keeper(game::Game& game, SavedGames& savedGames, QObject* parent)
    : QObject(parent), game_(game), savedGames_(savedGames) {
    connect(&game, &game::Game::played, this, [this](const Move& move) {
        Record record;
        record.kind = Record::Kind::Move;
        record.move = move;
        if (!resting_) savedGames_.write(record);
    });
    connect(&game, &game::Game::stepped, this, [this](int done) { write(Record::Kind::Index, done); });
    connect(&game, &game::Game::branchChanged, this, [this] { write(Record::Kind::Branch, game_.branchStart()); });
    connect(&game, &game::Game::started, this, [this] { writtenMs_ = game_.clock().elapsedMs(); });
    savedGames.setWholeGame([this] { return journalText(game_.puzzle(), game_.branchStart(), tally_, bookmarks_); });
}

Keeper::~Keeper() {
    // After this the file cannot be written anew.
    savedGames_.check();
    savedGames_.setWholeGame({});
}

void Keeper::writeTime() {
    if (savedGames_.current().isEmpty()) return;
    const qint64 elapsedMs = game_.clock().elapsedMs();
    if (std::exchange(writtenMs_, elapsedMs) != elapsedMs) write(Record::Kind::Time, elapsedMs);
    else savedGames_.check();
}

void Keeper::setTally(const Tally& tally) {
    tally_ = tally;
    emit tallyChanged();
}

void Keeper::addBookmark(const Move& move) {
    assert(static_cast<int>(bookmarks_.size()) < kMostBookmarks);
    bookmarks_.push_back(move);
    savedGames_.write({.kind = Record::Kind::Bookmark, .move = move});
}

void Keeper::countHelp() {
    // Help after the end of the game is not counted.
    if (game_.isSolved()) return;
    write(Record::Kind::Help, ++tally_.helped);
    emit tallyChanged();
}

void Keeper::countCheck() {
    if (game_.isSolved()) return;
    write(Record::Kind::Check, ++tally_.checks);
    countHelp();
}

void Keeper::countHint(const QByteArray& technique) {
    if (game_.isSolved()) return;
    tally_.hints.push_back({technique, 1});
    writeHint();
    countHelp();
}

void Keeper::deepenHint(int degree) {
    assert(degree >= 1);
    // Seeing less of a hint again takes nothing back.
    if (game_.isSolved() || tally_.hints.empty() || degree <= tally_.hints.back().degree) return;
    tally_.hints.back().degree = degree;
    writeHint();
    emit tallyChanged();
}

void Keeper::countMistake() {
    write(Record::Kind::Wrong, ++tally_.mistakes);
    emit tallyChanged();
}

void Keeper::writeHint() {
    assert(!tally_.hints.empty());
    const Record record = hintRecord(static_cast<int>(tally_.hints.size()), tally_.hints.back());
    if (!resting_) savedGames_.write(record);
}

void Keeper::write(Record::Kind kind, qint64 number) {
    Record record;
    record.kind = kind;
    record.number = number;
    if (!resting_) savedGames_.write(record);
}

} // namespace ninefold::store
