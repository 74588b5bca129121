// SPDX-License-Identifier: MIT
#include "app/desktop/crashreports.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

#include <sys/file.h>

namespace ninefold::desktop {
namespace {

constexpr qint64 kMostReportBytes = 64 * 1024;
/// Reports that the user knows of; the oldest goes.
constexpr qsizetype kMostKept = 5;
const QString kNew = QStringLiteral("crash-"), kKnown = QStringLiteral("known-");

QStringList filesOf(const QString& folder, const QString& beginning) {
    // The names hold the time: the last is the newest.
    return QDir(folder).entryList({beginning + u'*'}, QDir::Files, QDir::Name);
}

/// Does the program still run that would write it?
bool isInUse(const QFile& file) {
    return flock(file.handle(), LOCK_EX | LOCK_NB) != 0;
}

} // namespace

QString crashFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/crashes");
}

QString newReportName() {
    return kNew + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz-")) +
           QString::number(QCoreApplication::applicationPid()) + QStringLiteral(".txt");
}

std::optional<CrashReport> newCrashReport(const QString& folder) {
    std::optional<CrashReport> newest;
    for (const QString& name : filesOf(folder, kNew)) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly) || isInUse(file)) continue;
        const QString text = QString::fromUtf8(file.read(kMostReportBytes));
        if (text.isEmpty()) file.remove();
        if (text.isEmpty()) continue;
        if (newest) keepCrashReport(newest->path);
        newest = {file.fileName(), text};
    }
    return newest;
}

QString keepCrashReport(const QString& path) {
    const QFileInfo file(path);
    const QString folder = file.path();
    QString kept = folder + u'/' + kKnown + file.fileName().mid(kNew.size());
    QFile::rename(path, kept);
    QStringList known = filesOf(folder, kKnown);
    while (known.size() > kMostKept) QFile::remove(folder + u'/' + known.takeFirst());
    return kept;
}

void deleteCrashReport(const QString& path) {
    QFile::remove(path);
}

} // namespace ninefold::desktop
