// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QStringList>

#include <span>

namespace ninefold::cli {

/// What a run can end with; scripts rely on these.
enum ExitCode {
    kDone = 0,
    kFlawed = 1, // done, but a puzzle was invalid, unsolved or not unique, or a readable file held no Sudoku
    kWrongUsage = 2,
    kFileTrouble = 3 // a file could not be read or written
};

struct Command;

/// One call of a command, its common options already understood. It lives until the command has ended, so handlers and
/// jobs may refer to it.
struct Invocation {
    const Command& command;
    const QCommandLineParser& parser;
    CommonOptions common;
    /// Never empty: "-" is standard input.
    QStringList files;

    bool isSet(const char* option) const { return parser.isSet(QLatin1String(option)); }
    QString value(const char* option) const { return parser.value(QLatin1String(option)); }
    /// Whether text may have colours: only at a terminal, and not when NO_COLOR is set.
    bool colours() const;
    /// Says what is wrong with the call on standard error; returns kWrongUsage, so that a command can end in
    /// `return call.wrongUsage(...)`. Everything that can be wrong is found before the first puzzle is read.
    int wrongUsage(const QString& why) const;
};

/// One subcommand. Registered in commands.def. Texts are marked for translation (context "Commands").
///
/// A new one is a file in commands/ with this descriptor, a line in commands.def and a row in the tests; help, options
/// and the check of the call come from here.
struct Command {
    const char* id;
    /// What it does, in one line.
    const char* summary;
    /// What --help says beyond the options; paragraphs are kept.
    const char* notes = "";
    QList<QCommandLineOption> (*options)() = nullptr;
    int (*run)(const Invocation& invocation) = nullptr;
    /// Whether it reads puzzles; otherwise it takes no FILE.
    bool readsFiles = true;
    /// What it takes in place of files, exactly one: "ID".
    const char* takes = "";
};

/// All commands in the order of commands.def.
std::span<const Command* const> allCommands();

/// Null when there is none of that id.
const Command* commandById(const QString& id);

/// An option of a command; without `value` it is a switch.
QCommandLineOption option(const char* name, const char* description, const char* value = "");

} // namespace ninefold::cli

namespace ninefold::cli::commands {
#define NINEFOLD_COMMAND(name) extern const Command name;
#include "app/cli/commands/commands.def"
#undef NINEFOLD_COMMAND
} // namespace ninefold::cli::commands
