// SPDX-License-Identifier: MIT
#include "app/cli/reference/program.h"

#include "app/cli/command.h"
#include "app/cli/help.h"
#include "app/cli/reference/wordlists.h"

#include <QRegularExpression>

namespace ninefold::cli::reference {
namespace {

OptionEntry entryOf(const QString& name, const QString& letter, const QString& value, const QString& about) {
    const ValueKind kind = kindOf(name, value);
    return {.name = name, .letter = letter, .value = value, .about = about, .kind = kind.kind, .isList = kind.isList};
}

QList<OptionEntry> entriesOf(const QList<QCommandLineOption>& options) {
    QList<OptionEntry> entries;
    for (const QCommandLineOption& option : options)
        // A description may have several lines, which other widths break elsewhere.
        entries << entryOf(option.names().constFirst(), {}, option.valueName(), option.description().simplified());
    return entries;
}

/// A command with actions names them in its notes: "  library add FILE...".
QStringList actionsIn(const Command& command) {
    const QRegularExpression line("^  " + QString(command.id) + " ([a-z]+)", QRegularExpression::MultilineOption);
    QStringList actions;
    for (auto match = line.globalMatch(QString::fromUtf8(command.notes)); match.hasNext();)
        actions << match.next().captured(1);
    return actions;
}

CommandEntry entryOf(const Command& command) {
    CommandEntry entry{.name = command.id,
                       .usage = usageOf(command),
                       .summary = QString::fromUtf8(command.summary),
                       .notes = QString::fromUtf8(command.notes),
                       .options = {},
                       .words = actionsIn(command),
                       .readsFiles = command.readsFiles};
    if (command.list != nullptr) entry.notes += (entry.notes.isEmpty() ? "" : "\n\n") + command.list();
    if (command.options != nullptr) entry.options = entriesOf(command.options());
    return entry;
}

} // namespace

ProgramEntry cliProgram() {
    ProgramEntry program{.name = "ninefold-cli",
                         .version = NINEFOLD_VERSION,
                         .summary = "Sudokus for scripts, checks and big batches",
                         .usage = "ninefold-cli COMMAND [options] [FILE...]",
                         .notes = filesNote(),
                         .commands = {},
                         .options = entriesOf(commonOptions()),
                         .exitCodes = exitNote()};
    for (const Command* command : allCommands()) program.commands << entryOf(*command);
    program.options << entryOf("help", "h", {}, "Help, also for a command")
                    << entryOf("version", "v", {}, "The version");
    return program;
}

/// "  -h, --help     show this and leave"; the text may continue in indented lines.
ProgramEntry windowProgram(const QString& help) {
    static const QRegularExpression option("^ +(?:-(\\w), )?--([\\w-]+)(?: ([A-Z]+))? {2,}(.*)$"), more("^ {6,}(.*)$");
    ProgramEntry program{.name = "ninefold",
                         .version = NINEFOLD_VERSION,
                         .summary = "play Sudoku, learn its techniques, watch solvers think",
                         .usage = {},
                         .notes = {},
                         .commands = {},
                         .options = {},
                         .exitCodes = {}};
    for (const QString& line : help.split('\n')) {
        const auto found = option.match(line), continued = more.match(line);
        if (found.hasMatch())
            program.options << entryOf(found.captured(2), found.captured(1), found.captured(3), found.captured(4));
        else if (line.startsWith("Usage: ")) program.usage = line.sliced(7);
        else if (!program.options.isEmpty() && continued.hasMatch())
            program.options.last().about += ' ' + continued.captured(1);
        else if (program.options.isEmpty()) program.notes += line + '\n';
    }
    program.notes = program.notes.trimmed();
    return program;
}

} // namespace ninefold::cli::reference
