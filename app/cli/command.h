// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QStringList>

#include <span>

namespace ninefold::cli {

/// The exit codes of the program; scripts rely on them.
enum ExitCode {
    kDone = 0,
    kFlawed = 1, // done, but a puzzle was invalid, unsolved or not unique, or a readable file held no Sudoku
    kWrongUsage = 2,
    kFileTrouble = 3 // a file could not be read or written
};

struct Command;

/// One call of a command, with its common options already parsed. It lives until the command has ended, so handlers
/// and jobs may refer to it.
struct Invocation {
    const Command& command;
    const QCommandLineParser& parser;
    CommonOptions common;
    /// Never empty: "-" is standard input.
    QStringList files;

    bool isSet(const char* option) const { return parser.isSet(QLatin1String(option)); }
    QString value(const char* option) const { return parser.value(QLatin1String(option)); }
    /// That of --seed, or any, which is named on standard error: the user must be able to make the same again.
    std::uint64_t seed() const;
    /// Whether text may have colours: only on a terminal, and not if NO_COLOR is set.
    bool colours() const;
    /// Writes what is wrong with the call to standard error and returns kWrongUsage, so that a command can end with
    /// `return call.wrongUsage(...)`. Call it before the first puzzle is read.
    int wrongUsage(const QString& why) const;
};

/// One subcommand. Registered in commands.def. Texts are English: scripts read them.
///
/// To add a command, write a file in commands/ with this descriptor, a line in commands.def and a row in the tests;
/// help, options and the check of the call need nothing else.
struct Command {
    const char* id;
    /// What it does, in one line.
    const char* summary;
    /// What --help says in addition to the options; paragraphs are kept.
    const char* notes = "";
    /// What --help lists after the notes, where that comes from a registry.
    QString (*list)() = nullptr;
    QList<QCommandLineOption> (*options)() = nullptr;
    int (*run)(const Invocation& invocation) = nullptr;
    /// Whether it reads puzzles; otherwise it takes no FILE.
    bool readsFiles = true;
    /// The name of the one argument that it takes instead of files: "ID".
    const char* takes = "";
};

/// All commands in the order of commands.def.
std::span<const Command* const> allCommands();

/// Null if there is no command with that id.
const Command* commandById(const QString& id);

} // namespace ninefold::cli

namespace ninefold::cli::commands {
#define NINEFOLD_COMMAND(name) extern const Command name;
#include "app/cli/commands.def"
#undef NINEFOLD_COMMAND
} // namespace ninefold::cli::commands
