// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::cli {

/// Qt complains loudly about locales that are not UTF-8; to be called before it starts. What is written is UTF-8 in any
/// case.
void settleLocale();

/// The whole program but for main: finds the command, runs it and returns the exit code.
/// `arguments` begins with the name of the program.
int run(const QStringList& arguments);

} // namespace ninefold::cli
