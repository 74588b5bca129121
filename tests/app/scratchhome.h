// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTemporaryDir>

/// A temporary home folder for a test, so that the settings and games of the user who runs it stay untouched.
/// Construct it before anything looks up its folder on disk.
class ScratchHome {
public:
    ScratchHome() {
        QCoreApplication::setOrganizationName(QStringLiteral("Ninefold"));
        QCoreApplication::setApplicationName(QStringLiteral("Ninefold"));
        qputenv("HOME", dir_.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", dir_.filePath("config").toLocal8Bit());
        qputenv("XDG_DATA_HOME", dir_.filePath("data").toLocal8Bit());
        // A program that a test starts must not hand its files to the Ninefold of the user.
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qunsetenv("XDG_RUNTIME_DIR");
    }
    QString path(const QString& name) const { return dir_.filePath(name); }

private:
    QTemporaryDir dir_;
};
