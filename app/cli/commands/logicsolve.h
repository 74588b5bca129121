// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/run.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

#include <variant>

namespace ninefold::cli {

class PageFile;

/// True with --engine logic, and for text output without --engine; JSON output without --engine uses fast.
bool solvesByLogic(const Invocation& call);

/// --techniques, --first and --inside.
QList<QCommandLineOption> logicOptions();

/// Solves step after step, as people do; or what is wrong with the call. The job refers to the call and must not
/// outlive it. `page` (null = none) gets the steps of the only puzzle.
std::variant<Job, QString> logicJob(const Invocation& call, PageFile* page = nullptr);

} // namespace ninefold::cli
