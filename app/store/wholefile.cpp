// SPDX-License-Identifier: MIT
// The new file is written under the name that the old one will get, and then the two exchange their names in one
// step: at no moment is there no file, and no third file can be overwritten.
#include "app/store/wholefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace ninefold::store {
namespace {

bool isTaken(const QString& path) {
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

/// For file systems that cannot exchange two names. Between the two steps there is no file at the path.
bool swapInTwoSteps(int handle, const QString& fresh, const QString& path, QString& keptAs) {
    if (isTaken(path) && fsync(handle) != 0) return false;
    const QString aside = unusedName(path, QStringLiteral(".replaced-"));
    if (QFile::rename(path, aside)) keptAs = aside;
    return QFile::rename(fresh, path);
}

/// Puts the new file at the path; an existing file gets the name of the new one, which must be on the disk by then.
bool swap(int handle, const QString& fresh, const QString& path, QString& keptAs) {
    const QByteArray from = QFile::encodeName(fresh), to = QFile::encodeName(path);
    const auto rename = [&](unsigned flags) {
        return renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), flags) == 0;
    };
    // Other programs may create or remove a file there between two of our steps.
    for (int tries = 0; tries < 3; ++tries) {
        if (rename(RENAME_NOREPLACE)) return true;
        if (errno == EEXIST && fsync(handle) == 0 && rename(RENAME_EXCHANGE)) {
            keptAs = fresh;
            return true;
        }
        if (errno == EINVAL || errno == ENOSYS) return swapInTwoSteps(handle, fresh, path, keptAs);
        if (errno != ENOENT && errno != EEXIST) return false;
    }
    return false;
}

} // namespace

void syncFolder(const QString& folder) {
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    fsync(handle);
    ::close(handle);
}

QString unusedName(const QString& path, const QString& ending) {
    const QString stem = path + ending + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString name = stem;
    for (int number = 2; isTaken(name); ++number) name = stem + u'-' + QString::number(number);
    return name;
}

WholeFile writeWholeFile(const QString& path, const QByteArray& bytes, const QString& ending) {
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return {.why =
                    QCoreApplication::translate("WholeFile", "its folder cannot be made: %1").arg(qt_error_string())};
    const QString fresh = unusedName(path, ending);
    const int handle = ::open(QFile::encodeName(fresh).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (handle < 0) return {.why = qt_error_string()};
    // By its handle, because the name will be another file's. Unbuffered, so that every write is a system call and
    // its count is reliable.
    auto file = std::make_unique<QFile>();
    file->open(handle, QIODevice::ReadWrite | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle);
    WholeFile written;
    const qint64 count = file->write(bytes);
    // A truncated write is no error for the system; it happens only on a full disk.
    if (count >= 0 && count < bytes.size())
        written.why = QCoreApplication::translate("WholeFile", "there is no room left on the disk");
    else if (count < 0 || !swap(handle, fresh, path, written.keptAs)) written.why = qt_error_string();
    if (!written.why.isEmpty()) {
        QFile::remove(fresh);
        return written;
    }
    if (!written.keptAs.isEmpty()) syncFolder(folder);
    written.file = std::move(file);
    return written;
}

} // namespace ninefold::store
