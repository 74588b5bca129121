// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTemporaryDir>

/// A home of its own for a test: settings and games of whoever runs it stay untouched.
/// Make one before the first thing that looks for its place on disk.
class ScratchHome {
public:
    ScratchHome() {
        QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
        QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
        qputenv("HOME", dir_.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", dir_.filePath("config").toLocal8Bit());
        qputenv("XDG_DATA_HOME", dir_.filePath("data").toLocal8Bit());
    }
    QString path(const QString& name) const { return dir_.filePath(name); }

private:
    QTemporaryDir dir_;
};
