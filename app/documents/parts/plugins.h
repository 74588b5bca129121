// SPDX-License-Identifier: MIT
// Parts of the program that need a library which is not always installed.
#pragma once

#include <QObject>
#include <QStringList>

namespace ninefold::documents {

/// The files in which a plugin of this name is looked for.
QStringList pluginFiles(const QString& name);

/// The root object of a plugin, which stays loaded; null if it or a library that it needs is missing.
QObject* loadPlugin(const QString& name);

} // namespace ninefold::documents
