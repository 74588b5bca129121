// SPDX-License-Identifier: MIT
#include "app/store/recent/recentfiles.h"

#include "app/store/recent/recentlyused.h"
#include "app/store/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

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
    if (loadSettings().desktopRecent) addRecentlyUsed(whole);
}

QString recentFolder() {
    const QStringList files = loadRecentFiles();
    QString last = files.isEmpty() ? QString() : QFileInfo(files.first()).path();
    if (!last.isEmpty() && QFileInfo(last).isDir()) return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void forgetRecentFiles() {
    QSettings().remove(kKey);
    forgetRecentlyUsed();
}

} // namespace ninefold::store
