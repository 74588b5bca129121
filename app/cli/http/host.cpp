// SPDX-License-Identifier: MIT
#include "app/cli/http/host.h"

#include "app/documents/parts/plugins.h"

namespace ninefold::cli::http {

namespace {
const QString kPlugin = QStringLiteral("ninefold-http");
}

QStringList pluginFiles() {
    return documents::pluginFiles(kPlugin);
}

Host* loadHost() {
    return qobject_cast<Host*>(documents::loadPlugin(kPlugin));
}

} // namespace ninefold::cli::http
