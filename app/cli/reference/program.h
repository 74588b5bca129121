// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ninefold::cli::reference {

/// The first comment of every text. In two parts, because tools would take it for that of the source.
constexpr auto kLicence = "SPDX-License"
                          "-Identifier: MIT\n";

/// An option as manuals and shells need it.
struct OptionEntry {
    QString name;   // "output"
    QString letter; // "h", or empty
    QString value;  // "FILE"; empty for a switch
    QString about;
    /// What the value is one of: the id of a word list (wordlists.h), "file", or empty if anything goes.
    QString kind;
    /// Several values, with commas between.
    bool isList = false;
};

struct CommandEntry {
    QString name, usage, summary, notes;
    QList<OptionEntry> options;
    /// The words that may replace the first file.
    QStringList words;
    bool readsFiles = true;
};

/// A program as its manual shows it. A program without commands has only options.
struct ProgramEntry {
    QString name, version, summary, usage, notes;
    QList<CommandEntry> commands;
    QList<OptionEntry> options;
    QString exitCodes;
};

/// ninefold-cli, from the tables that parse its calls.
ProgramEntry cliProgram();

/// ninefold, from what its --help says, because this room does not know the window.
ProgramEntry windowProgram(const QString& help);

} // namespace ninefold::cli::reference
