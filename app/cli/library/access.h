// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/store/library/open.h"

#include <optional>
#include <variant>

namespace ninefold::cli {

/// --database
QCommandLineOption databaseOption();

/// The library that --database names; nothing if the option is not set. Or a sentence about the mistake.
std::variant<std::optional<library::Location>, QString> readDatabase(const Invocation& call);

/// Opens a library and reports what is wrong with it; null if it cannot be used.
std::unique_ptr<library::Database> openDatabase(const library::Location& location);

/// The library that --database names, otherwise that of the user, which holds the bundled puzzles. Null after an error
/// message; `code` is then the exit code.
std::unique_ptr<library::Database> openLibraryOf(const Invocation& call, int& code);

/// Writes "LIBRARY: sentence" to standard error; returns kFileTrouble.
int complainAbout(const library::Location& location, const Error& error);

} // namespace ninefold::cli
