// SPDX-License-Identifier: MIT
#include "app/cli/reference/manpage.h"

namespace ninefold::cli::reference {
namespace {

/// Text that roff prints as it is: a hyphen stays one that can be copied, and no line is taken for a request.
QString plain(QString text) {
    text.replace('\\', "\\e").replace('-', "\\-").replace("'", "\\(aq").replace("^", "\\(ha").replace("~", "\\(ti");
    QStringList lines = text.split('\n');
    for (QString& line : lines)
        if (line.startsWith('.')) line.prepend("\\&");
    return lines.join('\n');
}

/// In a request an argument is in quotes.
QString quoted(const QString& text) {
    return '"' + plain(text).replace('"', "\\(dq") + '"';
}

/// Paragraphs are filled, but a table keeps its lines.
QString paragraphs(const QString& text) {
    QString roff;
    for (const QString& paragraph : text.split("\n\n", Qt::SkipEmptyParts)) {
        const bool isTable = ('\n' + paragraph).contains("\n ");
        roff += ".PP\n" + (isTable ? ".nf\n" + plain(paragraph) + "\n.fi\n" : plain(paragraph) + '\n');
    }
    return roff;
}

QString optionsList(const QList<OptionEntry>& options) {
    QString roff;
    for (const OptionEntry& option : options) {
        const QString letter = option.letter.isEmpty() ? QString() : "\\fB" + plain('-' + option.letter) + "\\fR, ";
        const QString value = option.value.isEmpty() ? QString() : " \\fI" + plain(option.value) + "\\fR";
        roff +=
            ".TP\n" + letter + "\\fB" + plain("--" + option.name) + "\\fR" + value + '\n' + plain(option.about) + '\n';
    }
    return roff;
}

QString commandSection(const CommandEntry& command) {
    return ".SS " + quoted(command.name) + '\n' + plain(command.summary) + "\n.PP\n.B " + plain(command.usage) + '\n' +
           paragraphs(command.notes) + optionsList(command.options);
}

/// Where the programs keep what belongs to the user.
QString places(const ProgramEntry& program) {
    const bool isWindow = program.commands.isEmpty();
    const QString file = ".TP\n.I ", data = file + plain("~/.local/share/Ninefold/Ninefold");
    QString roff = data + "/library.sqlite\nThe library of puzzles, which both programs share.\n";
    if (!isWindow) return roff;
    return data + "/games\nThe games.\n" + roff + file + plain("~/.config/Ninefold/Ninefold.conf") +
           "\nThe settings.\n";
}

/// Variables that only the command line reads.
QString variables() {
    return ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nIf it is set, text has no colours; a file and a pipe never get any.\n";
}

} // namespace

QString manPage(const ProgramEntry& program) {
    QString roff = QString(".\\\" ") + kLicence;
    roff += ".TH " + quoted(program.name.toUpper()) + " 1 \"\" " + quoted("Ninefold " + program.version) + '\n';
    // Ids are not hyphenated, and lines end where they end.
    roff += ".nh\n.ad l\n.SH NAME\n" + plain(program.name) + " \\- " + plain(program.summary) + '\n';
    roff += ".SH SYNOPSIS\n.B " + plain(program.usage) + '\n';
    roff += ".SH DESCRIPTION\n" + paragraphs(program.notes);
    if (!program.commands.isEmpty()) roff += ".SH COMMANDS\n";
    for (const CommandEntry& command : program.commands) roff += commandSection(command);
    roff += ".SH OPTIONS\n" + optionsList(program.options);
    if (!program.exitCodes.isEmpty()) roff += ".SH EXIT STATUS\n" + paragraphs(program.exitCodes);
    if (!program.commands.isEmpty()) roff += variables();
    roff += ".SH FILES\n" + places(program);
    roff += ".SH SEE ALSO\n";
    const QString other = program.commands.isEmpty() ? "ninefold-cli" : "ninefold";
    return roff + ".BR " + plain(other) + " (1)\n";
}

} // namespace ninefold::cli::reference
