// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/reference/program.h"

namespace ninefold::cli::reference {

/// What a shell completes after the name of a program: commands, options, and the values of options.
QString bashCompletion(const ProgramEntry& program);
QString zshCompletion(const ProgramEntry& program);
QString fishCompletion(const ProgramEntry& program);

/// The words of a list; empty if there is no such list.
QStringList wordsOf(const QString& kind);

} // namespace ninefold::cli::reference
