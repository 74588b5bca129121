// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <QString>

namespace ninefold::cli {

/// The text of `ninefold-cli --help`: the commands and their common options.
QString programHelp();

/// The text of `ninefold-cli COMMAND --help`.
QString commandHelp(const Command& command);

/// "ninefold-cli 1.2.3"
QString versionText();

} // namespace ninefold::cli
