// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <optional>

#include <sys/stat.h>

namespace ninefold {

/// Which file it is, and how long. QFileInfo tells neither device nor inode, and a path may lead to another file than
/// the one that was opened there.
struct FileState {
    dev_t device = 0;
    ino_t inode = 0;
    qint64 size = 0;

    bool isSameFile(const FileState& other) const { return device == other.device && inode == other.inode; }
};

/// Of an open file.
inline std::optional<FileState> fileState(int handle) {
    struct stat found = {};
    if (fstat(handle, &found) != 0) return std::nullopt;
    return FileState{found.st_dev, found.st_ino, found.st_size};
}

/// Of the file that the path leads to; nothing when there is none.
inline std::optional<FileState> fileState(const QString& path) {
    struct stat found = {};
    if (stat(QFile::encodeName(path).constData(), &found) != 0) return std::nullopt;
    return FileState{found.st_dev, found.st_ino, found.st_size};
}

} // namespace ninefold
