// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "engine/generator/puzzlespec.h"

#include <QList>
#include <QString>

#include <variant>

namespace ninefold::cli {

/// The options that specify the new puzzle.
QList<QCommandLineOption> specOptions();

/// The specification, or a sentence about the option that is wrong.
std::variant<generator::PuzzleSpec, QString> readSpec(const Invocation& call);

} // namespace ninefold::cli
