// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::cli {

/// Chooses a UTF-8 locale, because Qt prints warnings for others; call it before Qt starts. Output is always UTF-8.
void settleLocale();

/// The whole program except main: finds the command, runs it and returns the exit code. `arguments` starts with the
/// name of the program.
int run(const QStringList& arguments);

} // namespace ninefold::cli
