// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <QString>

namespace ninefold::cli {

/// The text of `ninefold-cli --help`: the commands and their common options.
QString programHelp();

/// The text of `ninefold-cli COMMAND --help`.
QString commandHelp(const Command& command);

/// "ninefold-cli COMMAND [options] [FILE...]"
QString usageOf(const Command& command);

/// What a FILE may be, and what the exit codes mean.
QString filesNote();
QString exitNote();

/// "ninefold-cli 1.2.3 (Qt 6.4.2)"
QString versionText();

} // namespace ninefold::cli
