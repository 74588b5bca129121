// SPDX-License-Identifier: MIT
#include "app/documents/parts/plugins.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace ninefold::documents {

QStringList pluginFiles(const QString& name) {
    const QString file = u'/' + name + QStringLiteral(".so");
    const QString program = QCoreApplication::applicationDirPath();
    return {QDir::cleanPath(program + QStringLiteral("/" NINEFOLD_PLUGINS_FROM_PROGRAM) + file), program + file};
}

QObject* loadPlugin(const QString& name) {
    for (const QString& file : pluginFiles(name)) {
        // The instance stays loaded after the loader is gone.
        QPluginLoader loader(file);
        if (QObject* root = loader.instance()) return root;
    }
    return nullptr;
}

} // namespace ninefold::documents
