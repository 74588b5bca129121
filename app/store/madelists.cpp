// SPDX-License-Identifier: MIT
#include "app/store/madelists.h"

#include "app/documents/writing.h"

#include <QDir>
#include <QStandardPaths>

namespace ninefold::store {
namespace {

constexpr int kKept = 20;

} // namespace

Result<QString> keepMadeList(const QString& fileName, std::string_view text) {
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/made"));
    folder.mkpath(QStringLiteral("."));
    QString path = folder.filePath(fileName);
    if (const std::optional<Error> fault = documents::saveFile(path, text)) return *fault;
    // The newest first.
    const QStringList files = folder.entryList(QDir::Files, QDir::Time);
    for (const QString& old : files.mid(kKept))
        if (old != fileName) folder.remove(old);
    return path;
}

} // namespace ninefold::store
