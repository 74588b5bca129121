// SPDX-License-Identifier: MIT
// Every record goes to the system at once and to the disk soon after. A failed write leaves no half
// line: the file is cut to its last whole one, and what waited is written with the next record.
#include "app/store/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <unistd.h>

namespace ninefold {

Journal::Journal(const QString& path, qint64 keepBytes, QObject* parent)
    : QObject(parent), path_(path), file_(path), goodBytes_(keepBytes) {}

/// The last chance of what could not be written; whether it worked nobody is left to be told.
Journal::~Journal() {
    if (!pending_.isEmpty()) flush();
}

void Journal::write(const QByteArray& lines) {
    pending_ += lines;
    if (!flush()) return;
    pending_.clear();
    if (std::exchange(failing_, false)) emit worksAgain();
    sync();
}

bool Journal::flush() {
    if (!file_.isOpen() && !QDir().mkpath(QFileInfo(path_).absolutePath())) {
        fail(tr("its folder cannot be made: %1").arg(qt_error_string()));
        return false;
    }
    // Unbuffered: every write is a system call, and its count is the truth.
    if (!file_.isOpen() && !file_.open(QIODevice::ReadWrite | QIODevice::Unbuffered)) {
        fail(file_.errorString());
        return false;
    }
    // A file that somebody took away while we play must not swallow what comes.
    if (!QFile::exists(path_)) {
        fail(tr("the file of the game has been removed"));
        return false;
    }
    // Behind the good lines, wherever the last failure has left the file.
    const bool placed = file_.resize(goodBytes_) && file_.seek(goodBytes_);
    const qint64 written = placed ? file_.write(pending_) : -1;
    if (written != pending_.size()) {
        // A write that was cut short is no error to the system; only the disk's end does that.
        fail(written < 0 ? file_.errorString() : tr("there is no room left on the disk"));
        file_.resize(goodBytes_);
        return false;
    }
    goodBytes_ += pending_.size();
    return true;
}

/// Told once: a disk that is full stays so for a while, and a player needs one sentence and not one for each move.
void Journal::fail(const QString& reason) {
    if (!std::exchange(failing_, true)) emit failed(reason);
}

void Journal::sync() {
    // One that is asked for and has not begun will cover this record too.
    if (syncing_->exchange(true)) return;
    // The disk may take its time; the window does not wait for it. One sync at a time covers all lines before it.
    const int handle = dup(file_.handle());
    // A handle of its own: the journal may be gone before the disk is done.
    if (handle < 0) return syncing_->store(false);
    QThreadPool::globalInstance()->start([handle, syncing = syncing_, journal = QPointer<Journal>(this)] {
        syncing->store(false);
        const bool good = fdatasync(handle) == 0;
        const QString reason = good ? QString() : qt_error_string();
        close(handle);
        if (good) return;
        // Told in the thread of the window, and only while there is somebody to tell.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [journal, reason] {
            if (journal) journal->fail(reason);
        });
    });
}

} // namespace ninefold
