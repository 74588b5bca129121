// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <optional>

#include <sys/stat.h>

namespace ninefold::store {

/// The identity, length and modification time of a file. QFileInfo has neither device nor inode, and a path may
/// lead to another file than the one that was opened there.
struct FileState {
    dev_t device = 0;
    ino_t inode = 0;
    qint64 size = 0;
    qint64 modifiedNs = 0;

    friend bool operator==(const FileState&, const FileState&) = default;
    bool isSameFile(const FileState& other) const { return device == other.device && inode == other.inode; }
};

inline FileState fileStateOf(const struct stat& found) {
    constexpr qint64 kNsPerSecond = 1'000'000'000;
    return {found.st_dev, found.st_ino, found.st_size, found.st_mtim.tv_sec * kNsPerSecond + found.st_mtim.tv_nsec};
}

/// Of an open file.
inline std::optional<FileState> fileState(int handle) {
    struct stat found = {};
    if (fstat(handle, &found) != 0) return std::nullopt;
    return fileStateOf(found);
}

/// The state of the file at the path; nothing if there is none.
inline std::optional<FileState> fileState(const QString& path) {
    struct stat found = {};
    if (stat(QFile::encodeName(path).constData(), &found) != 0) return std::nullopt;
    return fileStateOf(found);
}

} // namespace ninefold::store
