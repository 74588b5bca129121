// SPDX-License-Identifier: MIT
// What happens before a command runs: find the command, check the call, print help. This needs no display, settings
// file or network, so that a script gets the same answer everywhere.
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/help.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"

#include <QRandomGenerator>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>
#include <unistd.h>

namespace ninefold::cli {
namespace {

/// Help is an answer like any other: if it cannot be written (standard output redirected to a full disk), the
/// exit code says so.
int print(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    const bool written = std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout) ==
                             static_cast<std::size_t>(bytes.size()) &&
                         std::fflush(stdout) == 0;
    if (written) return kDone;
    Console::complain(QStringLiteral("standard output") + ": " +
                      documents::sentence({.code = ErrorCode::WriteFailed, .text = std::strerror(errno)}));
    return kFileTrouble;
}

int wrongCall(const QString& why) {
    Console::complain(why, QStringLiteral("ninefold-cli --help lists the commands."));
    return kWrongUsage;
}

/// The first mistake in the call that can be found without the command itself; empty if there is none.
QString mistake(const Command& command, const QCommandLineParser& parser) {
    if (!parser.errorText().isEmpty()) return parser.errorText();
    for (const QString& option : parser.optionNames())
        if (parser.values(option).size() > 1) return QStringLiteral("--%1 can be given only once.").arg(option);
    if (command.readsFiles) return {};
    const bool takesOne = command.takes[0] != '\0';
    if (takesOne && parser.positionalArguments().size() != 1)
        return QStringLiteral("%1 needs one %2.").arg(command.id, command.takes);
    if (!takesOne && !parser.positionalArguments().isEmpty())
        return QStringLiteral("%1 takes no FILE.").arg(command.id);
    return {};
}

int call(const Command& command, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOptions(commonOptions());
    if (command.options != nullptr) parser.addOptions(command.options());
    // Not addHelpOption: that one would list only the options, and exit the program.
    parser.addOptions({{{"h", "help"}, {}}, {{"v", "version"}, {}}});
    // Not process(): it exits with its own code at the first mistake, and mistakes have exit code 2 here.
    parser.parse(arguments);
    // Help comes before any complaint: users who ask for help often made a mistake.
    if (parser.isSet("help")) return print(commandHelp(command));
    if (parser.isSet("version")) return print(versionText());
    Invocation invocation{.command = command, .parser = parser, .files = parser.positionalArguments()};
    if (const QString why = mistake(command, parser); !why.isEmpty()) return invocation.wrongUsage(why);
    const auto common = readCommonOptions(parser);
    if (const auto* why = std::get_if<QString>(&common)) return invocation.wrongUsage(*why);
    invocation.common = std::get<CommonOptions>(common);
    if (invocation.files.isEmpty()) invocation.files = {"-"};
    const QString replaced = replacedInput(invocation.files, invocation.common.output);
    if (command.readsFiles && !replaced.isEmpty())
        return invocation.wrongUsage(
            QStringLiteral("The answers would replace %1, which is to be read; --output needs another name.")
                .arg(documents::visibleText(replaced)));
    return command.run(invocation);
}

} // namespace

std::span<const Command* const> allCommands() {
    static constexpr const Command* list[] = {
#define NINEFOLD_COMMAND(name) &commands::name,
#include "app/cli/commands.def"
#undef NINEFOLD_COMMAND
    };
    return list;
}

const Command* commandById(const QString& id) {
    for (const Command* command : allCommands())
        if (id == QLatin1String(command->id)) return command;
    return nullptr;
}

/// Follows NO_COLOR (no-color.org): any value except the empty one forbids colours.
bool Invocation::colours() const {
    return common.output.isEmpty() && ::isatty(STDOUT_FILENO) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR") &&
           qgetenv("TERM") != "dumb";
}

std::uint64_t Invocation::seed() const {
    if (common.seed) return *common.seed;
    const std::uint64_t seed = QRandomGenerator::system()->generate();
    if (!common.quiet) Console::complain(QStringLiteral("The same again: --seed %1").arg(seed));
    return seed;
}

int Invocation::wrongUsage(const QString& why) const {
    Console::complain(why, QStringLiteral("ninefold-cli %1 --help explains how to use it.").arg(command.id));
    return kWrongUsage;
}

void settleLocale() {
    // Scripts run with LC_ALL=C, cron without any locale; neither should cause a warning on standard error.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) ::setenv("LC_ALL", "C.UTF-8", 1);
}

int run(const QStringList& arguments) {
    if (arguments.size() < 2) return wrongCall(QStringLiteral("A command is needed."));
    const QString& first = arguments[1];
    if (first == "--help" || first == "-h") return print(programHelp());
    if (first == "--version" || first == "-v") return print(versionText());
    const Command* command = commandById(first);
    if (command == nullptr) return wrongCall(QStringLiteral("There is no command '%1'.").arg(first));
    // The parser knows no subcommands: it gets the call without the command name, leaving options and files.
    return call(*command, arguments.first(1) + arguments.sliced(2));
}

} // namespace ninefold::cli
