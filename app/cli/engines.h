// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/text.h"

namespace ninefold::cli {

/// What is wrong with --engine; empty when nothing is.
inline QString wrongEngine(const Invocation& call) {
    const QString id = call.isSet("engine") ? call.value("engine") : QStringLiteral("fast");
    return id == "fast" ? QString() : Commands::tr("There is no engine '%1'; there is fast.").arg(id);
}

} // namespace ninefold::cli
