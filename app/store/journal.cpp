// SPDX-License-Identifier: MIT
// Every record goes to the system at once and to the disk soon after. A failed write leaves no half
// line: the file is cut to its last whole one, and what waited is written with the next record.
#include "app/store/journal.h"

#include "app/store/checksum.h"
#include "app/store/filestate.h"
#include "app/store/wholefile.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace ninefold {

Journal::Journal(const QString& path, const QString& ending, QThreadPool& disk, WholeGame wholeGame)
    : path_(path), ending_(ending), disk_(disk), wholeGame_(std::move(wholeGame)) {}

/// The last chance of what could not be written; nothing is left that could be told of it.
Journal::~Journal() {
    if (!pending_.isEmpty() || (anew_ && !isNew_)) write({});
}

void Journal::continueIn(std::unique_ptr<QFile> file, const QByteArray& bytes) {
    isNew_ = false;
    anew_ = file == nullptr;
    file_ = std::move(file);
    if (file_) goodUpTo(bytes.size(), checksum(bytes));
}

void Journal::write(const QByteArray& lines) {
    pending_ += lines;
    anew_ = anew_ || isDisturbed();
    if (!anew_) {
        if (pending_.isEmpty()) return;
        if (!append()) return;
        // What was written into a file that was replaced at this moment is in no file.
        anew_ = isDisturbed();
    }
    if (anew_ && !writeAnew()) return;
    pending_.clear();
    if (std::exchange(failing_, false)) emit worksAgain();
    sync();
}

bool Journal::isDisturbed() {
    const auto ours = fileState(file_->handle()), there = fileState(path_);
    if (!ours || !there || !ours->isSameFile(*there) || ours->size != fileBytes_) return true;
    // An editor may have written into it without changing its length; or it was only touched, or is on another
    // computer, which has a clock of its own.
    if (ours->modifiedNs != modifiedNs_ && !holdsGoodBytes()) return true;
    modifiedNs_ = ours->modifiedNs;
    return false;
}

bool Journal::holdsGoodBytes() {
    if (!file_->seek(0)) return false;
    const QByteArray bytes = file_->read(goodBytes_);
    return bytes.size() == goodBytes_ && checksum(bytes) == checksum_;
}

/// All that is in the file now is ours.
void Journal::goodUpTo(qint64 bytes, quint32 checksum) {
    goodBytes_ = fileBytes_ = bytes;
    checksum_ = checksum;
    const auto state = fileState(file_->handle());
    modifiedNs_ = state ? state->modifiedNs : 0;
}

bool Journal::append() {
    // Behind the good lines, wherever the last failure has left the file.
    const bool placed = (fileBytes_ == goodBytes_ || file_->resize(goodBytes_)) && file_->seek(goodBytes_);
    const qint64 written = placed ? file_->write(pending_) : -1;
    if (written != pending_.size()) {
        // A write that was cut short is no error to the system; only the disk's end does that.
        fail(written < 0 ? file_->errorString() : tr("there is no room left on the disk"));
        file_->resize(goodBytes_);
        const auto left = fileState(file_->handle());
        fileBytes_ = left ? left->size : goodBytes_;
        return false;
    }
    goodUpTo(goodBytes_ + written, checksum(pending_, checksum_));
    return true;
}

bool Journal::writeAnew() {
    const QByteArray text = isNew_ ? pending_ : wholeGame_();
    // At the end nothing may be left that knows the game.
    if (text.isEmpty()) return false;
    const bool wasOurs = file_ && !isDisturbed();
    WholeFile whole = writeWholeFile(path_, text, ending_);
    if (!whole.file) {
        fail(whole.why);
        return false;
    }
    file_ = std::move(whole.file);
    goodUpTo(text.size(), checksum(text));
    anew_ = false;
    const bool wasNew = std::exchange(isNew_, false);
    // Our own file of before, which the disk did not take or which could not be written at last.
    if (wasOurs && !whole.keptAs.isEmpty()) QFile::remove(whole.keptAs);
    else if (wasNew) keptAs_ = whole.keptAs;
    else emit writtenAnew(whole.keptAs);
    // Only what was found damaged at the beginning has that name.
    ending_ = QStringLiteral(".replaced-");
    return true;
}

void Journal::rest() {
    if (isSaved() || isNew_) return;
    const QByteArray text = wholeGame_();
    if (text.isEmpty()) return;
    pending_ = text;
    isNew_ = anew_ = true;
}

void Journal::abandon() {
    pending_.clear();
    anew_ = false;
    isNew_ = true;
}

/// Told once: a disk that is full stays so for a while, and a player needs one sentence and not one for each move.
void Journal::fail(const QString& reason) {
    if (!std::exchange(failing_, true)) emit failed(reason);
}

void Journal::sync() {
    // One that is asked for and has not begun will cover this record too.
    if (syncing_->exchange(true)) return;
    // The disk may take its time; the window does not wait for it. One sync at a time covers all lines before it.
    const int handle = fcntl(file_->handle(), F_DUPFD_CLOEXEC, 0);
    // A handle of its own: the journal may be gone before the disk is done.
    if (handle < 0) return syncing_->store(false);
    disk_.start([handle, syncing = syncing_, journal = QPointer<Journal>(this)] {
        syncing->store(false);
        const bool good = fdatasync(handle) == 0;
        const QString reason = good ? QString() : qt_error_string();
        close(handle);
        if (good) return;
        // Told in the thread of the window, and only while there is somebody to tell.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [journal, reason] {
            if (!journal) return;
            // The system forgets what it could not write; a new file asks it again for all of it.
            journal->anew_ = true;
            journal->fail(reason);
        });
    });
}

} // namespace ninefold
