// SPDX-License-Identifier: MIT
#include "app/store/gamelock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <cassert>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ninefold::store {
namespace {

/// In QLockFile's format: process, program, computer, and the identifiers of the computer and its last start.
QByteArray signature() {
    return QByteArray::number(QCoreApplication::applicationPid()) + '\n' +
           QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() +
           '\n';
}

} // namespace

GameLock::~GameLock() {
    // Removed while it is still locked: another process that has opened it will see that it is gone.
    if (isHeld()) QFile::remove(path_);
    close();
}

GameLock::State GameLock::tryLock() {
    assert(handle_ < 0);
    QDir().mkpath(QFileInfo(path_).path());
    // The last owner may remove the file between opening and locking; then there is a newer file.
    constexpr int kMaxTries = 10;
    for (int tries = 0; tries < kMaxTries; ++tries) {
        const State state = lockOnce();
        if (state != State::Held || isHeld()) return state;
        close();
    }
    return State::HeldByOther;
}

GameLock::State GameLock::lockOnce() {
    handle_ = ::open(QFile::encodeName(path_).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
    if (handle_ < 0) return State::Impossible;
    const bool locked = flock(handle_, LOCK_EX | LOCK_NB) == 0;
    const bool taken = !locked && errno == EWOULDBLOCK;
    const bool elsewhere = belongsElsewhere();
    if (locked && !elsewhere) {
        character();
        return State::Held;
    }
    close();
    if (elsewhere) return State::HeldElsewhere;
    return taken ? State::HeldByOther : State::Impossible;
}

/// Locks do not work across a folder that a program synchronises between computers; the text does.
bool GameLock::belongsElsewhere() {
    QFile file;
    if (!file.open(handle_, QIODevice::ReadOnly | QIODevice::Unbuffered)) return false;
    constexpr qint64 kMaxSignatureBytes = 4096;
    const QList<QByteArray> lines = file.read(kMaxSignatureBytes).split('\n');
    const QByteArray host = lines.value(2), machine = lines.value(3);
    if (host.isEmpty() || host == QSysInfo::machineHostName().toUtf8()) return false;
    // A computer may have been renamed since.
    if (!machine.isEmpty() && machine == QSysInfo::machineUniqueId()) return false;
    computer_ = QString::fromUtf8(host);
    return true;
}

/// Writes the text for other computers and older programs; on a full disk the lock works without it.
void GameLock::character() {
    const QByteArray text = signature();
    [[maybe_unused]] const bool written =
        ftruncate(handle_, 0) == 0 && pwrite(handle_, text.constData(), static_cast<std::size_t>(text.size()), 0) > 0;
}

bool GameLock::isHeld() const {
    if (handle_ < 0) return false;
    const auto ours = fileState(handle_), there = fileState(path_);
    return ours && there && ours->isSameFile(*there);
}

void GameLock::close() {
    if (handle_ >= 0) ::close(handle_);
    handle_ = -1;
}

} // namespace ninefold::store
