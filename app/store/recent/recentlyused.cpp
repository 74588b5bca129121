// SPDX-License-Identifier: MIT
#include "app/store/recent/recentlyused.h"

#include "app/documents/fileaddress.h"
#include "app/store/filestate.h"
#include "app/store/recent/xbel.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QSaveFile>
#include <QStandardPaths>

#include <functional>

namespace ninefold::store {
namespace {

/// Lists of many years have about a megabyte.
constexpr qint64 kMostListBytes = 8 * 1024 * 1024;

using Change = std::function<std::optional<QString>(const QString& text)>;

/// The text of the list, empty if there is none; nothing if it is not ours to write.
std::optional<QString> readList(const QString& path) {
    QFile file(path);
    if (!file.exists()) return QString();
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostListBytes) return std::nullopt;
    const QByteArray bytes = file.read(kMostListBytes);
    const QString text = QString::fromUtf8(bytes);
    // In another encoding every entry would be changed.
    if (text.toUtf8() != bytes) return std::nullopt;
    return text;
}

bool write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    // Only the user may see what the user opens; GTK creates it like that, too.
    if (!QFile::exists(path)) file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    // On a full disk commit() does not notice a write that was cut short.
    if (file.write(bytes) != bytes.size() || !file.flush()) file.cancelWriting();
    return file.commit();
}

/// Other programs write the list too, without a lock. What one of them wrote meanwhile is read again.
void change(const QString& path, const Change& changed) {
    constexpr int kMaxTries = 3;
    for (int tries = 0; tries < kMaxTries; ++tries) {
        const auto before = fileState(path);
        const auto text = readList(path);
        const auto fresh = text ? changed(*text) : std::nullopt;
        if (!fresh || *fresh == *text) return;
        if (fileState(path) != before) continue;
        write(path, fresh->toUtf8());
        return;
    }
}

bool isBelow(const QString& path, const QString& folder) {
    return !folder.isEmpty() && path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

} // namespace

QString recentlyUsedFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/recently-used.xbel");
}

void addRecentlyUsed(const QString& path, const QString& list) {
    if (isPrivateFile(path)) return;
    const UsedFile file{.address = documents::fileAddress(path),
                        // By its name: the file is not read again.
                        .mimeType = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchExtension).name(),
                        .at = QDateTime::currentDateTimeUtc()};
    change(list, [&file](const QString& text) { return withUsedFile(text, file); });
}

void forgetRecentlyUsed(const QString& list) {
    if (QFile::exists(list)) change(list, withoutUsedFiles);
}

bool isPrivateFile(const QString& path) {
    const QString folder = QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath();
    if (isBelow(folder + u'/', QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).canonicalPath()) &&
        !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        return true;
    constexpr auto kOthers = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    for (const QString& temporary : {QDir::tempPath(), QStringLiteral("/tmp"), QStringLiteral("/var/tmp")}) {
        const QString root = QDir(temporary).canonicalPath();
        for (QString at = folder; isBelow(at, root); at = QFileInfo(at).path())
            if (!(QFileInfo(at).permissions() & kOthers)) return true;
    }
    return false;
}

} // namespace ninefold::store
