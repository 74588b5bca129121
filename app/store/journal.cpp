// SPDX-License-Identifier: MIT
// Every record is passed to the system at once and written to the disk soon after. A failed write leaves no partial
// line: the file is cut after its last complete line, and the pending lines are written with the next record.
#include "app/store/journal.h"

#include "app/store/checksum.h"
#include "app/store/filestate.h"
#include "app/store/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <cassert>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace ninefold::store {

Journal::Journal(const QString& path, const QString& ending, QThreadPool& disk, WholeGame wholeGame)
    : path_(path), ending_(ending), disk_(disk), wholeGame_(std::move(wholeGame)) {}

/// The last chance to write pending lines; a failure can no longer be reported.
Journal::~Journal() {
    if (!pending_.isEmpty() || (anew_ && !isNew_)) write({});
}

void Journal::continueIn(std::unique_ptr<QFile> file, const QByteArray& bytes) {
    assert(pending_.isEmpty() && file_ == nullptr);
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
        // If the file was replaced at this moment, the lines are in no file.
        anew_ = isDisturbed();
    }
    if (anew_ && !writeAnew()) return;
    pending_.clear();
    if (std::exchange(failing_, false)) emit worksAgain();
    sync();
}

bool Journal::isDisturbed() {
    assert(file_ != nullptr);
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
    assert(bytes >= 0 && file_ != nullptr);
    goodBytes_ = fileBytes_ = bytes;
    checksum_ = checksum;
    const auto state = fileState(file_->handle());
    modifiedNs_ = state ? state->modifiedNs : 0;
}

bool Journal::append() {
    // After the good lines, wherever the last failure has left the file position.
    const bool placed = (fileBytes_ == goodBytes_ || file_->resize(goodBytes_)) && file_->seek(goodBytes_);
    const qint64 written = placed ? file_->write(pending_) : -1;
    if (written != pending_.size()) {
        // A truncated write is no error for the system; it happens only on a full disk.
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
    // During shutdown no object may be left that knows the game.
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
    // A sync that has not started is for the previous file.
    syncing_ = std::make_shared<std::atomic<bool>>(false);
    if (whole.keptAs.isEmpty()) disk_.start([folder = QFileInfo(path_).path()] { syncFolder(folder); });
    // Our own previous file, which had failed to reach the disk or could not be written.
    if (wasOurs && !whole.keptAs.isEmpty()) QFile::remove(whole.keptAs);
    else if (wasNew) keptAs_ = whole.keptAs;
    else emit writtenAnew(whole.keptAs);
    // Only a file that was found damaged at the beginning gets that ending.
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

/// Reported once: a full disk stays full for some time, and the player needs one message and not one per move.
void Journal::fail(const QString& reason) {
    if (!std::exchange(failing_, true)) emit failed(reason);
}

void Journal::sync() {
    // A sync that was requested and has not started will cover this record too.
    if (syncing_->exchange(true)) return;
    // The disk may be slow, and the window must not wait. One sync at a time covers all lines before it.
    const int handle = fcntl(file_->handle(), F_DUPFD_CLOEXEC, 0);
    // A duplicate handle, because the journal may be destroyed before the disk is done.
    if (handle < 0) return syncing_->store(false);
    disk_.start([handle, syncing = syncing_, journal = QPointer<Journal>(this)] {
        syncing->store(false);
        const bool good = fdatasync(handle) == 0;
        const QString reason = good ? QString() : qt_error_string();
        close(handle);
        if (good) return;
        // Reported in the window's thread, and only if the journal still exists.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [journal, reason] {
            if (!journal) return;
            // The system forgets data that it could not write; only a new file makes it write everything again.
            journal->anew_ = true;
            journal->fail(reason);
        });
    });
}

} // namespace ninefold::store
