// SPDX-License-Identifier: MIT
#include "app/cli/http/host.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace ninefold::cli::http {

QStringList pluginFiles() {
    const QString name = QStringLiteral("/ninefold-http.so");
    const QString program = QCoreApplication::applicationDirPath();
    return {QDir::cleanPath(program + QStringLiteral("/" NINEFOLD_PLUGINS_FROM_PROGRAM) + name), program + name};
}

Host* loadHost() {
    for (const QString& file : pluginFiles()) {
        // The instance stays loaded after the loader is gone.
        QPluginLoader loader(file);
        if (Host* host = qobject_cast<Host*>(loader.instance())) return host;
    }
    return nullptr;
}

} // namespace ninefold::cli::http
