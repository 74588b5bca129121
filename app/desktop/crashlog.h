// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace ninefold::desktop {

/// Writes a report if the program crashes while the object lives: by a fatal signal, an exception that nothing catches
/// or qFatal. The file is opened beforehand, and disappears with the object if nothing happened. The crash itself goes
/// on as without the log, with its message and its core file. One object per program.
///
/// Signals that something else handles already, such as a sanitizer, are left to it.
class CrashLog {
public:
    /// Without a folder that can be written there is no report; the program runs all the same.
    explicit CrashLog(const QString& folder);
    CrashLog(const CrashLog&) = delete;
    CrashLog& operator=(const CrashLog&) = delete;
    ~CrashLog();

private:
    QString path_;
    /// The signals whose handler is ours.
    QList<int> signals_;
};

} // namespace ninefold::desktop
