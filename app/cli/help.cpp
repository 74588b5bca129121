// SPDX-License-Identifier: MIT
// Help is made from the same table and options that parse the call, so that it lists exactly what exists.
// (QCommandLineParser's own help knows no subcommands.)
#include "app/cli/help.h"

#include "app/cli/text.h"

#include <algorithm>

namespace ninefold::cli {
namespace {

/// Two columns: what to type, and what it does.
using Rows = QList<std::pair<QString, QString>>;

/// The second column starts after the widest entry of the first, in every line.
QString aligned(const Rows& rows) {
    qsizetype width = 0;
    for (const auto& row : rows) width = std::max(width, row.first.size());
    QString lines;
    for (const auto& row : rows) {
        QString second = row.second;
        second.replace('\n', '\n' + QString(width + 5, ' '));
        lines += "  " + row.first.leftJustified(width + 3) + second + '\n';
    }
    return lines;
}

/// "--output FILE", or "--json" for a switch.
QString optionTyped(const QCommandLineOption& option) {
    const QString value = option.valueName();
    return "--" + option.names().constFirst() + (value.isEmpty() ? QString() : ' ' + value);
}

Rows optionRows(const QList<QCommandLineOption>& options) {
    Rows rows;
    for (const QCommandLineOption& option : options) rows.append({optionTyped(option), option.description()});
    return rows;
}

QString sharedOptions() {
    const Rows always = {{"--help", QStringLiteral("This help")}, {"--version", QStringLiteral("The version")}};
    return QStringLiteral("Options of every command:") + '\n' + aligned(optionRows(commonOptions()) + always);
}

} // namespace

QString filesNote() {
    return QStringLiteral("No FILE or \"-\" reads standard input; every puzzle format is recognised by its content.");
}

QString exitNote() {
    return QStringLiteral(
        "Exit code: 0 all done; 1 done, but some puzzle was invalid, unsolved or not unique, or nothing was "
        "found\nin a file; 2 wrong usage; 3 a file could not be read or written.");
}

QString usageOf(const Command& command) {
    const QString files = command.readsFiles         ? QStringLiteral(" [FILE...]")
                          : command.takes[0] != '\0' ? ' ' + QString(command.takes)
                                                     : QString();
    return QStringLiteral("ninefold-cli %1 [options]%2").arg(command.id, files);
}

QString programHelp() {
    Rows rows;
    for (const Command* command : allCommands()) rows.append({command->id, QString::fromUtf8(command->summary)});
    return QStringLiteral("Ninefold without a window: Sudokus for scripts, checks and big batches.") + "\n\n" +
           QStringLiteral("Usage: ninefold-cli COMMAND [options] [FILE...]") + "\n\n" + QStringLiteral("Commands:") +
           '\n' + aligned(rows) + '\n' + sharedOptions() + '\n' + filesNote() + '\n' +
           QStringLiteral("ninefold-cli COMMAND --help explains a command.") + "\n\n" + exitNote() + '\n';
}

QString commandHelp(const Command& command) {
    QString help = QString::fromUtf8(command.summary) + "\n\nUsage: " + usageOf(command) + "\n\n";
    if (const QString notes = QString::fromUtf8(command.notes); !notes.isEmpty()) help += notes + "\n\n";
    if (command.list != nullptr) help += command.list() + "\n\n";
    if (command.options != nullptr)
        help += QStringLiteral("Options:") + '\n' + aligned(optionRows(command.options())) + '\n';
    help += sharedOptions() + '\n';
    if (command.readsFiles) help += filesNote() + '\n';
    return help + exitNote() + '\n';
}

QString versionText() {
    return QStringLiteral("ninefold-cli " NINEFOLD_VERSION " (Qt %1)\n").arg(QLatin1String(qVersion()));
}

} // namespace ninefold::cli
