// SPDX-License-Identifier: MIT
// How the open game is written: its events, when it was played, and what to do if its file or its lock was changed
// by others.
#include "app/store/playdate.h"
#include "app/store/savedgames.h"

#include <QFileInfo>

#include <cstdlib>

namespace ninefold::store {
namespace {

/// The order of games needs no finer dates.
constexpr qint64 kMinMsBetweenDates = 1000;

} // namespace

/// Replaces the open game by another. Unsaved lines of the old one wait until they can be written.
void SavedGames::hold(Held held) {
    check();
    if (journal_) disconnect(journal_.get(), nullptr, this, nullptr);
    if (journal_ && !journal_->isSaved()) {
        journal_->rest();
        waiting_.push_back({current_, std::move(lock_), std::move(journal_)});
    }
    // The journal is closed before its lock: no other window may write the file meanwhile.
    journal_ = std::move(held.journal);
    lock_ = std::move(held.lock);
    current_ = held.game;
    playedMs_ = bytesSinceDate_ = 0;
    reportedChanged_ = reportedRemoved_ = false;
    if (!journal_) return;
    connect(journal_.get(), &Journal::failed, this, [this](const QString& reason) {
        emit problem(tr("This game cannot be saved (%1). You can play on; every move tries again.").arg(reason));
    });
    connect(journal_.get(), &Journal::worksAgain, this, &SavedGames::savedAgain);
    connect(journal_.get(), &Journal::writtenAnew, this, &SavedGames::sayAnew);
}

void SavedGames::saveWaiting() {
    for (const Held& held : waiting_) held.journal->write({});
    std::erase_if(waiting_, [](const Held& held) { return held.journal->isSaved(); });
}

void SavedGames::write(const Record& record) {
    if (!journal_) return;
    // A move is written twice, so that a single damaged spot on the disk cannot lose it.
    QByteArray lines = encode(record).repeated(record.kind == Record::Kind::Move ? 2 : 1);
    bytesSinceDate_ += lines.size();
    // The clock runs by itself; every other record is caused by the player.
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool isPlay = record.kind != Record::Kind::Time;
    if (isPlay && std::abs(now - playedMs_) >= kMinMsBetweenDates) lines += dateLine(now);
    else if (bytesSinceDate_ >= kMaxBytesBetweenDates) lines += dateLine(playedMs_);
    if (!keepLock()) return continueAsCopy();
    journal_->write(lines);
    sayWithoutLock();
}

void SavedGames::writeDate() {
    if (!journal_) return;
    if (!keepLock()) return continueAsCopy();
    journal_->write(dateLine(QDateTime::currentMSecsSinceEpoch()));
    sayWithoutLock();
}

void SavedGames::check() {
    saveWaiting();
    if (!journal_) return;
    if (!keepLock()) return continueAsCopy();
    journal_->write({});
}

/// Makes the date record and notes that it is written.
QByteArray SavedGames::dateLine(qint64 playedMs) {
    playedMs_ = playedMs;
    bytesSinceDate_ = 0;
    return encode({.kind = Record::Kind::Date, .number = playedMs});
}

/// Another program may have deleted the lock, or its whole folder. False if another window has the game now.
bool SavedGames::keepLock() {
    if (lock_->isHeld()) return true;
    auto lock = lockOf(current_);
    const GameLock::State state = lock->tryLock();
    if (state == GameLock::State::HeldByOther || state == GameLock::State::HeldElsewhere) return false;
    lock_ = std::move(lock);
    return true;
}

/// Two windows cannot write one file, so from now on there are two games. The copy has everything up to now.
void SavedGames::continueAsCopy() {
    // Without it the recent moves are unknown; the file keeps what it has.
    if (!wholeGame_) return;
    const QString before = current_;
    journal_->abandon();
    journal_.reset();
    beginAs(wholeGame_());
    emit renamed(before, current_);
    emit problem(tr("This game was opened in another window too. Here it continues as a copy."));
}

void SavedGames::sayWithoutLock() {
    if (reportedNoLock_ || !isSaved() || lock_->isHeld()) return;
    reportedNoLock_ = true;
    emit problem(tr("No lock can be made for this game. Please do not open it in a second window."));
}

/// Once per game: a program that changes the file once may do so at every move.
void SavedGames::sayAnew(const QString& keptAs) {
    if (keptAs.isEmpty()) {
        if (!std::exchange(reportedRemoved_, true))
            emit problem(tr("The file of this game had been removed. It has been written again."));
    } else if (!std::exchange(reportedChanged_, true)) {
        emit problem(tr("Another program changed the file of this game. It has been written anew; what stood there is "
                        "kept as %1.")
                         .arg(QFileInfo(keptAs).fileName()));
    }
}

} // namespace ninefold::store
