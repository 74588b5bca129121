// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/run.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

#include <variant>

namespace ninefold::cli {

/// --engine logic; without --engine people are told how to solve and scripts are answered fast.
bool solvesByLogic(const Invocation& call);

/// --techniques, --first and --inside.
QList<QCommandLineOption> logicOptions();

/// Solving as people do, step after step; or what is wrong with the call. The job refers to the call and must not
/// outlive it.
std::variant<Job, QString> logicJob(const Invocation& call);

} // namespace ninefold::cli
