// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <QString>

namespace ninefold::cli {

/// What `ninefold-cli --help` prints: the commands and what all of them share.
QString programHelp();

/// What `ninefold-cli COMMAND --help` prints.
QString commandHelp(const Command& command);

/// "ninefold-cli 1.2.3"
QString versionText();

} // namespace ninefold::cli
