// SPDX-License-Identifier: MIT
#include "app/store/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

namespace ninefold::store {
namespace {

constexpr auto kKey = "files/recent";
constexpr int kKept = 10;

} // namespace

QStringList loadRecentFiles() {
    // Another program may have written more entries than we do.
    return QSettings().value(kKey).toStringList().mid(0, kKept);
}

void addRecentFile(const QString& path) {
    // Another spelling of the path is the same file.
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = loadRecentFiles();
    files.removeAll(whole);
    files.prepend(whole);
    QSettings().setValue(kKey, files.mid(0, kKept));
}

void forgetRecentFiles() {
    QSettings().remove(kKey);
}

} // namespace ninefold::store
