// SPDX-License-Identifier: MIT
#include "app/store/savedfile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace ninefold::store {

SavedFile openSavedFile(const QString& path) {
    /// A year of moves is far shorter; a longer file is not one of ours.
    constexpr qint64 kMaxBytes = 64 * 1024 * 1024;
    const auto refused = [](Refusal::Reason reason, const QString& detail = {}) {
        return SavedFile{.refusal = Refusal{reason, detail}};
    };
    const QFileInfo info(path);
    if (!info.exists()) return refused(Refusal::Reason::Removed);
    // Opening a named pipe would wait for its other end.
    if (!info.isFile())
        return refused(Refusal::Reason::Unreadable, QCoreApplication::translate("SavedFile", "it is not a file"));
    SavedFile saved{.file = std::make_unique<QFile>(path)};
    QFile& file = *saved.file;
    constexpr auto kUnbuffered = QIODevice::Unbuffered | QIODevice::ExistingOnly;
    const bool writable = file.open(QIODevice::ReadWrite | kUnbuffered);
    if (!writable && !file.open(QIODevice::ReadOnly | kUnbuffered))
        return refused(Refusal::Reason::Unreadable, file.errorString());
    if (file.size() > kMaxBytes)
        return refused(Refusal::Reason::Unreadable, QCoreApplication::translate("SavedFile", "it is too large"));
    saved.bytes = file.readAll();
    // A read that fails half way reports no error, but returns fewer bytes.
    if (saved.bytes.size() < file.size()) return refused(Refusal::Reason::Unreadable, file.errorString());
    if (!writable) saved.file.reset();
    return saved;
}

} // namespace ninefold::store
