// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/reference/program.h"

namespace ninefold::cli::reference {

/// The manual of a program in roff, for man(1).
QString manPage(const ProgramEntry& program);

} // namespace ninefold::cli::reference
