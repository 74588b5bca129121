// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/store/library/finding.h"

#include <variant>

namespace ninefold::cli {

/// --level, --er, --score, --technique, --clues, --collection, --tag, --text, --unsolved, --sort
QList<QCommandLineOption> selectionOptions();

/// The query that these options ask for, or a sentence about a mistake.
std::variant<library::Query, QString> readSelection(const Invocation& call);

} // namespace ninefold::cli
