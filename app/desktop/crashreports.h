// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace ninefold::desktop {

/// Where the reports are: with the saved games, which they do not touch.
QString crashFolder();
/// The name of the report of this program, should it crash.
QString newReportName();

struct CrashReport {
    QString path, text;
};

/// The report of the last crash, if the user does not know of it yet. Removes the empty files of programs that
/// were killed.
std::optional<CrashReport> newCrashReport(const QString& folder = crashFolder());

/// The user knows of it: the report stays for a while, and is not offered again. Returns its new path.
QString keepCrashReport(const QString& path);
void deleteCrashReport(const QString& path);

} // namespace ninefold::desktop
